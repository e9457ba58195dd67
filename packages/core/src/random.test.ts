import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECK } from './cards.ts';
import { randomIndexFrom, shuffled } from './random.ts';

/** A source that gives these words and then fails. */
function words(...given: readonly number[]): () => number {
  const left = [...given];
  return () => {
    const word = left.shift();
    if (word === undefined) throw new Error('no word left');
    return word;
  };
}

describe('randomIndexFrom', () => {
  const LAST = 2 ** 32 - 1;

  test.each([
    ['a word within the first multiple is the index', 52, [51], 51],
    ['a word beyond it wraps around', 52, [53], 1],
    // 2^32 = 3 × 1,431,655,765 + 1: the last word would favour 0.
    ['the one word that would favour an index is drawn again', 3, [LAST, 5], 2],
    ['the last word of the last full multiple counts', 3, [LAST - 1], 2],
    // Just over half of all words: nearly half of them must go.
    ['a bound just over half rejects all above it', 2 ** 31 + 1, [2 ** 31 + 1, LAST, 2 ** 31], 2 ** 31],
    ['a power of two rejects nothing', 2 ** 31, [LAST], 2 ** 31 - 1],
    ['the largest bound gives the word itself', 2 ** 32, [LAST], LAST],
    ['below 1 there is only 0', 1, [LAST], 0],
  ])('%s', (_, below, given, index) => {
    expect(randomIndexFrom(words(...given))(below)).toBe(index);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('no index below %d', (below) => {
    expect(() => randomIndexFrom(words(0))(below)).toThrow(RangeError);
  });

  test('every index is made by equally many words', () => {
    // The same arithmetic over all the words that are not rejected, counted for a bound that leaves a large remainder.
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.integer({ min: 0, max: LAST }), (below, word) => {
        const used: number[] = [];
        const index = randomIndexFrom(() => {
          used.push(used.length === 0 ? word : 0);
          return used.at(-1) ?? 0;
        })(below);
        const multiples = Math.floor(2 ** 32 / below);
        expect(used).toHaveLength(word < multiples * below ? 1 : 2);
        expect(index).toBe(used.at(-1) === word ? word % below : 0);
      }),
    );
  });
});

describe('shuffled', () => {
  test('each sequence of indices gives another order', () => {
    const orders = new Set<string>();
    for (let second = 0; second < 2; second += 1)
      for (let third = 0; third < 3; third += 1)
        for (let fourth = 0; fourth < 4; fourth += 1) {
          const indices = [0, second, third, fourth];
          orders.add(shuffled(['A', 'B', 'C', 'D'], () => indices.shift() ?? 0).join(''));
        }
    expect(orders.size).toBe(24);
  });

  test('asks for every bound from 1 to the number of items, once', () => {
    const bounds: number[] = [];
    shuffled(DECK, (below) => {
      bounds.push(below);
      return 0;
    });
    expect(bounds).toEqual(DECK.map((_, index) => index + 1));
  });

  test('keeps every item and leaves the list as it is', () => {
    const deck = [...DECK];
    const mixed = shuffled(deck, (below) => Math.floor(below / 2));
    expect(mixed).not.toEqual(deck);
    expect([...mixed].sort()).toEqual([...DECK].sort());
    expect(deck).toEqual(DECK);
  });
});
