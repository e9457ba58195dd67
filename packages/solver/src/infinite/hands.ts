import { type GameRules, STRATEGY_ROWS } from '@upcard/core';
import { ACE, CARDS, CHANCES, pairState, ROW_OF_STATE, stateOf, TEN } from './draws.ts';

/** The place of `pair A,A (*)` in `STRATEGY_ROWS`. */
export const UNSPLIT_ACES_ROW = STRATEGY_ROWS.indexOf('pair A,A (*)');
const FIRST_PAIR_ROW = STRATEGY_ROWS.indexOf('pair 2,2');
const FIRST_SOFT_ROW = STRATEGY_ROWS.indexOf('soft A,2');
const HARD_21_ROW = STRATEGY_ROWS.indexOf('hard 21');

/** The place in `STRATEGY_ROWS` of the pair of a card. */
export function pairRowOf(card: number): number {
  return FIRST_PAIR_ROW + card;
}

/** A hand of two cards as it is dealt. */
export interface DealtHand {
  /** The greater card, the Ace being the greatest. */
  readonly first: number;
  readonly second: number;
  readonly state: number;
  /** The row of the hand unsplit. */
  readonly row: number;
  readonly isNatural: boolean;
  /** Chance of these two cards, in any order. */
  readonly chance: number;
}

function dealt(first: number, second: number): DealtHand {
  const state = pairState(first, second);
  return {
    first,
    second,
    state,
    row: ROW_OF_STATE[state] ?? 0,
    isNatural: first === ACE && second === TEN,
    chance: (first === second ? 1 : 2) * (CHANCES[first] ?? 0) * (CHANCES[second] ?? 0),
  };
}

/** The 55 hands of two cards. */
export const DEALT_HANDS: readonly DealtHand[] = Array.from({ length: CARDS }, (_, first) =>
  Array.from({ length: first + 1 }, (_, second) => dealt(first, second)),
).flat();

/** A row of the chart by what it stands for. */
export interface ChartRow {
  /** The state of the row's hands. */
  readonly state: number;
  /** The card of a pair that may be split, else null. */
  readonly card: number | null;
  /** Whether two dealt cards may make the row, so that all actions may be open. */
  readonly isFresh: boolean;
}

/** The rows of the chart, in the order of `STRATEGY_ROWS`. */
export function chartRows(rules: GameRules): ChartRow[] {
  return STRATEGY_ROWS.map((_, row) => {
    const card = row - FIRST_PAIR_ROW;
    // Where Aces may be split at all, those that may not come from a split.
    if (row === UNSPLIT_ACES_ROW) return { state: stateOf(12, true), card: null, isFresh: rules.maxHands === 1 };
    if (card >= 0) return { state: pairState(card, card), card, isFresh: true };
    const soft = row - FIRST_SOFT_ROW;
    const state = soft >= 0 ? stateOf(13 + soft, true) : stateOf(5 + row, false);
    return { state, card: null, isFresh: row !== HARD_21_ROW };
  });
}
