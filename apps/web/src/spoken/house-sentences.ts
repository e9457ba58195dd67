import type { HandView } from '@upcard/core';
import type { SeatView } from '@upcard/tables';
import { cardInSentence } from '../felt/card-name.ts';
import { handWords, totalWords } from '../tables/hand-words.ts';
import { bannerText } from '../tables/house/banner-text.ts';
import { activeHand, type HouseScene, isOwn, isYourTurn, seatOf, spotOf } from '../tables/house/house-scene.ts';
import { chipsWords, seatName } from '../tables/house/house-words.ts';
import { listed } from './listed.ts';

/** `Ann has`, `You have`, `Your seat 2 has`. */
function has(scene: HouseScene, seat: SeatView): string {
  if (!isOwn(scene, seat.seat)) return `${seatName(scene.view, seat)} has`;
  return scene.overlay.seats.length > 1 ? `Your seat ${seat.seat} has` : 'You have';
}

function ended(hand: HandView): string {
  switch (hand.result?.outcome) {
    case 'blackjack':
      return `, blackjack, won ${chipsWords(hand.result.net)}`;
    case 'win':
      return `, won ${chipsWords(hand.result.net)}`;
    case 'push':
      return ', a push: the bet comes back';
    case 'bust':
      return `, bust, lost ${chipsWords(-hand.result.net)}`;
    case 'lose':
    case 'surrender':
    case 'forfeit':
      return `, lost ${chipsWords(-hand.result.net)}`;
    case undefined:
      break;
  }
  const states: Readonly<Record<HandView['status'], string>> = {
    waiting: '',
    stood: ', stands',
    natural: ', blackjack',
    bust: ', bust',
    surrendered: ', surrendered',
    forfeited: ', forfeited',
  };
  return states[hand.status];
}

/** One hand in words: its cards, its total, how it stands and its bet. */
function handSentence(hand: HandView): string {
  if (hand.cards.length === 0) return `no cards yet, ${chipsWords(hand.wager)} bet`;
  const cards = listed(hand.cards.map(({ card }) => cardInSentence(card)));
  const bet = hand.result === null ? `, ${chipsWords(hand.wager)} bet` : '';
  return `${cards}, total ${totalWords(hand.total)}${ended(hand)}${bet}`;
}

/** What a seat holds before and during a round, in one sentence for each hand. */
export function seatSentences(scene: HouseScene, seat: SeatView): readonly string[] {
  const hands = spotOf(scene.view, seat.seat)?.hands ?? [];
  const away = seat.isAway ? ' Away.' : '';
  if (hands.length === 0) {
    const doing: Readonly<Record<SeatView['status'], string>> = {
      ready: '',
      choosing: ', no bet yet',
      bet: `, ${chipsWords(seat.bet)} bet`,
      noBet: ', no bet in this round',
      sitsOut: ', sits out',
      playing: '',
    };
    return [`${has(scene, seat)} ${chipsWords(seat.chips)}${doing[seat.status]}.${away}`];
  }
  return hands.map((hand, index) => {
    const which = handWords(index, hands.length);
    const label = which === null ? '' : ` in the ${which.toLowerCase()}`;
    return `${has(scene, seat)}${label}: ${handSentence(hand)}.${index === 0 ? away : ''}`;
  });
}

/** The dealer's cards in words, the face-down one as such. */
export function dealerSentence({ view }: HouseScene): string {
  const { table } = view;
  if (table === null || table.dealer.cards.length === 0) return 'The dealer has no cards yet.';
  const { cards, total, isNatural } = table.dealer;
  const names = listed(cards.map((shown) => cardInSentence(shown.kind === 'faceUp' ? shown.card : null)));
  if (cards.some(({ kind }) => kind === 'faceDown')) return `The dealer shows ${names}.`;
  const finish = isNatural ? 'blackjack' : total.total > 21 ? `bust with ${total.total}` : `total ${totalWords(total)}`;
  return `The dealer has ${names}, ${finish}.`;
}

/** The hand that matters to the person now: the one asked, else all of their own. */
function ownHands(scene: HouseScene): readonly string[] {
  return scene.overlay.seats.flatMap((number) => {
    const seat = seatOf(scene.view, number);
    return seat === null ? [] : seatSentences(scene, seat);
  });
}

/** What a text key asks for. */
export type TextKey = 'cards' | 'total' | 'dealer' | 'clock' | 'chips' | 'table';

function totalAnswer(scene: HouseScene): string {
  const hand = isYourTurn(scene) ? activeHand(scene.view) : null;
  const hands = hand === null ? scene.overlay.seats.flatMap((seat) => spotOf(scene.view, seat)?.hands ?? []) : [hand];
  const totals = hands.filter(({ cards }) => cards.length > 0).map(({ total }) => totalWords(total));
  return totals.length === 0 ? 'You have no hand.' : `Your total: ${listed(totals)}.`;
}

function clockAnswer({ view }: HouseScene, now: number): string {
  if (view.clock === null) return 'No clock is running.';
  const seconds = Math.max(0, Math.ceil((view.clock.deadline - now) / 1000));
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left.`;
}

function chipsAnswer({ view, overlay }: HouseScene): string {
  const own = overlay.seats.flatMap((number) => {
    const seat = seatOf(view, number);
    return seat === null
      ? []
      : [overlay.seats.length > 1 ? `seat ${number} ${chipsWords(seat.chips)}` : chipsWords(seat.chips)];
  });
  return `${own.length === 0 ? '' : `You have ${listed(own)}. `}The bank has ${chipsWords(view.bank)}.`;
}

/** What a text key is answered with. `now` is the server's time in milliseconds. */
export function textKeyAnswer(scene: HouseScene, key: TextKey, now: number): string {
  switch (key) {
    case 'cards': {
      const hands = ownHands(scene);
      return hands.length === 0 ? 'You have no seat here.' : hands.join(' ');
    }
    case 'total':
      return totalAnswer(scene);
    case 'dealer':
      return dealerSentence(scene);
    case 'clock':
      return clockAnswer(scene, now);
    case 'chips':
      return chipsAnswer(scene);
    case 'table':
      return tableSentences(scene).join(' ');
  }
}

/** The whole table as sentences: what goes on, the dealer, every seat, the bank and the shoe. */
export function tableSentences(scene: HouseScene): readonly string[] {
  const { view } = scene;
  const { title, detail, more } = bannerText(scene);
  const state = detail === '' && more === '' ? `${title}.` : `${title}. ${detail}${more}.`;
  return [
    state,
    dealerSentence(scene),
    ...view.seats.flatMap((seat) => seatSentences(scene, seat)),
    `The bank has ${chipsWords(view.bank)}. ${view.shoe.left} of ${view.shoe.size} cards are in the shoe.`,
  ];
}
