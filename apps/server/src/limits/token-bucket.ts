/** How much is allowed: `burst` at once, then one more every `every` milliseconds. */
export interface Allowance {
  readonly burst: number;
  readonly every: number;
}

/** Either one is taken, or how many milliseconds until there will be one. */
export type Taken = { readonly ok: true } | { readonly ok: false; readonly retryAfter: number };

/** One bucket of tokens. */
export interface TokenBucket {
  readonly take: (now: number) => Taken;
  /** Whether it is as full as a new one, so that forgetting it changes nothing. */
  readonly isFull: (now: number) => boolean;
}

/** A full bucket. Times in milliseconds. */
export function tokenBucket({ burst, every }: Allowance): TokenBucket {
  /** When the bucket would be full again if nothing were taken. */
  let fullAt = Number.NEGATIVE_INFINITY;
  return {
    take: (now) => {
      const next = Math.max(now, fullAt) + every;
      const wait = next - now - burst * every;
      if (wait > 0) return { ok: false, retryAfter: Math.ceil(wait) };
      fullAt = next;
      return { ok: true };
    },
    isFull: (now) => fullAt <= now,
  };
}

/** Buckets by key (an address, a person), made on demand and forgotten when full. */
export interface Limiter {
  readonly take: (key: string) => Taken;
}

/** Keys kept before full buckets are looked for. */
const SWEEP_AT = 10_000;

/** The same allowance for everyone, each on their own. */
export function limiter(allowance: Allowance, now: () => number): Limiter {
  const buckets = new Map<string, TokenBucket>();
  let sweepAt = SWEEP_AT;
  const sweep = (at: number): void => {
    for (const [key, bucket] of buckets) if (bucket.isFull(at)) buckets.delete(key);
    sweepAt = Math.max(SWEEP_AT, buckets.size * 2);
  };
  return {
    take: (key) => {
      const at = now();
      const bucket = buckets.get(key) ?? tokenBucket(allowance);
      buckets.set(key, bucket);
      if (buckets.size > sweepAt) sweep(at);
      return bucket.take(at);
    },
  };
}
