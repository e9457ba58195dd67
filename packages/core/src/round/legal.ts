import type { Money } from '../money.ts';
import type { Action } from './state.ts';

/** Why an action is off just now, although it is this hand's turn. */
export const OFF_REASONS = [
  'not-offered',
  'two-cards-only',
  'not-a-pair',
  'most-hands',
  'aces-once',
  'split-aces',
  'not-after-split',
  'total-not-allowed',
  'not-enough',
  'first-action-only',
] as const;
export type OffReason = (typeof OFF_REASONS)[number];

/** Whether an action may be taken; `stake` is what it puts at risk on top. */
export type Legality =
  | { readonly isLegal: true; readonly stake: Money }
  | { readonly isLegal: false; readonly reason: OffReason };

/** The legality of every action for one hand. */
export type LegalActions = Readonly<Record<Action, Legality>>;
