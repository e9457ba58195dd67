import type { GameRules } from '@upcard/core';

/** Hands that one pair may become: of Aces only two, unless they may be split again. */
export function mostHands({ maxHands, resplitAces }: GameRules, isAces: boolean): number {
  return isAces && !resplitAces ? Math.min(2, maxHands) : maxHands;
}
