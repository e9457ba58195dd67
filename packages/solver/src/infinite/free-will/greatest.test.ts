import { GAMES, LETTERS, type Letter, STRATEGY_ROWS, type StrategyRow, VALUES, type Value } from '@upcard/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairRowOf } from '../hands.ts';
import { type ColumnLetters, isHitting, twoCardAction } from '../table-play.ts';
import { type ColumnBound, columnBound, lettersLeft, type OpenLetters } from '../testkit/column-bound.ts';
import { heedfulSplit } from '../testkit/heedful-split.ts';
import { solveColumns } from '../values.ts';
import { type JointColumn, jointColumn } from './joint-column.ts';
import { jointValues } from './joint-values.ts';
import { type FreeWillColumn, solveFreeWillColumn } from './solve-column.ts';

/**
 * Proves, for the rules of the preset `free-will`, that the letters of the solution are the greatest: whatever the up-card, no
 * column of letters (8 in each of 36 rows) is worth more when the dealer answers split hands together, and every column that
 * plays any hand otherwise is worth less by at least `LOSS` for each round with that up-card. In four steps:
 *
 * 1. Letters of a row that play every hand alike count as one (`CHOICES`).
 * 2. What a column is worth is a sum over the hands that may be dealt. A hand that is not split is worth no more than by the
 *    best open letters for it alone. A pair that is split is worth no more than to a player who sees how the split hands before
 *    ended, splits again only when that is better and knows no letters: each column's play is one of such a player's. The sum
 *    of both bounds every column (`columnBound`).
 * 3. A letter goes when no column of open letters that has it comes within `LOSS` of the solution (`lettersLeft`). In the rows of
 *    totals one letter is left, but for rows in which no hand is looked up, and soft A,6 against a 6.
 * 4. What is left is worked out exactly, column by column. The letter of a pair counts for that pair alone, so what single
 *    changes of pairs gain adds up to what all of them gain together.
 *
 * Values carry rounding errors of some 1e-15; `LOSS` is far above.
 */
const LOSS = 1e-5;
const ROUNDING = 1e-13;

const RULES = GAMES['free-will'];
const SOLVED = solveColumns(RULES);
const JOINT = jointValues(RULES.peek);
const PAIRS = VALUES.map((_, card) => pairRowOf(card));

/** What a letter does with every hand of a row: dealt, from a split, of three cards and more. */
function playsOf(row: number, letter: Letter): string {
  const isPair = PAIRS.includes(row);
  const dealt = twoCardAction(letter, { double: true, split: isPair, surrender: true });
  // A further pair of a split hand is split again; where it may not be, its total's row is read.
  if (isPair) return dealt;
  return `${dealt} ${twoCardAction(letter, { double: true, split: false, surrender: false })} ${isHitting(letter)}`;
}

/** The first letter that plays alike. */
function alike(row: number, letter: Letter): Letter {
  return LETTERS.find((other) => playsOf(row, other) === playsOf(row, letter)) ?? letter;
}

const CHOICES: OpenLetters = STRATEGY_ROWS.map((_, row) => LETTERS.filter((letter) => alike(row, letter) === letter));

/** Rows in which these rules look up no hand: what their letters are makes no difference. */
const UNREAD: readonly StrategyRow[] = ['hard 21', 'pair A,A (*)'];

interface BoundedColumn extends JointColumn {
  readonly found: FreeWillColumn;
  /** By card: what splitting is worth to the player of step 2. */
  readonly splits: readonly number[];
  readonly bound: ColumnBound;
}

function columnAt(up: Value): BoundedColumn {
  const solved = SOLVED[VALUES.indexOf(up)];
  const joint = JOINT[VALUES.indexOf(up)];
  if (!solved || !joint) throw new Error(`no up-card: ${up}`);
  const splits = VALUES.map((_, card) => heedfulSplit(RULES, joint, card));
  const bound = columnBound(RULES, solved, splits);
  return { ...jointColumn(RULES, solved, JOINT), found: solveFreeWillColumn(RULES, solved, JOINT), splits, bound };
}

/** Every column of open letters. */
function columnsOf(open: OpenLetters): ColumnLetters[] {
  return open.reduce<Letter[][]>(
    (columns, letters) => columns.flatMap((column) => letters.map((letter) => [...column, letter])),
    [[]],
  );
}

describe('the letters against a dealer of free will', () => {
  it.each(VALUES)('are worth more against %s than all that play any hand otherwise', (up) => {
    const { columnValue, found, bound } = columnAt(up);
    const isAsFound = (row: number, letter: Letter | undefined): boolean =>
      letter !== undefined && playsOf(row, letter) === playsOf(row, found.letters[row] ?? 'S');
    const left = lettersLeft(CHOICES, bound, found.value - LOSS);
    const totals = left.map((letters, row) => (PAIRS.includes(row) ? [found.letters[row] ?? 'S'] : letters));
    const open = STRATEGY_ROWS.filter((row, place) => !UNREAD.includes(row) && totals[place]?.length !== 1);
    expect(open).toEqual(up === '6' ? ['soft A,6'] : []);
    for (const letters of columnsOf(totals)) {
      const value = columnValue(letters);
      const gains = PAIRS.map((row) => {
        const others = (left[row] ?? []).filter((letter) => !isAsFound(row, letter));
        return Math.max(...others.map((letter) => columnValue(letters.with(row, letter)) - value));
      });
      if (STRATEGY_ROWS.every((row, place) => UNREAD.includes(row) || isAsFound(place, letters[place]))) {
        expect(Math.abs(value - found.value)).toBeLessThan(ROUNDING);
        expect(Math.max(...gains)).toBeLessThan(-LOSS);
      } else {
        const greatest = gains.reduce((sum, gain) => sum + Math.max(0, gain), value);
        expect(greatest).toBeLessThan(found.value - LOSS);
      }
    }
  });

  it('are bounded by what no column of open letters exceeds', () => {
    const columns = (['3', '6', '9'] as const).map(columnAt);
    const rows = fc.tuple(...STRATEGY_ROWS.map(() => fc.constantFrom(...LETTERS)));
    const changes = fc.subarray([...STRATEGY_ROWS.keys()]);
    const more = fc.tuple(...STRATEGY_ROWS.map(() => fc.subarray([...LETTERS])));
    fc.assert(
      fc.property(fc.constantFrom(...columns), rows, changes, more, (column, other, changed, others) => {
        const { bound, columnValue, splitWorth, splits, found } = column;
        const letters = other.map((letter, row) => (changed.includes(row) ? letter : (found.letters[row] ?? letter)));
        const open = letters.map((letter, row) => [letter, ...(others[row] ?? [])]);
        const value = columnValue(letters);
        expect(value).toBeLessThan(bound(open) + ROUNDING);
        for (const [card, most] of splits.entries()) expect(splitWorth(card, letters)).toBeLessThan(most + ROUNDING);
        expect(value).toBeCloseTo(columnValue(letters.map((letter, row) => alike(row, letter))), 13);
        const unsplit = letters.map((letter) => (letter === 'SP' ? 'H' : letter));
        expect(columnValue(unsplit)).toBeCloseTo(bound(unsplit.map((letter) => [letter])), 13);
      }),
      { seed: 6, numRuns: 40 },
    );
  });
});
