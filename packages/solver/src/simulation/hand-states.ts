import { type Card, type HandRules, type HandShape, isNatural, shapeOf } from '@upcard/core';
import { CARD_OF_RANK, ROW } from './codes.ts';

/** A hand as far as rules and charts can tell it from another: one example stands for all that are alike. */
export interface HandState {
  readonly cards: readonly Card[];
  readonly shape: HandShape;
  readonly isNatural: boolean;
}

/** All states of a player's hand and the ways between them, by index in `states`. */
export interface HandStates {
  readonly states: readonly HandState[];
  /** The state that a first card makes, by rank. */
  readonly first: Uint8Array;
  /** The state that a split card makes, by rank. */
  readonly split: Uint8Array;
  /** State × `ROW` + rank: the state with that card more. */
  readonly next: Uint8Array;
}

function keyOf({ cards, shape }: HandState): string {
  const { total, isSoft, size, isPair, isSplit, isSplitAce } = shape;
  if (total > 21) return 'bust';
  // With a third card there is only hitting and standing, whatever the hand was.
  if (size > 2) return `${total} ${isSoft}`;
  return `${size === 1 || isPair ? cards.join() : `${total} ${isSoft} of two`} ${isSplit} ${isSplitAce}`;
}

/** Finds every hand that can come up under the rules. */
export function handStates(rules: HandRules): HandStates {
  const states: HandState[] = [];
  const known = new Map<string, number>();
  const indexOf = (cards: readonly Card[], isSplit: boolean): number => {
    const shape = shapeOf(cards, isSplit, rules);
    const state = { cards, shape, isNatural: !isSplit && isNatural(cards) };
    const key = keyOf(state);
    const index = known.get(key) ?? states.push(state) - 1;
    known.set(key, index);
    return index;
  };
  const first = Uint8Array.from(CARD_OF_RANK, (card) => indexOf([card], false));
  const split = Uint8Array.from(CARD_OF_RANK, (card) => indexOf([card], true));
  const next: number[] = [];
  // The list grows while it is gone through, until no card leads anywhere new.
  for (const [index, { cards, shape }] of states.entries()) {
    CARD_OF_RANK.forEach((card, rank) => {
      next[index * ROW + rank] = shape.total > 21 ? index : indexOf([...cards, card], shape.isSplit);
    });
  }
  if (states.length > 256) throw new Error(`${states.length} states of a hand do not fit in a byte`);
  return { states, first, split, next: Uint8Array.from({ length: states.length * ROW }, (_, at) => next[at] ?? 0) };
}
