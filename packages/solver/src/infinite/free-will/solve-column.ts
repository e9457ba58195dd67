import { type GameRules, LETTERS, type Letter, STRATEGY_ROWS } from '@upcard/core';
import { bestLetter } from '../../letters.ts';
import type { ActionValues } from '../../solution.ts';
import { pairRowOf } from '../hands.ts';
import type { ColumnLetters } from '../table-play.ts';
import type { SolvedColumn } from '../values.ts';
import { type JointColumn, jointColumn } from './joint-column.ts';
import type { JointValues } from './joint-values.ts';
import { searchLetters } from './search.ts';

/** One up-card against a dealer of free will: the best letters, and values whose splits are answered together. */
export interface FreeWillColumn {
  /** As solved, but for the values of pairs: split hands are played by the best letters. */
  readonly solved: SolvedColumn;
  readonly letters: ColumnLetters;
  /** The value of these letters per initial wager, before any peek. */
  readonly value: number;
}

const PAIR_LETTERS: readonly Letter[] = ['S', 'H', 'Dh', 'SP', 'Uh'];

/** The letters that make sense in each row, in the order of `STRATEGY_ROWS`. */
export const LETTER_CHOICES: readonly (readonly Letter[])[] = STRATEGY_ROWS.map((row, place) => {
  if (row === 'hard 21') return [];
  const isPair = place >= pairRowOf(0) && place <= pairRowOf(9);
  // A pair that is not split is two cards with every action open: its fallbacks are never of use.
  return isPair ? PAIR_LETTERS : LETTERS.filter((letter) => letter !== 'SP' && letter !== 'Usp');
});

/** The values of the rows with the splits of the pairs answered together. */
function jointRows(solved: SolvedColumn, joint: JointColumn, letters: ColumnLetters): ActionValues[] {
  return solved.rows.map((values, row) =>
    values.split === null ? values : { ...values, split: joint.splitWorth(row - pairRowOf(0), letters) },
  );
}

/** The same value may be had with several fallbacks of a pair: the one of the values is named. */
function namedLetters(
  found: { letters: ColumnLetters; value: number },
  rows: readonly ActionValues[],
  joint: JointColumn,
): ColumnLetters {
  return rows.reduce<ColumnLetters>((letters, values, row) => {
    if (values.split === null) return letters;
    const named = letters.with(row, bestLetter(values));
    return joint.columnValue(named) >= joint.columnValue(letters) ? named : letters;
  }, found.letters);
}

/** Finds the letters of a column with the greatest value when the dealer answers a player's split hands together. */
export function solveFreeWillColumn(rules: GameRules, solved: SolvedColumn, values: JointValues): FreeWillColumn {
  const joint = jointColumn(rules, solved, values);
  const found = searchLetters({
    start: solved.rows.map(bestLetter),
    columnValue: joint.columnValue,
    choices: LETTER_CHOICES,
  });
  const rows = jointRows(solved, joint, found.letters);
  return { solved: { ...solved, rows }, letters: namedLetters(found, rows, joint), value: found.value };
}
