/**
 * State of the small fast counting generator `sfc32` by Chris Doty-Humphrey (PractRand 0.95, public domain): three mixed
 * words and a counter, which makes every period at least 2^32 words.
 */
export type RandomState = Int32Array;

const WARM_UP = 20;

/** A generator of its own for each pair of a seed (a whole number from 0 to 2^53 - 1) and a stream (a 32-bit whole number). */
export function randomState(seed: number, stream: number): RandomState {
  const state = Int32Array.of(seed % 2 ** 32, Math.floor(seed / 2 ** 32), stream, 1);
  fillWords(state, new Uint32Array(WARM_UP));
  return state;
}

/** Fills `words` with uniform 32-bit words and moves the generator on. */
export function fillWords(state: RandomState, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, counter = 0] = state;
  for (let index = 0; index < words.length; index += 1) {
    const word = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    words[index] = word;
  }
  state.set([a, b, c, counter]);
}
