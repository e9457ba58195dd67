import type { Action } from '@upcard/core';

/**
 * What people say to a Standard game; amounts are coins. `round` names the round that an answer is meant for, `bids` how many
 * bids had been accepted when a skip of the current bid was chosen, and `turn` the question that a choice or an action answers
 * (all as the view had them), so that none that was held up on its way answers something else. Without them whatever is asked
 * now is answered.
 */
export type StandardCommand =
  | { readonly type: 'start' }
  | { readonly type: 'bid'; readonly amount: number; readonly round?: number }
  /** Blind: no bid in this auction. */
  | { readonly type: 'skip'; readonly round?: number }
  /** Open: the present leader may have it, until the leader or the amount changes. */
  | { readonly type: 'skipCurrent'; readonly bids?: number; readonly round?: number }
  /** Open: out of this auction for good. */
  | { readonly type: 'skipRest'; readonly round?: number }
  | { readonly type: 'bet'; readonly amount: number; readonly round?: number }
  /** The Dealer throws away or shows a face-down card; `index` counts those that lie face down from 0. */
  | { readonly type: 'discard'; readonly index: number; readonly turn?: number }
  | { readonly type: 'reveal'; readonly index: number; readonly turn?: number }
  /** For the own hand, and `hit` and `stand` in the Dealer's turn. */
  | { readonly type: 'act'; readonly action: Action; readonly turn?: number }
  | { readonly type: 'agree'; readonly round?: number }
  | { readonly type: 'autoContinue'; readonly isOn: boolean }
  | { readonly type: 'resign' }
  /** Testing mode only: ranks to be dealt before any others, as text (`A 10 K`). */
  | { readonly type: 'applyCards'; readonly cards: string };
