import type { Action } from '@upcard/core';

/**
 * What people say to a House table. Seats count from 1, amounts are chips. `turn` names the decision that an action answers
 * (`HouseView.active.turn`) and `round` the round that a bet is for (`HouseView.round`), so that of two presses only one counts
 * and none that was held up on its way reaches a later question; without them whatever is asked now is answered.
 */
export type HouseCommand =
  | { readonly type: 'sit'; readonly seat: number }
  | { readonly type: 'leave'; readonly seat: number }
  | { readonly type: 'start' }
  | { readonly type: 'bet'; readonly seat: number; readonly amount: number; readonly round?: number }
  | { readonly type: 'act'; readonly action: Action; readonly turn?: number }
  | { readonly type: 'next' };
