import { type Letter, STRATEGY_ROWS, type StrategyTable, tableFrom, VALUES, type Value } from '@upcard/core';
import { CHANCES } from './draws.ts';
import type { ColumnLetters } from './table-play.ts';

const ROW_PLACES: ReadonlyMap<string, number> = new Map(STRATEGY_ROWS.map((row, at) => [row, at]));
const CARD_PLACES: ReadonlyMap<string, number> = new Map(VALUES.map((value, at) => [value, at]));

/** The mean of a value by up-card. */
export function overUpcards(valueAt: (up: Value, card: number) => number): number {
  return VALUES.reduce((sum, up, card) => sum + (CHANCES[card] ?? 0) * valueAt(up, card), 0);
}

/** One column of a table. */
export function lettersOf(table: StrategyTable, up: Value): ColumnLetters {
  return STRATEGY_ROWS.map((row) => table[row][up]);
}

/** The table of ten columns. Throws when a letter is missing. */
export function tableOfColumns(columns: readonly ColumnLetters[]): StrategyTable {
  return tableFrom((row, up): Letter => {
    const letter = columns[CARD_PLACES.get(up) ?? -1]?.[ROW_PLACES.get(row) ?? -1];
    if (!letter) throw new Error(`no letter for ${row} against ${up}`);
    return letter;
  });
}
