import type { Letter } from '@upcard/core';
import type { ColumnLetters } from '../table-play.ts';

/** Values of whole columns nearer than this count as the same. */
const SAME = 1e-14;

/** Single changes that cost less than this, in initial wagers per round with the up-card, are tried two by two as well. */
const NEAR = 1e-3;

/** What to search: the value of a column of letters, and the letters that make sense in each row. */
export interface LetterSearch {
  readonly start: ColumnLetters;
  readonly columnValue: (letters: ColumnLetters) => number;
  readonly choices: readonly (readonly Letter[])[];
}

interface Found {
  readonly letters: ColumnLetters;
  readonly value: number;
}

interface Change {
  readonly row: number;
  readonly letter: Letter;
}

function changed(letters: ColumnLetters, changes: readonly Change[]): ColumnLetters {
  const copy = [...letters];
  for (const { row, letter } of changes) copy[row] = letter;
  return copy;
}

function changesOf({ choices }: LetterSearch, letters: ColumnLetters): Change[] {
  return choices.flatMap((offered, row) =>
    offered.filter((letter) => letter !== letters[row]).map((letter) => ({ row, letter })),
  );
}

/** Letters that no single change betters, with the changes that cost something, but little. */
interface Peak extends Found {
  readonly near: readonly Change[];
}

/** Takes every single change that gains until none does. Changes that make no difference are never of use. */
function climb(search: LetterSearch, from: Found): Peak {
  let found = from;
  for (;;) {
    const near: Change[] = [];
    let hasGained = false;
    for (const change of changesOf(search, found.letters)) {
      const letters = changed(found.letters, [change]);
      const value = search.columnValue(letters);
      const cost = found.value - value;
      if (cost < -SAME) {
        found = { letters, value };
        hasGained = true;
      } else if (cost > SAME && cost < NEAR) near.push(change);
    }
    if (!hasGained) return { ...found, near };
  }
}

/** Two changes of different rows that gain together. */
function gainingPair(search: LetterSearch, { letters: from, value: least, near }: Peak): Found | null {
  for (const [at, first] of near.entries()) {
    for (const second of near.slice(at + 1)) {
      if (second.row === first.row) continue;
      const letters = changed(from, [first, second]);
      const value = search.columnValue(letters);
      if (value > least + SAME) return { letters, value };
    }
  }
  return null;
}

/**
 * The letters of a column with the greatest value: from `start`, single changes of all rows until none gains, then all pairs
 * of changes among near ties, and again while one of them gains.
 */
export function searchLetters(search: LetterSearch): Found {
  let peak = climb(search, { letters: search.start, value: search.columnValue(search.start) });
  for (let pair = gainingPair(search, peak); pair; pair = gainingPair(search, peak)) peak = climb(search, pair);
  return peak;
}
