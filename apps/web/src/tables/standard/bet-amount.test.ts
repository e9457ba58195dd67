import { expect, test } from 'vitest';
import { adjustedBet, betAmount } from './bet-amount.ts';

const BOUNDS = { least: 100, most: 1_006 };

test.each([
  ['below the Minimum bet', 40, 100],
  ['odd', 333, 332],
  ['even', 332, 332],
  ['above what is there', 2_000, 1_006],
])('STD-068 a bet that is %s', (_, wanted, amount) => {
  expect(betAmount(wanted, BOUNDS)).toBe(amount);
});

test.each([
  ['up in full', 100, 100, 200, 100],
  ['down in full', 300, -100, 200, -100],
  ['up to what is there', 950, 100, 1_006, 56],
  ['down to the Minimum bet', 150, -100, 100, -50],
  ['not below the Minimum bet', 100, -100, 100, 0],
])('STD-073 STD-074 a step of the Minimum bet: %s', (_, amount, step, next, applied) => {
  expect(adjustedBet(amount, step, BOUNDS)).toEqual({ amount: next, applied });
});
