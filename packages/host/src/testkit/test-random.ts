import { type RandomIndex, randomIndexFrom } from '@upcard/core';

/** Chance that is the same for the same seed. For tests alone: anybody could foretell it. */
export function testRandom(seed: number): RandomIndex {
  // Xorshift stays at 0 for ever, and near seeds start alike: spread them and keep clear of 0.
  let word = Math.imul(seed + 1, 0x9e3779b1) | 1;
  return randomIndexFrom(() => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return word >>> 0;
  });
}
