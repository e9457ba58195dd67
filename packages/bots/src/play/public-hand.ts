import type { Action, Card } from '@upcard/core';

/**
 * All that a player at the table may go by: the own cards, the dealer's up-card, and what the rules offer now. There is no
 * field for a hole card or a shoe, so no play can depend on them.
 */
export interface PublicHand {
  readonly cards: readonly Card[];
  readonly up: Card;
  /** The actions that are legal for the hand just now; standing always is. */
  readonly legal: readonly Action[];
}

/** Decides for a hand. Pure: the same hand is always played alike. */
export type Play = (hand: PublicHand) => Action;
