import { type Card, type HandResult, type Outcome, type Rank, rankOf } from '@upcard/core';

/** A hand as scenarios print it: cards by rank, amounts in the table's smallest unit. */
export interface PrintedHand {
  readonly cards: readonly Rank[];
  readonly wager: number;
  readonly outcome: Outcome;
  readonly payout: number;
  readonly net: number;
}

/** A settled hand for a report. */
export function printHand(
  cards: readonly Card[],
  { wager, outcome, payout, net }: Pick<HandResult, 'wager' | 'outcome' | 'payout' | 'net'>,
): PrintedHand {
  return { cards: cards.map(rankOf), wager, outcome, payout, net };
}
