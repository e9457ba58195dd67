import type { Letter, StrategyRow, StrategyTable, Value } from '@upcard/core';
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

function lettersOfRow(letterAt: (up: Value) => Letter): StrategyTable[StrategyRow] {
  return {
    2: letterAt('2'),
    3: letterAt('3'),
    4: letterAt('4'),
    5: letterAt('5'),
    6: letterAt('6'),
    7: letterAt('7'),
    8: letterAt('8'),
    9: letterAt('9'),
    10: letterAt('10'),
    A: letterAt('A'),
  };
}

/** The letter table whose every letter is the one asked for. */
export function tableFrom(letterOf: (row: StrategyRow, up: Value) => Letter): StrategyTable {
  const row = (name: StrategyRow): StrategyTable[StrategyRow] => lettersOfRow((up) => letterOf(name, up));
  return {
    'hard 5': row('hard 5'),
    'hard 6': row('hard 6'),
    'hard 7': row('hard 7'),
    'hard 8': row('hard 8'),
    'hard 9': row('hard 9'),
    'hard 10': row('hard 10'),
    'hard 11': row('hard 11'),
    'hard 12': row('hard 12'),
    'hard 13': row('hard 13'),
    'hard 14': row('hard 14'),
    'hard 15': row('hard 15'),
    'hard 16': row('hard 16'),
    'hard 17': row('hard 17'),
    'hard 18': row('hard 18'),
    'hard 19': row('hard 19'),
    'hard 20': row('hard 20'),
    'hard 21': row('hard 21'),
    'soft A,2': row('soft A,2'),
    'soft A,3': row('soft A,3'),
    'soft A,4': row('soft A,4'),
    'soft A,5': row('soft A,5'),
    'soft A,6': row('soft A,6'),
    'soft A,7': row('soft A,7'),
    'soft A,8': row('soft A,8'),
    'soft A,9': row('soft A,9'),
    'pair 2,2': row('pair 2,2'),
    'pair 3,3': row('pair 3,3'),
    'pair 4,4': row('pair 4,4'),
    'pair 5,5': row('pair 5,5'),
    'pair 6,6': row('pair 6,6'),
    'pair 7,7': row('pair 7,7'),
    'pair 8,8': row('pair 8,8'),
    'pair 9,9': row('pair 9,9'),
    'pair 10,10': row('pair 10,10'),
    'pair A,A': row('pair A,A'),
    'pair A,A (*)': row('pair A,A (*)'),
  };
}

/** A chart from what each action is worth in each cell: the best letters. */
export function chartFrom(valuesOf: (row: StrategyRow, up: Value) => ActionValues): StrategyTable {
  return tableFrom((row, up) => bestLetter(valuesOf(row, up)));
}
