import type { Card } from '../cards.ts';
import type { Action } from './state.ts';

/**
 * What may be said to a round. It does not ask who speaks: the table lets only the one through whose answer is awaited.
 * `card` is the answer of a card source; `closeInsurance` is the clock's.
 */
export type RoundCommand =
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'insure'; readonly spot: number; readonly take: boolean }
  | { readonly type: 'closeInsurance' }
  /** `index` counts the dealer's face-down cards from 0. */
  | { readonly type: 'discard'; readonly index: number }
  | { readonly type: 'reveal'; readonly index: number }
  | { readonly type: 'dealerHit' }
  | { readonly type: 'dealerStand' }
  /** Gives up every hand of a spot that is neither bust nor surrendered, naturals too, and declines insurance still asked. */
  | { readonly type: 'forfeit'; readonly spot: number };
