import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardValue } from './cards.ts';
import { handTotal, isBust, isNatural, isPair } from './hand.ts';
import { anyHand, listedCards } from './testkit/card-row.ts';

describe('handTotal', () => {
  test.each([
    ['no cards', '', 0, false],
    ['HSE-012 a lone Ace counts 11', 'A', 11, true],
    ['HSE-012 two Aces: only one can count 11', 'A A', 12, true],
    ['HSE-012 an Ace and a six: soft 17', 'A 6', 17, true],
    ['HSE-012 an Ace counts 1 when 11 would bust', 'A 6 10', 17, false],
    ['HSE-012 an Ace stays 11 up to exactly 21', 'A 5 5', 21, true],
    ['HSE-012 eleven Aces: ten of them count 1', 'A A A A A A A A A A A', 21, true],
    ['HSE-012 twelve Aces: all count 1', 'A A A A A A A A A A A A', 12, false],
    ['pictures count 10', 'J Q', 20, false],
    ['a natural is soft', 'A K', 21, true],
    ['a bust hand shows its hard total', '10 6 10', 26, false],
    ['an Ace does not save a hand over 21', '10 6 5 A', 22, false],
  ])('%s', (_, cards, total, isSoft) => {
    expect(handTotal(listedCards(cards))).toEqual({ total, isSoft });
  });

  test('is the best of all ways to count the Aces', () => {
    fc.assert(
      fc.property(anyHand(), (cards) => {
        const aces = cards.filter((card) => cardValue(card) === 1).length;
        const hard = cards.reduce((sum, card) => sum + cardValue(card), 0);
        const ways = Array.from({ length: aces + 1 }, (_, high) => hard + 10 * high);
        const best = ways.filter((total) => total <= 21).at(-1) ?? hard;
        expect(handTotal(cards)).toEqual({ total: best, isSoft: best > hard });
        expect(isBust(cards)).toBe(ways.every((total) => total > 21));
      }),
      { seed: 21 },
    );
  });
});

describe('isBust', () => {
  test.each([
    ['21 is not over', '10 6 5', false],
    ['22 is', '10 6 6', true],
    ['Aces count 1 before a hand busts', '10 9 A A', false],
  ])('%s', (_, cards, bust) => {
    expect(isBust(listedCards(cards))).toBe(bust);
  });
});

describe('isNatural', () => {
  test.each([
    ['HSE-015 an Ace and a ten', 'A 10', true],
    ['HSE-015 a King and an Ace', 'K A', true],
    ['HSE-015 three cards of 21', '7 7 7', false],
    ['HSE-015 three cards with an Ace', 'A 5 5', false],
    ['HSE-015 20 in two cards', 'A 9', false],
  ])('%s', (_, cards, natural) => {
    expect(isNatural(listedCards(cards))).toBe(natural);
  });
});

describe('isPair', () => {
  test.each([
    ['equal ranks', '8 8', true, true],
    ['two Aces', 'A A', true, true],
    ['the same rank in two suits', 'QS QH', true, true],
    ['a ten and a King have the same value only', '10 K', false, true],
    ['a Queen and a Jack have the same value only', 'Q J', false, true],
    ['9 and 10', '9 10', false, false],
    ['three eights', '8 8 8', false, false],
    ['one eight', '8', false, false],
    ['no card', '', false, false],
  ])('%s', (_, row, byRank, byValue) => {
    const cards = listedCards(row);
    expect([isPair(cards, 'rank'), isPair(cards, 'value')]).toEqual([byRank, byValue]);
  });
});
