import type { StandardHappening } from '@upcard/tables';
import { formatAmount } from '../felt/amount-text.ts';
import { cardInSentence } from '../felt/card-name.ts';
import { CALLED_OFF } from '../tables/called-off.ts';
import { handWords, totalWords } from '../tables/hand-words.ts';
import { standardBannerText } from '../tables/standard/standard-banner-text.ts';
import { isOwnNumber, nameOf, type StandardScene, spotOf } from '../tables/standard/standard-scene.ts';
import { coinsWords, netWords } from '../tables/standard/standard-words.ts';
import { listed } from './listed.ts';
import { playerSentences, standardDealerSentence } from './standard-sentences.ts';

/** `You raise` or `Ann raises`; `words` are the two forms. */
function does(scene: StandardScene, number: number, [you, other]: readonly [string, string], rest = ''): string {
  const who = isOwnNumber(scene, number) ? `You ${you}` : `${nameOf(scene.view, number)} ${other}`;
  return `${who}${rest}.`;
}

const ACTED: Readonly<Record<'hit' | 'stand' | 'double' | 'split' | 'surrender', readonly [string, string]>> = {
  hit: ['hit', 'hits'],
  stand: ['stand', 'stands'],
  double: ['double', 'doubles'],
  split: ['split', 'splits'],
  surrender: ['surrender', 'surrenders'],
};

function cardSentence(scene: StandardScene, { id, to }: StandardHappening & { type: 'cardDealt' }): string[] {
  if (to === 'dealer') return [];
  const hands = spotOf(scene.view, to.spot)?.hands ?? [];
  const hand = hands[to.hand];
  const dealt = hand?.cards.find((card) => card.id === id);
  if (hand === undefined || dealt === undefined) return [];
  const which = handWords(to.hand, hands.length);
  const rest = `${which === null ? '' : ` on the ${which.toLowerCase()}`}: ${cardInSentence(dealt.card)}, ${totalWords(hand.total)}`;
  return [does(scene, to.spot, ['get', 'gets'], rest)];
}

function names(scene: StandardScene, numbers: readonly number[]): string {
  return listed(numbers.map((number) => (isOwnNumber(scene, number) ? 'You' : nameOf(scene.view, number))));
}

function resolvedSentence(scene: StandardScene, { winner, paid }: StandardHappening & { type: 'auctionResolved' }) {
  return winner === null
    ? 'Everybody skipped: the Banker deals.'
    : does(scene, winner, ['pay', 'pays'], ` ${coinsWords(paid)} and ${isOwnNumber(scene, winner) ? 'deal' : 'deals'}`);
}

/** Who won and lost what in the round that has just been settled. */
function resultSentences(scene: StandardScene): string[] {
  const { lastRound } = scene.view;
  if (lastRound === null) return [standardDealerSentence(scene)];
  const players = lastRound.players.map(({ number, hands }) => {
    const net = netWords(hands.reduce((sum, { result }) => sum + result.net, 0));
    return does(scene, number, [net, net]);
  });
  return [standardDealerSentence(scene), ...players];
}

function endSentence({ view, room, ...scene }: StandardScene): string {
  const { title, detail } = standardBannerText({ view, room, ...scene });
  return `${title}. ${detail}.`;
}

function auctionSentencesOf(scene: StandardScene, happening: StandardHappening): string[] | null {
  switch (happening.type) {
    case 'auctionOpened':
      return [`Round ${scene.view.round}. The dealer auction is open.`];
    case 'bidPlaced':
      return [does(scene, happening.by, ['bid', 'bids'], ` ${formatAmount(happening.amount)}`)];
    case 'auctionSkipped':
      return [
        does(
          scene,
          happening.by,
          happening.how === 'rest' ? ['are out of the auction', 'is out of the auction'] : ['skip', 'skips'],
        ),
      ];
    case 'auctionAnswered':
      return [does(scene, happening.by, ['have answered', 'has answered'])];
    case 'auctionResolved':
      return [resolvedSentence(scene, happening)];
    case 'distributed':
      return happening.share > 0 ? [`Everybody gets ${coinsWords(happening.share)} from the Bank.`] : [];
    case 'eliminated':
      return [`${names(scene, happening.numbers)} out of the game: too few coins.`];
    case 'betsOpened':
      return ['Place your bets.'];
    case 'betPlaced':
      return [does(scene, happening.by, ['have bet', 'has bet'])];
    default:
      return null;
  }
}

function roundSentencesOf(scene: StandardScene, happening: StandardHappening): string[] {
  switch (happening.type) {
    case 'cardDealt':
      return cardSentence(scene, happening);
    case 'cardDiscarded':
    case 'cardTurned':
      return [standardDealerSentence(scene)];
    case 'acted':
      return happening.action === 'hit' ? [] : [does(scene, happening.at.spot, ACTED[happening.action])];
    case 'handFinished':
      return happening.status === 'bust' ? [does(scene, happening.at.spot, ['bust', 'busts'])] : [];
    case 'bankerTookOver':
      return ['The Banker deals from here on.'];
    case 'resigned':
      return [does(scene, happening.by, ['have resigned', 'has resigned'])];
    case 'timedOut':
      return happening.who.map((number) => does(scene, number, ['ran out of time', 'ran out of time']));
    case 'settled':
      return resultSentences(scene);
    case 'roundVoided':
      return [CALLED_OFF];
    case 'finished':
      return [endSentence(scene)];
    default:
      return [];
  }
}

/** After an opening deal: everybody's hands and the Dealer's cards at once, instead of card by card. */
function dealSentences(scene: StandardScene): string[] {
  return [standardDealerSentence(scene), ...scene.view.players.flatMap(({ number }) => playerSentences(scene, number))];
}

/** What is said politely about the happenings of one change. */
export function standardAnnouncements(
  scene: StandardScene,
  happenings: readonly StandardHappening[],
): readonly string[] {
  const isDeal = happenings.some(({ type }) => type === 'dealBegan');
  const isSettled = happenings.some(({ type }) => type === 'settled');
  const silent = new Set<string>(isDeal ? ['cardDealt', 'cardTurned', 'handFinished', 'settled'] : []);
  // The Dealer's cards are told once: with the result where the round is over, else with the card that was turned last.
  if (isSettled) silent.add('cardTurned');
  const told = happenings.filter(({ type }) => !silent.has(type));
  const sentences = told.flatMap((one) => auctionSentencesOf(scene, one) ?? roundSentencesOf(scene, one));
  if (!isDeal) return [...new Set(sentences)];
  return ['No more bets.', ...(isSettled ? resultSentences(scene) : dealSentences(scene)), ...new Set(sentences)];
}
