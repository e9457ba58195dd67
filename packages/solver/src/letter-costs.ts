import { type Letter, STRATEGY_ROWS, type StrategyRow, type StrategyTable, VALUES, type Value } from '@upcard/core';
import { bestLetter, bestValue, letterValue } from './letters.ts';
import type { ActionValues } from './solution.ts';

/** A letter of a table that is not the best one. */
export interface LetterCost {
  readonly row: StrategyRow;
  readonly up: Value;
  readonly letter: Letter;
  readonly best: Letter;
  /**
   * What it costs each time the cell comes up as a hand of two cards that is played well afterwards, in initial wagers. 0 when
   * only its fallback is wrong. For rows that two cards never make: as a hand of more cards.
   */
  readonly cost: number;
  /** Chance of that in a round: of such a hand of two cards against this up-card, and of being asked at all. */
  readonly chance: number;
}

/** A cell of a chart: its values, and the chance that two dealt cards bring it up. */
export interface CostCell {
  readonly values: ActionValues;
  readonly chance: number;
}

/** Every wrong letter of a table, the dearest per round first. A letter that offers nothing legal stands. */
export function costsOf(table: StrategyTable, cellAt: (row: StrategyRow, up: Value) => CostCell): LetterCost[] {
  const costs = STRATEGY_ROWS.flatMap((row) =>
    VALUES.flatMap((up): LetterCost[] => {
      const letter = table[row][up];
      const { values, chance } = cellAt(row, up);
      const best = bestLetter(values);
      if (letter === best) return [];
      return [{ row, up, letter, best, cost: bestValue(values) - letterValue(letter, values), chance }];
    }),
  );
  return costs.sort((left, right) => right.cost * right.chance - left.cost * left.chance);
}
