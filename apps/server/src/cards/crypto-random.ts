import { randomFillSync } from 'node:crypto';
import { type RandomIndex, randomIndexFrom } from '@upcard/core';

/** Words fetched from the system's generator at once. */
const POOL = 1_024;

/** Uniform indices from the system's cryptographic generator, a fresh pool of words at a time. */
export function cryptoRandomIndex(): RandomIndex {
  const words = new Uint32Array(POOL);
  let next = POOL;
  return randomIndexFrom(() => {
    if (next === POOL) {
      randomFillSync(words);
      next = 0;
    }
    const word = words[next] ?? 0;
    // Used words don't stay in memory.
    words[next] = 0;
    next += 1;
    return word;
  });
}
