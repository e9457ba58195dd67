import { describe, expect, test } from 'vitest';
import { formatCountdown, untilNextText } from './countdown-text.ts';

describe('the clock as text', () => {
  test.each([
    [30_000, '30 s'],
    [29_999, '30 s'],
    [29_000, '29 s'],
    [5001, '6 s'],
    [5000, '5.0 s'],
    [4600, '4.6 s'],
    [4501, '4.6 s'],
    [1, '0.1 s'],
    [0, '0.0 s'],
    [-250, '0.0 s'],
  ])('%d ms reads %s', (left, text) => {
    expect(formatCountdown(left)).toBe(text);
  });

  test('the text is the same until the announced moment, and another one at it', () => {
    for (const left of [30_000, 12_345, 6000, 5001, 5000, 4999, 4600, 250, 100, 1]) {
      const wait = untilNextText(left);
      expect(formatCountdown(left - wait + 1)).toBe(formatCountdown(left));
      expect(formatCountdown(left - wait)).not.toBe(formatCountdown(left));
    }
  });

  test('an empty clock changes no more', () => {
    expect(untilNextText(0)).toBe(0);
    expect(untilNextText(-1)).toBe(0);
  });
});
