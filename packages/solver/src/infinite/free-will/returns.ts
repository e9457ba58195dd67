import { VALUES } from '@upcard/core';
import { afterDraw, BACKWARD, BUST, naturalChance, overHoleCards, STATES, totalOf } from '../draws.ts';

/** What a dealer's final total wins from the wagers on the table, by total; 22 is bust. */
export type StandReturns = Float64Array;

/** Totals a dealer may end on, bust included. */
export const FINAL_TOTALS = 23;

/** What each final total of the dealer wins from one hand. */
export function returnsAgainst(total: number, wager: number): StandReturns {
  return Float64Array.from({ length: FINAL_TOTALS }, (_, dealer) =>
    dealer > 21 ? -wager : wager * Math.sign(dealer - total),
  );
}

/** Values every state of a dealer of free will who plays the best reply to all hands together. Fills and returns `returns`. */
export function freeWillReturns(stand: StandReturns, returns: Float64Array = new Float64Array(STATES)): Float64Array {
  returns[BUST] = stand[22] ?? 0;
  for (const state of BACKWARD) {
    const total = totalOf(state);
    const standing = stand[total] ?? 0;
    returns[state] = total >= 21 ? standing : Math.max(standing, afterDraw(returns, state));
  }
  return returns;
}

/**
 * What the player gets at an up-card from what the dealer's states return: with a peek, when the dealer has no natural;
 * without, a natural takes `wagers`.
 */
export function playerShare(returns: Float64Array, up: number, hidden: { peek: boolean; wagers: number }): number {
  const natural = naturalChance(up);
  const share = -overHoleCards(returns, up);
  return hidden.peek ? share / (1 - natural) : share - natural * hidden.wagers;
}

/** What a single wager of 1 gets by standing, by up-card and total 0 to 21. */
export function standingAgainstFreeWill(peek: boolean): Float64Array[] {
  const byTotal = Array.from({ length: 22 }, (_, total) => freeWillReturns(returnsAgainst(total, 1)));
  return VALUES.map((_, up) => Float64Array.from(byTotal, (returns) => playerShare(returns, up, { peek, wagers: 1 })));
}
