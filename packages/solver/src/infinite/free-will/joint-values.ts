import { VALUES } from '@upcard/core';
import { STATES } from '../draws.ts';
import { FINAL_TOTALS, freeWillReturns, playerShare, returnsAgainst } from './returns.ts';
import { OUTCOMES, outcomeHand } from './split-outcomes.ts';

/** The most hands of one player. */
export const MOST_HANDS = 4;

/**
 * What up to four hands of one player get when the dealer answers them together, by up-card and by the hands' outcomes in
 * rising order; bust hands, outcome 0, come first. So the values for fewer hands are the beginning of each array.
 */
export type JointValues = readonly Float64Array[];

/** How many rising rows of `hands` outcomes there are from `least` on. */
export function risingRows(least: number, hands: number): number {
  let count = 1;
  for (let hand = 1; hand <= hands; hand += 1) count = (count * (OUTCOMES - least + hand - 1)) / hand;
  return count;
}

const NOTHING_LEFT = new Float64Array(FINAL_TOTALS);

const STAND_RETURNS: readonly Float64Array[] = Array.from({ length: OUTCOMES }, (_, outcome) => {
  const hand = outcomeHand(outcome);
  return hand ? returnsAgainst(hand.total, hand.wager) : NOTHING_LEFT;
});

/** Values every set of outcomes of up to four hands against every up-card. */
export function jointValues(peek: boolean): JointValues {
  const values = VALUES.map(() => new Float64Array(risingRows(0, MOST_HANDS)));
  const returns = new Float64Array(STATES);
  const stands = Array.from({ length: MOST_HANDS + 1 }, () => new Float64Array(FINAL_TOTALS));
  let place = 0;
  const answer = (stand: Float64Array): void => {
    freeWillReturns(stand, returns);
    const wagers = -(stand[FINAL_TOTALS - 1] ?? 0);
    for (const [up, column] of values.entries()) column[place] = playerShare(returns, up, { peek, wagers });
    place += 1;
  };
  const addHand = (hand: number, least: number): void => {
    const before = stands[hand] ?? NOTHING_LEFT;
    if (hand === MOST_HANDS) {
      answer(before);
      return;
    }
    const after = stands[hand + 1] ?? NOTHING_LEFT;
    for (let outcome = least; outcome < OUTCOMES; outcome += 1) {
      const more = STAND_RETURNS[outcome] ?? NOTHING_LEFT;
      for (let total = 0; total < FINAL_TOTALS; total += 1) after[total] = (before[total] ?? 0) + (more[total] ?? 0);
      addHand(hand + 1, outcome);
    }
  };
  addHand(0, 0);
  return values;
}
