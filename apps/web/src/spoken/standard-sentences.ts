import type { HandView } from '@upcard/core';
import type { ParticipantView } from '@upcard/tables';
import { formatAmount } from '../felt/amount-text.ts';
import { cardInSentence } from '../felt/card-name.ts';
import { handWords, totalWords } from '../tables/hand-words.ts';
import { standardBannerText } from '../tables/standard/standard-banner-text.ts';
import { activeHandOf, isOwnNumber, nameOf, type StandardScene, spotOf } from '../tables/standard/standard-scene.ts';
import { coinsWords, netWords } from '../tables/standard/standard-words.ts';
import { listed } from './listed.ts';

/** `You have`, `Ann has`. */
function has(scene: StandardScene, number: number): string {
  return isOwnNumber(scene, number) ? 'You have' : `${nameOf(scene.view, number)} has`;
}

const HAND_STATES: Readonly<Record<HandView['status'], string>> = {
  waiting: '',
  stood: ', stands',
  natural: ', blackjack',
  bust: ', bust',
  surrendered: ', surrendered',
  forfeited: ', forfeited',
};

function ended({ result, status }: HandView): string {
  if (result === null) return HAND_STATES[status];
  if (result.outcome === 'push') return ', a push: the bet comes back';
  const how = result.outcome === 'blackjack' ? 'blackjack, ' : result.outcome === 'bust' ? 'bust, ' : '';
  return `, ${how}${netWords(result.net)}`;
}

function handSentence(hand: HandView): string {
  const bet = hand.result === null ? `, ${coinsWords(hand.wager)} bet` : '';
  if (hand.cards.length === 0) return `no cards yet${bet}`;
  const cards = listed(hand.cards.map(({ card }) => cardInSentence(card)));
  return `${cards}, total ${totalWords(hand.total)}${ended(hand)}${bet}`;
}

/** The hands of one Player, one sentence each. Whoever listens hears the total of cards that all can see. */
export function playerSentences(scene: StandardScene, number: number): readonly string[] {
  const hands = spotOf(scene.view, number)?.hands ?? [];
  return hands.map((hand, index) => {
    const which = handWords(index, hands.length);
    const label = which === null ? '' : ` in the ${which.toLowerCase()}`;
    return `${has(scene, number)}${label}: ${handSentence(hand)}.`;
  });
}

/** The Dealer's cards in words, as far as this person may know them. No total while the Dealer plays. */
export function standardDealerSentence({ view, overlay }: StandardScene): string {
  const { table } = view;
  const who = view.dealer === null ? 'The Dealer' : `${nameOf(view, view.dealer.number)}, the Dealer,`;
  if (table === null || table.dealer.cards.length === 0) {
    return view.dealer === null ? 'There is no Dealer yet.' : `${who} has no cards yet.`;
  }
  const { cards, total, isNatural } = table.dealer;
  const own = new Map(overlay.faceDown.map(({ id, card }) => [id, card]));
  const names = cards.map((shown) => {
    if (shown.kind === 'faceUp') return cardInSentence(shown.card);
    const known = own.get(shown.id);
    return known === undefined ? cardInSentence(null) : `${cardInSentence(known)}, face down`;
  });
  const thrown = table.discarded === null ? '' : ` ${cardInSentence(table.discarded.card)} was thrown away.`;
  const isOver = view.phase === 'break' || view.phase === 'finished';
  const finish = isNatural
    ? ', blackjack'
    : total.total > 21
      ? `, bust with ${total.total}`
      : `, total ${totalWords(total)}`;
  return `${who} has ${listed(names)}${isOver ? finish : ''}.${thrown}`;
}

