import type { StoreFault } from '../store-failure.ts';

/** A value that SQLite can bind. */
export type Bindable = string | number | bigint | null | Uint8Array;

/** One statement for the worker, or a boundary of a transaction that is held open. */
export type Job =
  | { readonly id: number; readonly kind: 'statement'; readonly sql: string; readonly parameters: readonly Bindable[] }
  | { readonly id: number; readonly kind: 'begin' | 'commit' | 'rollback' };

/** What the worker is told. `close` is answered with `closed` after all work is done. */
export type ToWorker = { readonly kind: 'jobs'; readonly jobs: readonly Job[] } | { readonly kind: 'close' };

/** The end of one job. `changes`: rows inserted, updated or deleted; 0 for a query. */
export type Outcome =
  | { readonly id: number; readonly ok: true; readonly rows: readonly unknown[]; readonly changes: number }
  | { readonly id: number; readonly ok: false; readonly fault: StoreFault; readonly message: string };

/** What the worker says. `opened` or `unopened` comes first. */
export type FromWorker =
  | { readonly kind: 'opened' }
  | { readonly kind: 'unopened'; readonly fault: StoreFault; readonly message: string }
  | { readonly kind: 'outcomes'; readonly outcomes: readonly Outcome[] }
  | { readonly kind: 'closed' };
