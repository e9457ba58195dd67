import type { Card } from '../cards.ts';
import type { Account, Ledger } from '../ledger.ts';
import type { Money } from '../money.ts';
import type { RuleSet } from '../rule-set.ts';

/** What a player may do with a hand, in the order in which buttons and lists show it. */
export const ACTIONS = ['hit', 'stand', 'double', 'split', 'surrender'] as const;
export type Action = (typeof ACTIONS)[number];

/** How a settled hand ended. */
export const OUTCOMES = ['blackjack', 'win', 'push', 'lose', 'bust', 'surrender', 'forfeit'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A card on the table. `id` counts the cards of the round from 1 and stays with the card wherever it goes. */
export interface DealtCard {
  readonly id: number;
  readonly card: Card;
}

/** A card before the dealer, with the side that lies up. */
export type DealerCard =
  | { readonly kind: 'faceUp'; readonly id: number; readonly card: Card }
  | { readonly kind: 'faceDown'; readonly id: number; readonly card: Card };

/**
 * Where a hand stands. `waiting`: its turn is to come or is now. All others are finished: `stood` (also after a double,
 * at 21, and for split Aces), `natural`, `bust`, `surrendered`, `forfeited`.
 */
export type HandStatus = 'waiting' | 'stood' | 'natural' | 'bust' | 'surrendered' | 'forfeited';

/** Cards and a wager. */
export interface Hand {
  readonly cards: readonly DealtCard[];
  readonly wager: Money;
  readonly status: HandStatus;
  /** Made by a split: its 21 is no natural. */
  readonly isSplit: boolean;
  /** The wager was raised for one more card, and then the hand stands. */
  readonly isDoubled: boolean;
}

/** The answer of one spot to insurance. */
export type Insurance =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'asked' }
  | { readonly kind: 'declined' }
  | { readonly kind: 'taken'; readonly wager: Money };

/** A place with a wager: one hand, or the hands that it was split into, in playing order. */
export interface Spot {
  /** Spots act in the order of the list; ids are the table's (a seat's number). */
  readonly id: number;
  /** The account that stakes come from and payouts go to. */
  readonly purse: Account;
  readonly hands: readonly Hand[];
  readonly insurance: Insurance;
}

/** Names one hand: the spot's id and the index in its `hands`. */
export interface HandRef {
  readonly spot: number;
  readonly hand: number;
}

/** Where the next card goes. */
export type Destination =
  | ({ readonly to: 'hand' } & HandRef)
  | { readonly to: 'dealer'; readonly side: 'faceUp' | 'faceDown' };

/** What one hand came to. `payout` comes back, stake included; `net` is the signed change. Insurance apart. */
export interface HandResult extends HandRef {
  readonly outcome: Outcome;
  readonly wager: Money;
  readonly payout: Money;
  readonly net: Money;
}

/** Where a round is. `deal` to `settled` in this order; phases that the rules do not have are passed over. */
export type RoundPhase =
  | { readonly kind: 'deal' }
  | { readonly kind: 'discard' }
  | { readonly kind: 'reveal' }
  | { readonly kind: 'insurance' }
  | { readonly kind: 'play'; readonly active: HandRef }
  | { readonly kind: 'dealer' }
  | { readonly kind: 'settled'; readonly results: readonly HandResult[] };

/** One deal, from the first card to the settlement. Plain JSON, secrets included: only `viewRound` may leave the server. */
export interface RoundState {
  readonly rules: RuleSet;
  /** Who pays the players' profits, in this order; the first also collects losses. A `mint` at the end never runs out. */
  readonly payers: readonly Account[];
  readonly phase: RoundPhase;
  readonly spots: readonly Spot[];
  readonly dealer: readonly DealerCard[];
  /** The card that a `three-down` dealer threw away in the open. */
  readonly discarded: DealtCard | null;
  /** The dealer has stood or is done drawing. */
  readonly dealerStands: boolean;
  /** Destinations of cards that are due; while any is, the round awaits a card. */
  readonly due: readonly Destination[];
  /** Cards dealt so far in this round. */
  readonly dealt: number;
  /** Counts the decisions asked for, so that an answer can name the question it answers. */
  readonly turn: number;
}

/** A round together with the book of its table. */
export interface Game {
  readonly round: RoundState;
  readonly ledger: Ledger;
}