/** Where the auction stands, or how it ended, in sentences. */
function auctionSentences({ view, overlay }: StandardScene): readonly string[] {
  const { auction, outcome } = view;
  if (auction !== null) {
    const { leading, leastBid } = auction;
    if (view.options.bidding === 'blind') {
      const sealed = overlay.bid?.sealed ?? null;
      const answered = auction.standings.filter(({ standing }) => standing === 'answered').length;
      const own = sealed === null ? [] : [sealed === 'skip' ? 'You have skipped.' : `Your bid is ${sealed}.`];
      return [`${answered} of ${auction.standings.length} have answered.`, ...own];
    }
    if (leading === null) return ['Nobody has bid yet.', `The least bid is ${leastBid}.`];
    const leader = isOwnNumber({ overlay }, leading.by) ? 'You lead' : `${nameOf(view, leading.by)} leads`;
    return [`${leader} with ${formatAmount(leading.amount)}.`, `The next bid is at least ${formatAmount(leastBid)}.`];
  }
  if (outcome === null) return ['No auction is running.'];
  return outcome.winner === null
    ? ['Everybody skipped; the Banker deals.']
    : [`${nameOf(view, outcome.winner)} paid ${coinsWords(outcome.paid)} to deal.`];
}

function capitalSentence(scene: StandardScene, { number, available, inPlay, status }: ParticipantView): string {
  const part =
    inPlay.kind === 'wagers'
      ? ` and ${coinsWords(inPlay.amount)} in play`
      : inPlay.kind === 'dealer'
        ? ' and deals'
        : status === 'active'
          ? ''
          : `, ${status}`;
  return `${has(scene, number)} ${coinsWords(available)}${part}.`;
}

/** What a text key asks for. */
export type StandardTextKey = 'cards' | 'total' | 'dealer' | 'clock' | 'coins' | 'auction' | 'table';

function cardsAnswer(scene: StandardScene): string {
  const { number } = scene.overlay;
  if (number === null) return 'You have no hand here.';
  if (scene.view.dealer?.number === number) return standardDealerSentence(scene);
  const hands = playerSentences(scene, number);
  return hands.length === 0 ? 'You have no cards.' : hands.join(' ');
}

function totalAnswer({ view, overlay }: StandardScene): string {
  const asked = overlay.actions === null ? null : activeHandOf(view);
  const own = overlay.number === null ? [] : (spotOf(view, overlay.number)?.hands ?? []);
  const totals = (asked === null ? own : [asked]).filter(({ cards }) => cards.length > 0);
  return totals.length === 0
    ? 'You have no hand.'
    : `Your total: ${listed(totals.map(({ total }) => totalWords(total)))}.`;
}

function clockAnswer({ view }: StandardScene, now: number): string {
  if (view.clock === null) return 'No clock is running.';
  const seconds = Math.max(0, Math.ceil((view.clock.deadline - now) / 1000));
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left.`;
}

function bankSentence({ view }: StandardScene): string {
  return `The Bank has ${coinsWords(view.bank)}.`;
}

/** What a text key is answered with. `now` is the server's time in milliseconds. */
export function standardTextAnswer(scene: StandardScene, key: StandardTextKey, now: number): string {
  switch (key) {
    case 'cards':
      return cardsAnswer(scene);
    case 'total':
      return totalAnswer(scene);
    case 'dealer':
      return standardDealerSentence(scene);
    case 'clock':
      return clockAnswer(scene, now);
    case 'coins':
      return [...scene.view.participants.map((one) => capitalSentence(scene, one)), bankSentence(scene)].join(' ');
    case 'auction':
      return auctionSentences(scene).join(' ');
    case 'table':
      return standardSentences(scene).join(' ');
  }
}

/** The whole table as sentences: what goes on, the auction, the Dealer, every hand, everybody's coins. */
export function standardSentences(scene: StandardScene): readonly string[] {
  const { view } = scene;
  const { title, detail, more } = standardBannerText(scene);
  const state = `${title}.${detail === '' && more === '' ? '' : ` ${`${detail}${more}`.replace(/^\. /, '').replace(/\.$/, '')}.`}`;
  if (view.phase === 'waiting') return [state];
  const hasCards = view.table !== null && view.phase !== 'finished';
  return [
    state,
    `Round ${view.round} of ${view.options.rounds}.`,
    ...(view.phase === 'finished' ? [] : auctionSentences(scene)),
    ...(hasCards ? [standardDealerSentence(scene)] : []),
    ...(hasCards ? view.players.flatMap(({ number }) => playerSentences(scene, number)) : []),
    ...view.participants.map((one) => capitalSentence(scene, one)),
    bankSentence(scene),
  ];
}
