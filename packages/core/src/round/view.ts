import type { Card } from '../cards.ts';
import type { HandTotal } from '../hand.ts';
import type { DealtCard, HandRef, HandResult, HandStatus, Insurance } from './state.ts';

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
