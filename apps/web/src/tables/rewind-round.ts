import { type HandView, handTotal, type RoundView, type ShownCard } from '@upcard/core';
import type { RoundHappening } from '@upcard/tables';
import type { TableHappening } from './timeline.ts';

/** What has happened on the felt but is not on screen yet, sorted by what it changes. */
export interface UnseenRound {
  readonly dealt: ReadonlySet<number>;
  readonly turned: ReadonlySet<number>;
  readonly isDiscarding: boolean;
  /** Hands by spot and place, `3/0`. */
  readonly finished: ReadonlySet<string>;
  readonly isSettled: boolean;
}

/** Sorts what is unseen of a round; what else is unseen is passed over. */
export function sortRound(unseen: readonly TableHappening[]): UnseenRound {
  const of = <Type extends RoundHappening['type']>(type: Type) =>
    unseen.filter((happening): happening is Extract<RoundHappening, { type: Type }> => happening.type === type);
  return {
    dealt: new Set(of('cardDealt').map(({ id }) => id)),
    turned: new Set(of('cardTurned').map(({ id }) => id)),
    isDiscarding: of('cardDiscarded').length > 0,
    finished: new Set(of('handFinished').map(({ at }) => `${at.spot}/${at.hand}`)),
    isSettled: of('settled').length > 0,
  };
}

function rewindHand(hand: HandView, key: string, { dealt, finished, isSettled }: UnseenRound): HandView {
  const cards = hand.cards.filter(({ id }) => !dealt.has(id));
  const isAsBefore = cards.length === hand.cards.length;
  return {
    ...hand,
    cards,
    total: isAsBefore ? hand.total : handTotal(cards.map(({ card }) => card)),
    status: finished.has(key) ? 'waiting' : hand.status,
    result: isSettled ? null : hand.result,
  };
}

function rewindDealer({ dealer, discarded }: RoundView, { dealt, turned, isDiscarding }: UnseenRound) {
  const thrown: readonly ShownCard[] =
    isDiscarding && discarded !== null ? [{ kind: 'faceDown', id: discarded.id }] : [];
  const cards = [...dealer.cards, ...thrown]
    .filter(({ id }) => !dealt.has(id))
    .map((card): ShownCard => (turned.has(card.id) ? { kind: 'faceDown', id: card.id } : card));
  const up = cards.flatMap((card) => (card.kind === 'faceUp' ? [card.card] : []));
  return { cards, total: handTotal(up), isNatural: dealer.isNatural && turned.size === 0 && dealt.size === 0 };
}

/** The felt as it looked before what is unseen: cards in the shoe or face down, hands at play, results open. */
export function rewindRound(round: RoundView, unseen: UnseenRound): RoundView {
  return {
    ...round,
    phase: unseen.isSettled ? 'dealer' : round.phase,
    spots: round.spots.map((spot) => ({
      ...spot,
      hands: spot.hands.map((hand, index) => rewindHand(hand, `${spot.id}/${index}`, unseen)),
    })),
    dealer: rewindDealer(round, unseen),
    discarded: unseen.isDiscarding ? null : round.discarded,
  };
}
