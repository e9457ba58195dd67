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
  /** One pair with all its splits and three cards gone, 8 decks: as much work as one hand can be. */
  ev: () => evaluateHand(GAMES.live, { hand: ['8', '8'], up: '10', removed: ['10', '10', '5'] }),
} as const;

export type SolverCall = keyof typeof SOLVER_CALLS;
