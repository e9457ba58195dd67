import type { GameRules } from '@upcard/core';

/** Whether the rules let two cards of this total be doubled. A total with an Ace as 11 is never among 9 to 11. */
export function isDoubleTotal({ double }: GameRules, total: number, isSoft: boolean): boolean {
  if (double === 'any') return true;
  return !isSoft && total <= 11 && total >= (double === '9-11' ? 9 : 10);
}

/** Hands that one pair may become: of Aces only two, unless they may be split again. */
export function mostHands({ maxHands, resplitAces }: GameRules, isAces: boolean): number {
  return isAces && !resplitAces ? Math.min(2, maxHands) : maxHands;
}
