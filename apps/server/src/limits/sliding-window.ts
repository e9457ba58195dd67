import type { Limiter } from './token-bucket.ts';

/** Keys kept before quiet ones are looked for. */
const SWEEP_AT = 10_000;

/** At most `most` in any `span` of milliseconds, wherever it begins; for each key on its own. */
export function slidingWindow(
  { most, span }: { readonly most: number; readonly span: number },
  now: () => number,
): Limiter {
  const taken = new Map<string, readonly number[]>();
  let sweepAt = SWEEP_AT;
  const sweep = (at: number): void => {
    for (const [key, times] of taken) if ((times.at(-1) ?? 0) <= at - span) taken.delete(key);
    sweepAt = Math.max(SWEEP_AT, taken.size * 2);
  };
  return {
    take: (key) => {
      const at = now();
      const recent = (taken.get(key) ?? []).filter((time) => time > at - span);
      const oldest = recent[recent.length - most];
      if (oldest !== undefined) return { ok: false, retryAfter: oldest + span - at };
      taken.set(key, [...recent, at]);
      if (taken.size > sweepAt) sweep(at);
      return { ok: true };
    },
  };
}
