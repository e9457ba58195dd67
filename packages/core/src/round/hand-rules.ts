import { type Card, rankOf } from '../cards.ts';
import type { GameRules } from '../game-rules.ts';
import { handTotal, isPair } from '../hand.ts';
import type { Action } from './state.ts';

/** Why an action is off just now, although it is this hand's turn. */
export const OFF_REASONS = [
  'not-offered',
  'two-cards-only',
  'not-a-pair',
  'most-hands',
  'aces-once',
  'split-aces',
  'not-after-split',
  'total-not-allowed',
  'not-enough',
] as const;
export type OffReason = (typeof OFF_REASONS)[number];

/** What of a table's rules decides what may be done with a hand. */
export type HandRules = Pick<
  GameRules,
  'double' | 'doubleAfterSplit' | 'splitBy' | 'maxHands' | 'resplitAces' | 'hitSplitAces' | 'surrender'
>;

/** All that these rules look at in a hand. */
export interface HandShape {
  readonly total: number;
  readonly isSoft: boolean;
  /** How many cards it has. */
  readonly size: number;
  /** Two cards that the rules count as a pair. */
  readonly isPair: boolean;
  readonly isSplit: boolean;
  /** One of two split Aces. */
  readonly isSplitAce: boolean;
}

/** What the rules see in cards that were or were not made a hand by a split. */
export function shapeOf(cards: readonly Card[], isSplit: boolean, { splitBy }: HandRules): HandShape {
  const [first] = cards;
  return {
    ...handTotal(cards),
    size: cards.length,
    isPair: isPair(cards, splitBy),
    isSplit,
    isSplitAce: isSplit && first !== undefined && rankOf(first) === 'A',
  };
}

/** Whether the rules let two cards of this best total be doubled. */
export function isDoubleTotal({ double }: Pick<HandRules, 'double'>, total: number): boolean {
  if (double === 'any') return true;
  // Two cards with an Ace that counts 11 make 12 or more: no soft total is among these.
  return total <= 11 && total >= (double === '9-11' ? 9 : 10);
}

function doubleOff(rules: HandRules, hand: HandShape): OffReason | null {
  if (hand.size !== 2) return 'two-cards-only';
  if (hand.isSplitAce) return 'split-aces';
  if (hand.isSplit && !rules.doubleAfterSplit) return 'not-after-split';
  return isDoubleTotal(rules, hand.total) ? null : 'total-not-allowed';
}

function splitOff(rules: HandRules, hand: HandShape, hands: number): OffReason | null {
  if (rules.maxHands === 1) return 'not-offered';
  if (hand.size !== 2) return 'two-cards-only';
  if (!hand.isPair) return 'not-a-pair';
  if (hand.isSplitAce && !rules.resplitAces) return 'aces-once';
  return hands >= rules.maxHands ? 'most-hands' : null;
}

function surrenderOff(rules: HandRules, hand: HandShape): OffReason | null {
  if (rules.surrender === 'none') return 'not-offered';
  if (hand.isSplit) return 'not-after-split';
  return hand.size === 2 ? null : 'two-cards-only';
}

/**
 * Why each action is off for a hand whose turn it is, one of `hands` of its spot; null: the rules allow it. What a purse can
 * pay is another matter.
 */
export function offReasons(
  rules: HandRules,
  hand: HandShape,
  hands: number,
): Readonly<Record<Action, OffReason | null>> {
  return {
    hit: hand.isSplitAce && !rules.hitSplitAces ? 'split-aces' : null,
    stand: null,
    double: doubleOff(rules, hand),
    split: splitOff(rules, hand, hands),
    surrender: surrenderOff(rules, hand),
  };
}

/**
 * How a hand ends of itself, or null while its owner is asked. `canSplit`, whether it may be split now, is looked at for split
 * Aces alone.
 */
export function ownEnd(
  rules: HandRules,
  hand: HandShape,
  { isDoubled, canSplit }: { isDoubled: boolean; canSplit: boolean },
): 'bust' | 'stood' | null {
  if (hand.total > 21) return 'bust';
  const mayNotHit = hand.isSplitAce && !rules.hitSplitAces;
  return hand.total === 21 || isDoubled || (mayNotHit && !canSplit) ? 'stood' : null;
}
