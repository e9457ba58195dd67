import { type StrategyRow, VALUES, type Value } from '@upcard/core';

/** A cell of a chart. */
export interface ChartPlace {
  readonly row: StrategyRow;
  readonly up: Value;
}

/** Whether both are the same cell. */
export function isSamePlace(one: ChartPlace | null, other: ChartPlace | null): boolean {
  return one?.row === other?.row && one?.up === other?.up;
}

const clamp = (at: number, length: number): number => Math.min(Math.max(at, 0), length - 1);

/**
 * Where a key leads from a cell of a table with these rows: arrows by one, Home and End within the row, with Ctrl to the first and last
 * cell. Null: the key does not move.
 */
export function placeAfterKey(
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  from: ChartPlace,
  rows: readonly StrategyRow[],
): ChartPlace | null {
  const [y, x] = [rows.indexOf(from.row), VALUES.indexOf(from.up)];
  const at = (row: number, column: number): ChartPlace => ({
    row: rows[clamp(row, rows.length)] ?? from.row,
    up: VALUES[clamp(column, VALUES.length)] ?? from.up,
  });
  switch (key) {
    case 'ArrowLeft':
      return at(y, x - 1);
    case 'ArrowRight':
      return at(y, x + 1);
    case 'ArrowUp':
      return at(y - 1, x);
    case 'ArrowDown':
      return at(y + 1, x);
    case 'Home':
      return at(ctrlKey ? 0 : y, 0);
    case 'End':
      return at(ctrlKey ? rows.length : y, VALUES.length);
    default:
      return null;
  }
}
