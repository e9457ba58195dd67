import { type Letter, STRATEGY_ROWS, type StrategyRow, type StrategyTable, VALUES, type Value } from '@upcard/core';
import { letterMeaning, rowName } from './action-words.ts';

/** A cell on which two charts do not agree. */
export interface Difference {
  readonly row: StrategyRow;
  readonly up: Value;
  readonly first: Letter;
  readonly second: Letter;
}

/** Cells of one row with the same difference. */
export interface DifferenceRun {
  readonly row: StrategyRow;
  readonly ups: readonly Value[];
  readonly first: Letter;
  readonly second: Letter;
}

/** Every cell in which two charts differ, in the order of the chart. */
export function differences(first: StrategyTable, second: StrategyTable): readonly Difference[] {
  return STRATEGY_ROWS.flatMap((row) =>
    VALUES.filter((up) => first[row][up] !== second[row][up]).map((up) => ({
      row,
      up,
      first: first[row][up],
      second: second[row][up],
    })),
  );
}

/** Differences with those of a row that are alike put together. */
export function differenceRuns(cells: readonly Difference[]): readonly DifferenceRun[] {
  const runs = new Map<string, DifferenceRun>();
  for (const { row, up, first, second } of cells) {
    const key = `${row} ${first} ${second}`;
    const run = runs.get(key);
    runs.set(key, run === undefined ? { row, ups: [up], first, second } : { ...run, ups: [...run.ups, up] });
  }
  return [...runs.values()];
}

/** Up-cards in a sentence: `9, 10 and A`. */
function listed(ups: readonly Value[]): string {
  return ups.length < 2 ? (ups[0] ?? '') : `${ups.slice(0, -1).join(', ')} and ${ups.at(-1)}`;
}

/** The hand of a run against its up-cards: `Hard 16 against 9, 10 and A`. */
export function runName({ row, ups }: DifferenceRun): string {
  return `${rowName(row)} against ${listed(ups)}`;
}

/** What a letter means, in the middle of a sentence. */
export function meaningInSentence(letter: Letter): string {
  return letterMeaning(letter).toLowerCase();
}
