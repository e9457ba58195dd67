import { VALUE_COUNT } from './hands.ts';

/** The cards that nobody has seen, the hole card with them: a count for each value, the Ace first. */
export interface Shoe {
  readonly counts: readonly number[];
  readonly size: number;
}

/** A shoe of these counts. */
export function shoeOf(counts: readonly number[]): Shoe {
  return { counts, size: counts.reduce((sum, count) => sum + count, 0) };
}

/** A fresh shoe. */
export function fullShoe(decks: number): Shoe {
  return shoeOf(Array.from({ length: VALUE_COUNT }, (_, value) => decks * (value === 9 ? 16 : 4)));
}

/** A part of a whole; 0 where there is no whole: an event that cannot be asked about has no weight. */
export function share(part: number, whole: number): number {
  return part > 0 && whole > 0 ? part / whole : 0;
}
