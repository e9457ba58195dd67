import { describe, expect, it } from 'vitest';
import { type DrawingDealer, standsOn, waysToFinish } from './dealer-draws.ts';
import { HANDS, VALUE_COUNT } from './hands.ts';
import { fullShoe } from './shoe.ts';

const { size, counts, cards, children, total, rising } = HANDS;

const VALUES = Array.from({ length: VALUE_COUNT }, (_, value) => value);

/** Whether a shoe of so many decks can have dealt all these cards. */
function isDealt(decks: number, hand: number): boolean {
  const shoe = fullShoe(decks);
  return VALUES.every((value) => (counts[hand * VALUE_COUNT + value] ?? 0) <= (shoe.counts[value] ?? 0));
}

/** Rows of cards, in order, that a dealer draws from nothing until it stands or is bust. */
function orderedDraws(decks: number, dealer: DrawingDealer): number {
  const shoe = fullShoe(decks);
  const rows = new Float64Array(size);
  let ended = 0;
  rows[0] = 1;
  for (const hand of rising) {
    const here = rows[hand] ?? 0;
    if (standsOn(hand, dealer)) {
      ended += here;
      continue;
    }
    for (const value of VALUES) {
      const index = hand * VALUE_COUNT + value;
      if ((counts[index] ?? 0) >= (shoe.counts[value] ?? 0)) continue;
      const child = children[index] ?? -1;
      if (child < 0) ended += here;
      else rows[child] = (rows[child] ?? 0) + here;
    }
  }
  return ended;
}

describe('hands and draws are as many as is published', () => {
  it.each([
    [1, 2_008],
    [5, 3_071],
    [6, 3_072],
    [8, 3_072],
  ])('from %d decks, %d hands by value are not bust', (decks, expected) => {
    const hands = Array.from({ length: size }, (_, hand) => hand).filter((hand) => (cards[hand] ?? 0) >= 2);
    expect(hands.filter((hand) => isDealt(decks, hand))).toHaveLength(expected);
  });

  it.each<[number, DrawingDealer, number]>([
    [1, 'S17', 48_532],
    [5, 'S17', 54_433],
    [8, 'S17', 54_433],
    [1, 'H17', 59_704],
    [5, 'H17', 70_561],
    [8, 'H17', 70_561],
  ])('from %d decks, a dealer of %s draws in %d ways, busts with them', (decks, dealer, expected) => {
    expect(orderedDraws(decks, dealer)).toBe(expected);
  });

  it('a dealer of S17 finishes in 30,109 orders of 1,676 multisets, both orders of a natural with them', () => {
    const ways = waysToFinish('S17');
    const finishes = Array.from({ length: size }, (_, hand) =>
      VALUES.reduce((sum, up) => sum + (ways[hand * VALUE_COUNT + up] ?? 0), 0),
    );
    const natural = 2;
    expect(finishes.reduce((sum, orders) => sum + orders, natural)).toBe(30_109);
    expect(finishes.filter((orders) => orders > 0)).toHaveLength(1_676);
    expect(finishes.every((orders, hand) => orders === 0 || ((total[hand] ?? 0) >= 17 && standsOn(hand, 'S17')))).toBe(
      true,
    );
  });
});
