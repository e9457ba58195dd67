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

/** Takes every single change that gains until none does. */
function climb(search: LetterSearch, from: Found): Found {
  let found = from;
  let gained = true;
  while (gained) {
    gained = false;
    for (const change of changesOf(search, found.letters)) {
      const letters = changed(found.letters, [change]);
      const value = search.columnValue(letters);
      if (value <= found.value + SAME) continue;
      found = { letters, value };
      gained = true;
    }
  }
  return found;
}

/** The changes that cost something, but little. Those that change nothing at all are never of use. */
export function nearChanges(search: LetterSearch, { letters, value }: Found): Change[] {
  return changesOf(search, letters).filter((change) => {
    const cost = value - search.columnValue(changed(letters, [change]));
    return cost < NEAR && Math.abs(cost) > SAME;
  });
}

function gainingPair(search: LetterSearch, found: Found): Found | null {
  const near = nearChanges(search, found);
  for (const [at, first] of near.entries()) {
    for (const second of near.slice(at + 1)) {
      if (second.row === first.row) continue;
      const letters = changed(found.letters, [first, second]);
      const value = search.columnValue(letters);
      if (value > found.value + SAME) return { letters, value };
    }
  }
  return null;
}

/**
 * The letters of a column with the greatest value: from `start`, single changes of all rows until none gains, then all pairs
 * of changes among near ties, and again while one of them gains.
 */
export function searchLetters(search: LetterSearch): Found {
  let found = climb(search, { letters: search.start, value: search.columnValue(search.start) });
  for (let pair = gainingPair(search, found); pair; pair = gainingPair(search, found)) found = climb(search, pair);
  return found;
}
