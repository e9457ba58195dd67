import { describe, expect, test } from 'vitest';
import { bestReply } from './free-dealer.ts';

const hard = (total: number) => ({ total, isSoft: false });

describe('a dealer of free will', () => {
  test.each([
    ['hits what loses and stands on what wins', 18, 17, true],
    ['stands on what wins', 18, 19, false],
    ['stands on a small total that wins', 12, 13, false],
    ['gives up a tie for a likely win', 12, 12, true],
    ['keeps a tie that a draw would most likely spoil', 18, 18, false],
    ['hits 20 against 21: there is nothing to lose', 21, 20, true],
  ])('%s: %d for the player, %d for the dealer', (_, total, dealer, hits) => {
    expect(bestReply([{ total, wager: 1 }])(hard(dealer))).toBe(hits);
  });

  test('looks at all hands and their wagers together', () => {
    const wagers = (onLow: number, onHigh: number) => [
      { total: 12, wager: onLow },
      { total: 18, wager: onHigh },
    ];
    expect(bestReply(wagers(1, 2))(hard(13))).toBe(true);
    expect(bestReply(wagers(1, 1))(hard(13))).toBe(false);
    expect(bestReply(wagers(2, 1))(hard(13))).toBe(false);
  });

  test('stands when nothing is left to win', () => {
    expect(bestReply([])(hard(12))).toBe(false);
  });
});
