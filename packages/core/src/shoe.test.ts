import { describe, expect, test } from 'vitest';
import { EUROPEAN, HOUSE, LIVE, sandboxRules } from './presets.ts';
import type { RuleSet } from './rule-set.ts';
import { isShuffleDue, shoeSize, shuffleBelow } from './shoe.ts';

describe('shoeSize', () => {
  test.each<[string, RuleSet, number]>([
    ['HSE-008 House', HOUSE, 260],
    ['European', EUROPEAN, 312],
    ['Live', LIVE, 416],
    ['independent draws', sandboxRules('S17'), 0],
  ])('%s', (_, rules, cards) => {
    expect(shoeSize(rules)).toBe(cards);
  });
});

describe('shuffleBelow', () => {
  test.each<[string, RuleSet, number, number]>([
    ['HSE-009 House, one seat: 20 and 20 more', HOUSE, 1, 40],
    ['HSE-009 House, five seats', HOUSE, 5, 120],
    ['HSE-009 House, six seats: at most half the shoe', HOUSE, 6, 130],
    ['European, whoever plays', EUROPEAN, 7, 78],
    ['Live, a quarter of the shoe behind the cut card', LIVE, 7, 105],
    ['independent draws', sandboxRules('S17'), 1, 0],
  ])('%s', (_, rules, spots, cards) => {
    expect(shuffleBelow(rules, spots)).toBe(cards);
  });
});

describe('isShuffleDue', () => {
  test.each<[string, RuleSet, number, boolean]>([
    ['HSE-009 House with 41 cards left', HOUSE, 219, false],
    ['HSE-009 House with 40 cards left', HOUSE, 220, false],
    ['HSE-009 House with 39 cards left', HOUSE, 221, true],
    ['European with 78 cards left', EUROPEAN, 234, false],
    ['European with 77 cards left', EUROPEAN, 235, true],
    ['Live before the cut card', LIVE, 311, false],
    ['Live at the cut card', LIVE, 312, true],
    ['independent draws after many cards', sandboxRules('S17'), 10_000, false],
  ])('%s', (_, rules, dealt, due) => {
    expect(isShuffleDue(rules, dealt, 1)).toBe(due);
  });
});
