import type { StoreFault } from '../store-failure.ts';

/** SQLite's primary result codes (sqlite.org/rescode.html) that say more than "this statement was wrong". */
const FAULTS: ReadonlyMap<number, StoreFault> = new Map([
  [5, 'busy'],
  [6, 'busy'],
  [8, 'unwritable'],
  [10, 'unwritable'],
  [11, 'damaged'],
  [13, 'full'],
  [14, 'unwritable'],
  [26, 'damaged'],
]);

/** Reads what kind of fault an error of `node:sqlite` is. The low byte of `errcode` is the primary code. */
export function sqliteFault(error: unknown): { readonly fault: StoreFault; readonly message: string } {
  if (!(error instanceof Error)) return { fault: 'statement', message: String(error) };
  const code = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0;
  return { fault: FAULTS.get(code) ?? 'statement', message: error.message };
}
