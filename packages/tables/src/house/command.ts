import type { Action } from '@upcard/core';

/**
 * What people say to a House table. Seats count from 1, amounts are chips. `turn` names the decision that an action answers
 * (`HouseView.active.turn`), so that of two presses only one counts; without it the action answers whatever is asked now.
 */
export type HouseCommand =
  | { readonly type: 'sit'; readonly seat: number }
  | { readonly type: 'leave'; readonly seat: number }
  | { readonly type: 'start' }
  | { readonly type: 'bet'; readonly seat: number; readonly amount: number }
  | { readonly type: 'act'; readonly action: Action; readonly turn?: number }
  | { readonly type: 'next' };
