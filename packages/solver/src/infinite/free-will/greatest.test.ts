import { GAMES, LETTERS, type Letter, STRATEGY_ROWS, VALUES, type Value } from '@upcard/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairRowOf } from '../hands.ts';
import { type ColumnLetters, isHitting, twoCardAction } from '../table-play.ts';
import { columnBound, lettersLeft, type OpenLetters } from '../testkit/column-bound.ts';
import { heedfulSplit } from '../testkit/heedful-split.ts';
import { solveColumns } from '../values.ts';
import { jointColumn } from './joint-column.ts';
import { jointValues } from './joint-values.ts';
import { solveFreeWillColumn } from './solve-column.ts';

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

const COLUMNS = solveColumns(RULES).map((solved, card) => ({
  joint: jointColumn(RULES, solved, JOINT),
  found: solveFreeWillColumn(RULES, solved, JOINT),
  bound: columnBound(
    RULES,
    solved,
    VALUES.map((_, pair) => heedfulSplit(RULES, JOINT[card] ?? new Float64Array(0), pair)),
  ),
}));

function columnAt(up: Value): (typeof COLUMNS)[number] {
  const column = COLUMNS[VALUES.indexOf(up)];
  if (!column) throw new Error(`no up-card: ${up}`);
  return column;
}

/** Every column of open letters. */
function columnsOf(open: OpenLetters): ColumnLetters[] {
  return open.reduce<Letter[][]>(
    (columns, letters) => columns.flatMap((column) => letters.map((letter) => [...column, letter])),
    [[]],
  );
}
