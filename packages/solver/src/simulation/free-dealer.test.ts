import { handTotal, type Rank } from '@upcard/core';
import { seededIndex } from '@upcard/core/testkit/seeded-index';
import { describe, expect, test } from 'vitest';
import { dealerReply } from '../infinite/free-will/dealer-reply.ts';
import { bestReply } from './free-dealer.ts';

const hard = (total: number) => ({ total, isSoft: false });

/** Every total that a dealer can be asked about, soft ones with an Ace in front. */
const DEALER_HANDS: readonly (readonly Rank[])[] = [
  ...(['2', '3', '4', '5', '6', '7', '8', '9'] as const).flatMap((rank): Rank[][] => [
    ['2', rank],
    ['10', rank],
    ['A', rank],
  ]),
  ['10', '10'],
  ['A', 'A'],
];

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

  test('does what the exact reply does, ties included', () => {
    const index = seededIndex(9);
    const anyHands = () => Array.from({ length: 1 + index(4) }, () => ({ total: 4 + index(18), wager: 1 + index(2) }));
    for (let sample = 0; sample < 60; sample += 1) {
      const hands = anyHands();
      const wantsHit = bestReply(hands);
      for (const cards of DEALER_HANDS) {
        const dealer = handTotal(cards.map((rank) => `${rank}S` as const));
        const move = wantsHit(dealer) ? 'hit' : 'stand';
        expect({ hands, cards, move }).toEqual({ hands, cards, move: dealerReply(hands, cards).move });
      }
    }
  });

  test('stands when nothing is left to win', () => {
    expect(bestReply([])(hard(12))).toBe(false);
  });
});
