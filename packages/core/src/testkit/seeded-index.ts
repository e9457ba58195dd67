import { type RandomIndex, randomIndexFrom } from '../random.ts';

/**
 * Indices that follow from a seed (a 32-bit whole number) alone, so that a test runs the same way every time. Anybody can
 * foretell them: never deal cards to people with it. The words come from the mulberry32 generator.
 */
export function seededIndex(seed: number): RandomIndex {
  let state = seed >>> 0;
  return randomIndexFrom(() => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  });
}
