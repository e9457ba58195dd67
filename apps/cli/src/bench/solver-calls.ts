import { GAMES, type GameRules } from '@upcard/core';
import { evaluateHand, forgetLossTables, type Solution, solve } from '@upcard/solver';

/** Solves anew, with nothing kept from before: not even the orders in which the dealer may draw. */
function solveAnew(rules: GameRules): Solution {
  forgetLossTables();
  return solve(rules);
}

/** What is asked of the solver to see how fast it is. */
export const SOLVER_CALLS = {
  /** The Live table: chart, value of the game and all 550 cells. */
  live: () => solveAnew(GAMES.live),
  /** The same rules with one deck. */
  oneDeck: () => solveAnew({ ...GAMES.live, decks: 1 }),
  european: () => solveAnew(GAMES.european),
  /** Independent draws, a dealer that stands on all 17s. */
  infinite: () => solveAnew(GAMES['sandbox-s17']),
  /** A hand that may not be split, 8 decks with three cards gone. */
  ev: () => evaluateHand(GAMES.live, { hand: ['A', '7'], up: '9', removed: ['10', '10', '5'] }),
  /** The pair with the most hands behind it, all its splits included. */
  evOfTwos: () => evaluateHand(GAMES.live, { hand: ['2', '2'], up: 'A', removed: ['10', '10', '5'] }),
} as const;

/** The name of one of them. */
export type SolverCall = keyof typeof SOLVER_CALLS;
