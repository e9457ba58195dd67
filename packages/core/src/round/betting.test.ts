import { describe, expect, test } from 'vitest';
import { EUROPEAN, HOUSE, LIVE } from '../presets.ts';
import type { BetRule } from '../rule-set.ts';
import { checkBet, leastBet } from './betting.ts';
import type { Refusal } from './refusal.ts';

const RANGE: BetRule = { kind: 'range', least: 100, step: 2 };

describe('checkBet', () => {
  test.each<[string, BetRule, number, number, Refusal | null]>([
    ['HSE-011 on the ladder', HOUSE.bets, 250, 250, null],
    ['HSE-011 off the ladder', HOUSE.bets, 150, 500, 'bad-amount'],
    ['HSE-011 more than the seat can afford', HOUSE.bets, 100, 99, 'over-capital'],
    ['HSE-011 off the ladder and too much: the amount is the first fault', HOUSE.bets, 600, 500, 'bad-amount'],
    ['nothing', HOUSE.bets, 0, 500, 'bad-amount'],
    ['less than nothing', RANGE, -2, 500, 'bad-amount'],
    ['a fraction', RANGE, 100.5, 500, 'bad-amount'],
    ['no number', RANGE, Number.NaN, 500, 'bad-amount'],
    ['the least of a range', RANGE, 100, 500, null],
    ['all the purse has', RANGE, 500, 500, null],
    ['under the least', RANGE, 98, 500, 'bet-below-minimum'],
    ['under the least comes before too much', RANGE, 98, 50, 'bet-below-minimum'],
    ['too much comes before odd', RANGE, 501, 500, 'over-capital'],
    ['odd', RANGE, 101, 500, 'bet-not-even'],
    ['off the steps of five', { kind: 'range', least: 10, step: 5 }, 12, 500, 'bet-not-even'],
    ['on the steps of five', { kind: 'range', least: 10, step: 5 }, 15, 500, null],
    ['the flat bet', EUROPEAN.bets, 2, 2, null],
    ['any other than the flat bet', EUROPEAN.bets, 4, 10, 'bad-amount'],
    ['a chip', LIVE.bets, 2_500, 2_500, null],
    ['no chip of this table', LIVE.bets, 1_000, 9_000, 'bad-amount'],
    ['a chip that the purse does not hold', LIVE.bets, 2_500, 2_499, 'over-capital'],
  ])('%s', (_, rule, amount, funds, refusal) => {
    expect(checkBet(rule, amount, funds)).toBe(refusal);
  });
});

describe('leastBet', () => {
  test.each<[string, BetRule, number]>([
    ['HSE-010 the foot of the ladder', HOUSE.bets, 50],
    ['the least of a range', RANGE, 100],
    ['the flat bet', EUROPEAN.bets, 2],
    ['the lower limit', LIVE.bets, 500],
  ])('%s', (_, rule, amount) => {
    expect(leastBet(rule)).toBe(amount);
  });
});
