import type { SQLOutputValue } from 'node:sqlite';

/** One row of a table of the database. */
export type Row = Record<string, SQLOutputValue>;

/** The text in a column. Throws when there is none. */
export function text(row: Row, column: string): string {
  const value = textOrNull(row, column);
  if (value === null) throw new Error(`${column} is no text`);
  return value;
}

/** The text in a column that may be empty. Throws when there is something else. */
export function textOrNull(row: Row, column: string): string | null {
  const value = row[column];
  if (value !== null && typeof value !== 'string') throw new Error(`${column} is no text`);
  return value;
}

/** The number in a column. Throws when there is none. */
export function whole(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new Error(`${column} is no number`);
  return value;
}
