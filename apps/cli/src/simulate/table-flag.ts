import { readFile } from 'node:fs/promises';
import { LETTERS, type Letter, STRATEGY_ROWS, type StrategyTable, VALUES } from '@upcard/core';
import { tableFrom } from '@upcard/solver';

/** A table of letters, or what is wrong with it, one line for each fault, its place in front. */
export type TableRead =
  | { readonly ok: true; readonly table: StrategyTable }
  | { readonly ok: false; readonly faults: readonly string[] };

function member(json: unknown, name: string): unknown {
  const isObject = typeof json === 'object' && json !== null;
  return isObject && Object.hasOwn(json, name) ? Reflect.get(json, name) : undefined;
}

function strangers(json: unknown, known: readonly string[]): string[] {
  return typeof json === 'object' && json !== null ? Object.keys(json).filter((name) => !known.includes(name)) : [];
}

const letterOf = (json: unknown): Letter | undefined => LETTERS.find((letter) => letter === json);

/** Reads a table from parsed JSON: letters by row and up-card, or a document with such a table as its `chart`. */
export function parseTable(json: unknown): TableRead {
  const chart = member(json, 'chart') ?? json;
  if (typeof chart !== 'object' || chart === null) return { ok: false, faults: ['not a table of letters'] };
  const faults = strangers(chart, STRATEGY_ROWS).map((row) => `${row}: there is no such row`);
  for (const row of STRATEGY_ROWS) {
    const letters = member(chart, row);
    faults.push(...strangers(letters, VALUES).map((up) => `${row}: there is no up-card ${up}`));
    const open = VALUES.filter((up) => letterOf(member(letters, up)) === undefined);
    if (open.length > 0) faults.push(`${row} against ${open.join(' ')}: needs one of ${LETTERS.join(' ')}`);
  }
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, table: tableFrom((row, up) => letterOf(member(member(chart, row), up)) ?? 'S') };
}

/** Reads the file of `--table`. */
export async function readTable(file: string): Promise<TableRead> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    return { ok: false, faults: [`--table: ${file}: ${error instanceof Error ? error.message : String(error)}`] };
  }
  const read = parseTable(json);
  return read.ok ? read : { ok: false, faults: read.faults.map((fault) => `${file}: ${fault}`) };
}
