import { bestAction } from './letters.ts';
import type { ActionValues, HandValues } from './solution.ts';

/** What lies behind a hand's values. */
export interface HandDeal {
  /** Chance that the hole card makes a natural, before any peek. */
  readonly natural: number;
  readonly isAceUp: boolean;
  /** Whether the hand itself is a natural. */
  readonly isNatural: boolean;
}

/** Adds to a hand's values what belongs to the deal. A natural is not played: it stands. */
export function handValues(values: ActionValues, { natural, isAceUp, isNatural }: HandDeal): HandValues {
  return {
    ...values,
    best: isNatural ? 'stand' : bestAction(values),
    dealerNatural: natural,
    insurance: isAceUp ? (3 * natural - 1) / 2 : null,
  };
}

/** What a hand brings to the round before a peek, from what it is worth when it is played; without a peek that is all. */
export function beforePeek(
  worth: number,
  { peek, natural, isNatural }: Pick<HandDeal, 'natural' | 'isNatural'> & { readonly peek: boolean },
): number {
  if (!peek) return worth;
  return (1 - natural) * worth - (isNatural ? 0 : natural);
}
