import { GAMES } from '@upcard/core';
import { evaluateHand, solve } from '@upcard/solver';

/** What is asked of the solver to see how fast it is. */
export const SOLVER_CALLS = {
  /** The Live table: chart, value of the game and all 550 cells. */
  live: () => solve(GAMES.live),
  /** The same rules with one deck. */
  oneDeck: () => solve({ ...GAMES.live, decks: 1 }),
  european: () => solve(GAMES.european),
  /** Independent draws, a dealer that stands on all 17s. */
  infinite: () => solve(GAMES['sandbox-s17']),
  /** A hand that may not be split, 8 decks with three cards gone. */
  ev: () => evaluateHand(GAMES.live, { hand: ['A', '7'], up: '9', removed: ['10', '10', '5'] }),
  /** The pair with the most hands behind it, all its splits included. */
  evOfTwos: () => evaluateHand(GAMES.live, { hand: ['2', '2'], up: 'A', removed: ['10', '10', '5'] }),
} as const;

export type SolverCall = keyof typeof SOLVER_CALLS;
