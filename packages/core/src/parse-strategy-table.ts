import { LETTERS, type Letter, STRATEGY_ROWS, type StrategyTable, tableFrom, VALUES } from './strategy-table.ts';

/** A table of letters, or what is wrong with it: one sentence for each fault, its place in front. */
export type StrategyTableRead =
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

/** Reads a table from parsed JSON: one of the eight letters for each of the 36 rows and 10 up-cards, and nothing else. */
export function parseStrategyTable(json: unknown): StrategyTableRead {
  if (typeof json !== 'object' || json === null) return { ok: false, faults: ['not a table of letters'] };
  const faults = strangers(json, STRATEGY_ROWS).map((row) => `${row}: there is no such row`);
  for (const row of STRATEGY_ROWS) {
    const letters = member(json, row);
    faults.push(...strangers(letters, VALUES).map((up) => `${row}: there is no up-card ${up}`));
    const open = VALUES.filter((up) => letterOf(member(letters, up)) === undefined);
    if (open.length > 0) faults.push(`${row} against ${open.join(' ')}: needs one of ${LETTERS.join(' ')}`);
  }
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, table: tableFrom((row, up) => letterOf(member(member(json, row), up)) ?? 'S') };
}
