import { afterDraw, stateOf } from '../infinite/draws.ts';
import { FINAL_TOTALS, freeWillReturns, returnsAgainst } from '../infinite/free-will/returns.ts';
import type { FreeDealer } from './dealers.ts';

/** A draw has to win more than this, in initial wagers: sums of equal values differ by less, and on a tie the dealer stands. */
const TIE = 1e-12;

/** The dealer of free will over independent draws: the best reply to all hands together, by their totals and wagers. */
export const bestReply: FreeDealer = (hands) => {
  const against = hands.map(({ total, wager }) => returnsAgainst(total, wager));
  const stand = Float64Array.from({ length: FINAL_TOTALS }, (_, end) =>
    against.reduce((sum, returns) => sum + (returns[end] ?? 0), 0),
  );
  const returns = freeWillReturns(stand);
  return ({ total, isSoft }) => afterDraw(returns, stateOf(total, isSoft)) > (stand[total] ?? 0) + TIE;
};
