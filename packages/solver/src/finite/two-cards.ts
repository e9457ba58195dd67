import { type GameRules, isDoubleTotal, VALUES, type Value } from '@upcard/core';
import { HANDS, VALUE_COUNT } from './hands.ts';
import type { Shoe } from './shoe.ts';

const { children, total } = HANDS;

/** The index of the Ace. */
export const ACE = 0;
/** The index of every ten-valued card. */
export const TEN = 9;

/** The chart's name of a value index. */
export function nameOf(value: number): Value {
  return VALUES[(value + VALUE_COUNT - 1) % VALUE_COUNT] ?? 'A';
}

/** The value index of a chart's name. */
export function indexOf(value: Value): number {
  return (VALUES.indexOf(value) + 1) % VALUE_COUNT;
}

/** Value indices in the order of a chart's columns: 2 to 10, then the Ace. */
export const UP_ORDER: readonly number[] = VALUES.map(indexOf);

/** A hand of two cards as it is dealt. */
export interface TwoCards {
  readonly hand: number;
  /** The Ace, else the greater value. */
  readonly first: number;
  readonly second: number;
  readonly isPair: boolean;
  readonly isNatural: boolean;
}

function twoCards(one: number, other: number): TwoCards {
  const hand = children[(children[one] ?? 0) * VALUE_COUNT + other] ?? 0;
  const isAceFirst = one === ACE;
  return {
    hand,
    first: isAceFirst ? one : other,
    second: isAceFirst ? other : one,
    isPair: one === other,
    isNatural: one === ACE && other === TEN,
  };
}

/** The 55 hands of two cards. */
export const TWO_CARD_HANDS: readonly TwoCards[] = Array.from({ length: VALUE_COUNT }, (_, one) =>
  Array.from({ length: VALUE_COUNT - one }, (_, more) => twoCards(one, one + more)),
).flat();

/** The chance that a round begins with two cards, in any order, and an up-card. */
export function dealChance({ counts, size }: Shoe, { first, second, isPair }: TwoCards, up: number): number {
  const of = (value: number, gone: number): number => Math.max(0, (counts[value] ?? 0) - gone);
  const one = of(first, 0);
  const other = of(second, isPair ? 1 : 0);
  const shown = of(up, (up === first ? 1 : 0) + (up === second ? 1 : 0));
  return ((isPair ? 1 : 2) * one * other * shown) / (size * (size - 1) * (size - 2));
}

/** Whether the rules let a hand of two cards be doubled for its total. */
export function isDoubleHand(rules: GameRules, hand: number): boolean {
  return isDoubleTotal(rules, total[hand] ?? 0);
}
