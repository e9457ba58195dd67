import { type Card, RANKS } from '@upcard/core';

/**
 * The numbers in a compiled game. A rank is its index in `RANKS`. What a hand comes to is its total, or one of `NATURAL`,
 * `BUST` and `SURRENDERED`, with `DOUBLED` on top; a dealer's hand likewise. Below `OPEN` a hand is over, at and above it
 * something is still to be done.
 */
export const NATURAL = 22;
/** A hand over 21. */
export const BUST = 23;
/** A hand given up for half its wager. */
export const SURRENDERED = 24;

/** Added to what a doubled hand comes to. */
export const DOUBLED = 32;

/** What a hand comes to is below this, doubled or not. */
export const FINISHES = 64;

/** A player's next step where the hand is not over. */
export const HIT = 64;
/** The same: one card for another wager. */
export const DOUBLE = 65;
/** The same: two hands. */
export const SPLIT = 66;

/** A dealer's code at and above this still draws; below, it is what the dealer came to. */
export const DRAWING = 32;

/** Tables are rows of so many ranks, 13 of them used: a state and a rank are joined by a shift. */
export const RANK_BITS = 4;
/** Places in a row of a table. */
export const ROW = 1 << RANK_BITS;

/** An initial wager in the units of all nets: a surrender and every natural's odds give whole numbers of them. */
export const UNITS_PER_WAGER = 10;

/** A card for each rank, in the order of `RANKS`: core counts cards, and suits decide nothing. */
export const CARD_OF_RANK: readonly Card[] = RANKS.map((rank): Card => `${rank}S`);
