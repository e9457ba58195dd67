import { describe, expect, test } from 'vitest';
import { formatAmount, formatSigned } from './amount-text.ts';

describe('amounts as text', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [999, '999'],
    [1148, '1,148'],
    [1_234_567, '1,234,567'],
    [-100, '\u2212100'],
    [-1148, '\u22121,148'],
  ])('%d reads %s', (amount, text) => {
    expect(formatAmount(amount)).toBe(text);
  });

  test.each([
    [150, '+150'],
    [1148, '+1,148'],
    [0, '0'],
    [-100, '\u2212100'],
  ])('a change of %d reads %s', (change, text) => {
    expect(formatSigned(change)).toBe(text);
  });
});
