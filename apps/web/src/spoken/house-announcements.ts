import type { HouseHappening, SeatView } from '@upcard/tables';
import { cardInSentence } from '../felt/card-name.ts';
import { CALLED_OFF } from '../tables/called-off.ts';
import { handWords, totalWords } from '../tables/hand-words.ts';
import { type HouseScene, isOwn, ownResults, seatOf, spotOf } from '../tables/house/house-scene.ts';
import { chipsWords, seatName } from '../tables/house/house-words.ts';
import { closingText } from '../tables/room/closing-text.ts';
import { dealerSentence, seatSentences } from './house-sentences.ts';
import { listed } from './listed.ts';

function subject(scene: HouseScene, seat: SeatView, [you, other]: readonly [string, string]): string {
  if (!isOwn(scene, seat.seat)) return `${seatName(scene.view, seat)} ${other}`;
  return scene.overlay.seats.length > 1 ? `Your seat ${seat.seat} ${other}` : `You ${you}`;
}

function said(scene: HouseScene, seat: number, words: readonly [string, string], rest = ''): string[] {
  const view = seatOf(scene.view, seat);
  return view === null ? [] : [`${subject(scene, view, words)}${rest}.`];
}

const ACTED: Readonly<Record<'hit' | 'stand' | 'double' | 'split' | 'surrender', readonly [string, string]>> = {
  hit: ['hit', 'hits'],
  stand: ['stand', 'stands'],
  double: ['double', 'doubles'],
  split: ['split', 'splits'],
  surrender: ['surrender', 'surrenders'],
};

function cardSentence(scene: HouseScene, happening: HouseHappening & { type: 'cardDealt' }): string[] {
  const { to, id } = happening;
  const { table } = scene.view;
  if (to === 'dealer' || table === null) return [];
  const hands = spotOf(scene.view, to.spot)?.hands ?? [];
  const hand = hands[to.hand];
  const dealt = hand?.cards.find((card) => card.id === id);
  if (hand === undefined || dealt === undefined) return [];
  const which = handWords(to.hand, hands.length);
  const total = `: ${cardInSentence(dealt.card)}, ${totalWords(hand.total)}`;
  return said(scene, to.spot, ['get', 'gets'], `${which === null ? '' : ` on the ${which.toLowerCase()}`}${total}`);
}

/** After an opening deal: everybody's hands and the dealer's card at once, instead of card by card. */
function dealSentences(scene: HouseScene): string[] {
  return [
    dealerSentence(scene),
    ...(scene.view.table?.spots ?? []).flatMap(({ id }) => {
      const seat = seatOf(scene.view, id);
      return seat === null ? [] : seatSentences(scene, seat);
    }),
  ];
}

function resultSentences(scene: HouseScene): string[] {
  const results = ownResults(scene);
  const net = results.reduce((total, result) => total + result.net, 0);
  const own =
    net > 0 ? `You won ${chipsWords(net)}.` : net < 0 ? `You lost ${chipsWords(-net)}.` : 'You came out even.';
  const others = (scene.view.table?.spots ?? [])
    .filter(({ id }) => !isOwn(scene, id))
    .flatMap(({ id, hands }) => {
      const change = hands.reduce((total, { result }) => total + (result?.net ?? 0), 0);
      const words =
        change > 0 ? `won ${chipsWords(change)}` : change < 0 ? `lost ${chipsWords(-change)}` : 'came out even';
      return said(scene, id, [words, words]);
    });
  return [dealerSentence(scene), ...(results.length === 0 ? [] : [own]), ...others];
}

function endingSentence({ view, room }: HouseScene, { ending }: HouseHappening & { type: 'ended' }): string {
  switch (ending.kind) {
    case 'houseWins':
      return 'The house wins: every seat is under the least bet.';
    case 'closed':
      return `${closingText(room.closing)}.`;
    case 'bankBroken': {
      const names = ending.winners.flatMap((number) => {
        const seat = seatOf(view, number);
        return seat === null ? [] : [seatName(view, seat)];
      });
      return `The bank is broken. ${listed(names)} ${names.length === 1 ? 'wins' : 'win'} the session.`;
    }
  }
}

function sentencesOf(scene: HouseScene, happening: HouseHappening): string[] {
  switch (happening.type) {
    case 'sat':
      return said(scene, happening.seat, ['sit down', 'sits down'], ` on seat ${happening.seat}`);
    case 'left':
      return [`Seat ${happening.seat} is left.`];
    case 'shuffleBegan':
      return ['The shoe is shuffled.'];
    case 'betsOpened':
      return [`Place your bets.`];
    case 'cardDealt':
      return cardSentence(scene, happening);
    case 'acted':
      return happening.action === 'hit' ? [] : said(scene, happening.at.spot, ACTED[happening.action]);
    case 'handFinished':
      return happening.status === 'bust' ? said(scene, happening.at.spot, ['bust', 'busts']) : [];
    case 'timedOut':
      return happening.seats.flatMap((seat) => said(scene, seat, ['ran out of time', 'ran out of time']));
    case 'settled':
      return resultSentences(scene);
    case 'roundVoided':
      return [CALLED_OFF];
    case 'ended':
      return [endingSentence(scene, happening)];
    case 'chipsMoved':
      return happening.from.startsWith('purse:') && happening.to.startsWith('bet:') && scene.view.phase === 'bets'
        ? said(
            scene,
            Number(happening.from.slice('purse:'.length)),
            ['bet', 'bets'],
            ` ${chipsWords(happening.amount)}`,
          )
        : [];
    case 'roundBegan':
    case 'cardDiscarded':
    case 'cardTurned':
    case 'dealerPeeked':
      return [];
  }
}

/** What is said politely about the happenings of one change, when all of them are on screen. */
export function announcements(scene: HouseScene, happenings: readonly HouseHappening[]): readonly string[] {
  const isDeal = happenings.some(({ type }) => type === 'roundBegan');
  const told = isDeal ? happenings.filter(({ type }) => type !== 'cardDealt' && type !== 'handFinished') : happenings;
  const isSettled = happenings.some(({ type }) => type === 'settled');
  const sentences = told.flatMap((happening) => sentencesOf(scene, happening));
  return isDeal && !isSettled ? ['No more bets.', ...dealSentences(scene), ...sentences] : sentences;
}
