import type { Taken } from './token-bucket.ts';

/** `free` tries at once, then a wait of `first` before the next, twice as long after each, `most` at most; in milliseconds. */
export interface WaitRule {
  readonly free: number;
  readonly first: number;
  readonly most: number;
  /** Tries are forgotten when so much time has passed since the last. */
  readonly forgottenAfter: number;
}

/** The rule, `factor` times as generous. */
export function scaledWait({ free, first, most, forgottenAfter }: WaitRule, factor: number): WaitRule {
  return { free: Math.ceil(free * factor), first: first / factor, most: most / factor, forgottenAfter };
}

/** Tries by key (a name, a person) that cost more and more time, for secrets that could be guessed. */
export interface GrowingWait {
  /** Counts a try, so that many at once are no way round the wait; or says how long to wait. */
  readonly take: (key: string) => Taken;
  /** The last try was no guess and does not count. */
  readonly giveBack: (key: string) => void;
  /** The last try was right: those before it are forgotten. */
  readonly succeeded: (key: string) => void;
}

interface Tries {
  readonly count: number;
  readonly last: number;
}

/** Keys kept before forgotten ones are looked for. */
const SWEEP_AT = 10_000;

/** The same rule for every key. `now` in milliseconds. */
export function growingWait({ free, first, most, forgottenAfter }: WaitRule, now: () => number): GrowingWait {
  const tries = new Map<string, Tries>();
  let sweepAt = SWEEP_AT;
  const isForgotten = ({ last }: Tries, at: number): boolean => at - last >= forgottenAfter;
  const sweep = (at: number): void => {
    for (const [key, known] of tries) if (isForgotten(known, at)) tries.delete(key);
    sweepAt = Math.max(SWEEP_AT, tries.size * 2);
  };
  return {
    take: (key) => {
      const at = now();
      const known = tries.get(key);
      const before = known === undefined || isForgotten(known, at) ? { count: 0, last: 0 } : known;
      const wait = before.count < free ? 0 : Math.min(most, first * 2 ** (before.count - free));
      const left = before.last + wait - at;
      if (wait > 0 && left > 0) return { ok: false, retryAfter: Math.ceil(left) };
      tries.set(key, { count: before.count + 1, last: at });
      if (tries.size > sweepAt) sweep(at);
      return { ok: true };
    },
    giveBack: (key) => {
      const known = tries.get(key);
      if (known !== undefined) tries.set(key, { ...known, count: known.count - 1 });
    },
    succeeded: (key) => {
      tries.delete(key);
    },
  };
}
