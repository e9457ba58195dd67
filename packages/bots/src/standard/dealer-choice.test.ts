import { type Card, RANKS, type Rank } from '@upcard/core';
import { listedCards } from '@upcard/core/testkit/card-row';
import { describe, expect, it } from 'vitest';
import { cardToDiscard, cardToReveal, type ThreeCards } from './dealer-choice.ts';

const spade = (rank: Rank): Card => `${rank}S`;

function three(row: string): ThreeCards {
  const [first, second, third] = listedCards(row);
  if (!first || !second || !third) throw new Error(`not three cards: ${row}`);
  return [first, second, third];
}

/** The two cards that are kept, as text. */
function kept(row: string): string {
  const gone = cardToDiscard(three(row));
  return row
    .split(' ')
    .filter((_, index) => index !== gone)
    .join(' ');
}

describe('what the house keeps of three cards', () => {
  it.each([
    ['STD-095', 'A 10 5', 'A 10'],
    ['STD-095', '10 A 9', '10 A'],
    ['STD-095', '7 Q A', 'Q A'],
    ['STD-095', 'A A K', 'A K'],
    ['STD-095', 'J A A', 'J A'],
    ['STD-095', '10 K A', '10 A'],
    ['STD-095', 'A 10 K', 'A 10'],
    ['STD-096', 'A 5 9', 'A 9'],
    ['STD-096', '9 A 5', '9 A'],
    ['STD-096', '2 A A', 'A A'],
    ['STD-096', '5 5 A', '5 A'],
    ['STD-097', '10 5 9', '10 9'],
    ['STD-097', '2 9 K', '9 K'],
    ['STD-097', 'Q 7 K', 'Q K'],
    ['STD-097', '10 6 6', '10 6'],
    ['STD-098', 'A A A', 'A A'],
    ['STD-098', '10 J Q', '10 J'],
    ['STD-099', '9 9 9', '9 9'],
    ['STD-100', '7 8 9', '8 9'],
    ['STD-100', '9 2 7', '9 7'],
    ['STD-100', '9 9 8', '9 9'],
    ['STD-101', '2 9 5', '2 9'],
    ['STD-101', '2 3 9', '2 9'],
    ['STD-101', '5 4 6', '5 6'],
    ['STD-101', '2 2 3', '2 3'],
    ['STD-102', '6 6 7', '6 6'],
    ['STD-102', '7 8 6', '7 6'],
  ])('%s: of %s it keeps %s', (_, row, pair) => {
    expect(kept(row)).toBe(pair);
  });

  it.each([
    ['8 9 8', 2],
    ['4 7 4', 2],
    ['7 6 7', 2],
    ['7 7 6', 1],
    ['9 9 9', 2],
    ['A 4 4', 2],
    ['4 4 A', 1],
    ['A K Q', 2],
    ['K A Q', 2],
    ['K Q A', 1],
    ['A A Q', 1],
    ['Q A A', 2],
  ])('STD-103: of %s, where two pairs are alike, card %i is thrown away', (row, discard) => {
    expect(cardToDiscard(three(row))).toBe(discard);
  });

  it('STD-094 takes all ten-valued cards for one rank', () => {
    for (const row of ['10 J Q', 'K 10 A', 'J J 3', 'Q K 9']) {
      expect([row, cardToDiscard(three(row))]).toEqual([row, cardToDiscard(three(row.replace(/[JQK]/g, '10')))]);
    }
  });
});

/** What the rules throw away, case by case and worked out by what goes, not by what stays. */
function expectedDiscard(ranks: readonly Rank[]): number {
  const isAce = (rank: Rank): boolean => rank === 'A';
  const isTen = (rank: Rank): boolean => ['10', 'J', 'Q', 'K'].includes(rank);
  const lastLowest = (isKept: (rank: Rank) => boolean): number => {
    const loose = ranks.flatMap((rank, index) => (isKept(rank) ? [] : [{ index, size: Number(rank) }]));
    const least = Math.min(...loose.map(({ size }) => size));
    return loose.findLast(({ size }) => size === least)?.index ?? 2;
  };
  const aces = ranks.filter(isAce).length;
  const tens = ranks.filter(isTen).length;
  if (aces > 0 && tens > 0) {
    if (aces + tens < 3) return ranks.findIndex((rank) => !isAce(rank) && !isTen(rank));
    return ranks.findLastIndex(aces > tens ? isAce : isTen);
  }
  if (aces > 0) return lastLowest(isAce);
  if (tens > 0) return lastLowest(isTen);
  return expectedSmallDiscard(ranks.map(Number));
}

/** The same for three of 2 to 9: the sums of the pairs are sorted out one band after the other. */
function expectedSmallDiscard(values: readonly number[]): number {
  const total = values.reduce((sum, value) => sum + value, 0);
  const sums = [2, 1, 0].map((discard) => ({ discard, sum: total - (values[discard] ?? 0) }));
  const high = sums.filter(({ sum }) => sum >= 16);
  const low = sums.filter(({ sum }) => sum <= 11);
  const upward = [high, low].find((band) => band.length > 0);
  const goal = upward ? Math.max(...upward.map(({ sum }) => sum)) : Math.min(...sums.map(({ sum }) => sum));
  return sums.find(({ sum }) => sum === goal)?.discard ?? 2;
}

describe('all three-card holdings', () => {
  const triples = RANKS.flatMap((a) => RANKS.flatMap((b) => RANKS.map((c) => [a, b, c] as const)));

  it('STD-094 STD-095 STD-096 STD-097 STD-098 STD-099 STD-100 STD-101 STD-102 STD-103 agree with the cases told apart', () => {
    const differing = triples.filter(
      ([a, b, c]) => cardToDiscard([spade(a), spade(b), spade(c)]) !== expectedDiscard([a, b, c]),
    );
    expect(triples).toHaveLength(2_197);
    expect(differing).toEqual([]);
  });

  it('depend on no suit', () => {
    const differing = triples.filter(
      ([a, b, c]) => cardToDiscard([`${a}H`, `${b}C`, `${c}D`]) !== cardToDiscard([spade(a), spade(b), spade(c)]),
    );
    expect(differing).toEqual([]);
  });
});

describe('what the house shows of two cards', () => {
  const ORDER = '2 3 4 5 6 7 8 9 10 A'.split(' ');
  const placeOf = (rank: Rank): number => ORDER.indexOf(['J', 'Q', 'K'].includes(rank) ? '10' : rank);
  const pairs = RANKS.flatMap((a) => RANKS.map((b) => [a, b] as const));

  it('STD-094 STD-104 is the higher one, and the first of two that rank alike', () => {
    const differing = pairs.filter(
      ([a, b]) => cardToReveal([spade(a), spade(b)]) !== (placeOf(b) > placeOf(a) ? 1 : 0),
    );
    expect(pairs).toHaveLength(169);
    expect(differing).toEqual([]);
  });

  it.each([
    ['A K', 0],
    ['9 10', 1],
    ['10 K', 0],
    ['K 10', 0],
    ['2 2', 0],
    ['9 A', 1],
  ])('STD-104: of %s card %i', (row, index) => {
    const [first, second] = listedCards(row);
    expect(first && second && cardToReveal([first, second])).toBe(index);
  });
});
