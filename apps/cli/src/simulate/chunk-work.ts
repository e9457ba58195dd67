import type { GameRules, StrategyTable } from '@upcard/core';
import type { Dealing, SimulationSums } from '@upcard/solver';

/** Where the counters that all threads share have the next chunk to take. */
export const NEXT_CHUNK = 0;
/** And how many are done. */
export const CHUNKS_DONE = 1;

/** What every thread gets; they take chunks in turn until none is left. */
export interface ChunkWork {
  readonly rules: GameRules;
  readonly table: StrategyTable;
  readonly dealing: Omit<Dealing, 'freeDealer'>;
  readonly rounds: number;
  readonly seed: number;
  readonly counters: Int32Array<SharedArrayBuffer>;
}

/** What one thread played, and when, in milliseconds of the clock. */
export interface Share {
  readonly sums: SimulationSums;
  readonly begun: number;
  readonly ended: number;
}
