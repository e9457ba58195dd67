import { type StrategyRow, type StrategyTable, tableFrom, type Value } from '@upcard/core';
import { bestLetter } from './letters.ts';
import type { ActionValues } from './solution.ts';

/** A two-card hand's values and how often it comes, in any unit. */
export interface WeightedValues {
  readonly weight: number;
  readonly values: ActionValues;
}

/**
 * The mean of several hands' values, weighted: what the cells of a chart row are worth, which cannot tell the hands apart. An
 * action that one of them may not take is null.
 */
export function averageValues(hands: readonly WeightedValues[]): ActionValues {
  const whole = hands.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (pick: (values: ActionValues) => number | null): number | null => {
    let sum = 0;
    for (const { weight, values } of hands) {
      const value = pick(values);
      if (value === null) return null;
      sum += weight * value;
    }
    return sum / whole;
  };
  return {
    stand: mean(({ stand }) => stand) ?? 0,
    hit: mean(({ hit }) => hit),
    double: mean(({ double }) => double),
    split: mean(({ split }) => split),
    surrender: mean(({ surrender }) => surrender),
  };
}

/** A chart from what each action is worth in each cell: the best letters. */
export function chartFrom(valuesOf: (row: StrategyRow, up: Value) => ActionValues): StrategyTable {
  return tableFrom((row, up) => bestLetter(valuesOf(row, up)));
}
