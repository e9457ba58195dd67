import { describe, expect, it } from 'vitest';
import { botTarget } from './bot-target.ts';

describe('the bot’s target', () => {
  it.each([
    [100, 2, 9],
    [100, 3, 18],
    [100, 7, 54],
    [50, 12, 50],
    [2, 2, 0],
    [2, 3, 0],
    [2, 4, 1],
    [10, 6, 5],
    [1_000_000, 2, 90_766],
    [1_000_000, 100, 8_985_812],
    [100, 1, 0],
  ])('STD-034 at a Minimum bet of %i with %i active participants is %i', (minimumBet, active, target) => {
    expect(botTarget(minimumBet, active)).toBe(target);
  });

  it('STD-034 is rounded up at exactly a half', () => {
    // 1.5625 × 10^12 × 9.076578207776 % = 141,821,534,496.5
    expect(botTarget(1_000_000, 1_562_501)).toBe(141_821_534_497);
  });
});
