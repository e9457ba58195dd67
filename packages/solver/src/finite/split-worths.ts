import type { ActionValues } from '../solution.ts';
import type { Game } from './game.ts';
import { VALUE_COUNT } from './hands.ts';
import type { SplitHand } from './split-hands.ts';
import { freshSplitWorth } from './splits.ts';
import type { TwoCards } from './two-cards.ts';

/** What splitting is worth by value and up-card (entry `value × 10 + up`), in initial wagers. */
export type SplitWorths = Float64Array;

/** Values splits under several ways to play their hands, one after another. */
export function worthsOf(game: Game, handsOf: (value: number) => readonly SplitHand[]): SplitWorths[] {
  const worths: SplitWorths[] = [];
  if (game.rules.maxHands === 1) return worths;
  for (let value = 0; value < VALUE_COUNT; value += 1) {
    handsOf(value).forEach((hands, plan) => {
      const into = worths[plan] ?? new Float64Array(VALUE_COUNT * VALUE_COUNT);
      worths[plan] = into;
      for (let up = 0; up < VALUE_COUNT; up += 1) {
        into[value * VALUE_COUNT + up] = freshSplitWorth(game, hands, { value, up });
      }
    });
  }
  return worths;
}

/** A two-card hand's values; those of a pair with its split, if there is one. */
export function withSplit(
  values: ActionValues,
  { isPair, first }: TwoCards,
  up: number,
  worths?: SplitWorths,
): ActionValues {
  return isPair && worths ? { ...values, split: worths[first * VALUE_COUNT + up] ?? null } : values;
}
