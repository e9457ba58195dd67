import type { Card } from '../cards.ts';
import { type HandTotal, handTotal, isNatural } from '../hand.ts';
import { cardsOf } from './legal.ts';
import type { DealerCard, DealtCard, Hand, HandRef, HandResult, HandStatus, Insurance, RoundState } from './state.ts';

/** A card as a viewer may see it. */
export type ShownCard =
  | { readonly kind: 'faceUp'; readonly id: number; readonly card: Card }
  | { readonly kind: 'faceDown'; readonly id: number };

/** A player's hand as everybody sees it. `result` is null until the round is settled. */
export interface HandView {
  readonly cards: readonly DealtCard[];
  readonly wager: number;
  readonly total: HandTotal;
  readonly status: HandStatus;
  readonly isSplit: boolean;
  readonly isDoubled: boolean;
  readonly result: HandResult | null;
}

/** A spot as everybody sees it. */
export interface SpotView {
  readonly id: number;
  readonly hands: readonly HandView[];
  readonly insurance: Insurance;
}

/** What everybody may know of a round. */
export interface RoundView {
  readonly phase: 'deal' | 'discard' | 'reveal' | 'insurance' | 'play' | 'dealer' | 'settled';
  readonly active: HandRef | null;
  /** In acting order. */
  readonly spots: readonly SpotView[];
  readonly dealer: {
    readonly cards: readonly ShownCard[];
    /** Of the cards that are up. */
    readonly total: HandTotal;
    readonly isNatural: boolean;
  };
  readonly discarded: DealtCard | null;
}

function shown(card: DealerCard): ShownCard {
  switch (card.kind) {
    case 'faceUp':
      return { kind: 'faceUp', id: card.id, card: card.card };
    case 'faceDown':
      return { kind: 'faceDown', id: card.id };
  }
}

function shownInsurance(insurance: Insurance): Insurance {
  return insurance.kind === 'taken' ? { kind: 'taken', wager: insurance.wager } : { kind: insurance.kind };
}

function shownResult({ spot, hand, outcome, wager, payout, net }: HandResult): HandResult {
  return { spot, hand, outcome, wager, payout, net };
}

function handView(hand: Hand, result: HandResult | null): HandView {
  return {
    cards: hand.cards.map(({ id, card }) => ({ id, card })),
    wager: hand.wager,
    total: handTotal(cardsOf(hand)),
    status: hand.status,
    isSplit: hand.isSplit,
    isDoubled: hand.isDoubled,
    result: result && shownResult(result),
  };
}

/** The round as everybody may see it: built anew from what is face up, never cut down from the state. */
export function viewRound(round: RoundState): RoundView {
  const results = round.phase.kind === 'settled' ? round.phase.results : [];
  const up = round.dealer.filter((card) => card.kind === 'faceUp').map(({ card }) => card);
  return {
    phase: round.phase.kind,
    active: round.phase.kind === 'play' ? { spot: round.phase.active.spot, hand: round.phase.active.hand } : null,
    spots: round.spots.map(({ id, hands, insurance }) => ({
      id,
      hands: hands.map((hand, index) =>
        handView(hand, results.find((result) => result.spot === id && result.hand === index) ?? null),
      ),
      insurance: shownInsurance(insurance),
    })),
    dealer: {
      cards: round.dealer.map(shown),
      total: handTotal(up),
      isNatural: up.length === round.dealer.length && isNatural(up),
    },
    discarded: round.discarded && { id: round.discarded.id, card: round.discarded.card },
  };
}
