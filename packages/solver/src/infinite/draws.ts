import { handTotal, type Rank, rankValue, STRATEGY_ROWS, totalRow, VALUES, type Value } from '@upcard/core';

/**
 * Independent draws with replacement. Cards are named by their place in `VALUES` (0 is a 2, 8 a ten-valued card, 9 an Ace); a
 * hand is a state: hard totals are states 0 to 21, soft totals 11 to 21 states 22 to 32, and one state more is bust.
 */
export const CARDS = VALUES.length;
/** The place of every ten-valued card. */
export const TEN = 8;
/** The place of the Ace. */
export const ACE = 9;
/** Number of states. */
export const STATES = 34;
/** The state of a hand over 21. */
export const BUST = 33;

const SOFT_OFFSET = 11;
const LAST_HARD = 21;

/** The chance of each card of `VALUES` in one draw. */
export const CHANCES: Float64Array = Float64Array.from(VALUES, (value) => (value === '10' ? 4 : 1) / 13);

/** The state of a total. */
export function stateOf(total: number, isSoft: boolean): number {
  if (total > 21) return BUST;
  return isSoft ? total + SOFT_OFFSET : total;
}

/** Whether an Ace counts 11 in a state. */
export function isSoftState(state: number): boolean {
  return state > LAST_HARD && state !== BUST;
}

/** The total of a state; a bust hand counts 22. */
export function totalOf(state: number): number {
  return isSoftState(state) ? state - SOFT_OFFSET : Math.min(state, 22);
}

function drawn(state: number, card: number): number {
  if (state === BUST) return BUST;
  const hasAce = isSoftState(state) || card === ACE;
  const least = totalOf(state) - (isSoftState(state) ? 10 : 0) + (card === ACE ? 1 : card + 2);
  return hasAce && least <= 11 ? stateOf(least + 10, true) : stateOf(least, false);
}

const NEXT: Uint8Array = Uint8Array.from({ length: STATES * CARDS }, (_, at) =>
  drawn(Math.floor(at / CARDS), at % CARDS),
);

/** The state after one more card. */
export function nextState(state: number, card: number): number {
  return NEXT[state * CARDS + card] ?? BUST;
}

/** The state of two cards. */
export function pairState(first: number, second: number): number {
  return nextState(nextState(0, first), second);
}

const descending = (from: number, to: number): number[] => Array.from({ length: from - to + 1 }, (_, at) => from - at);

/** Every state but bust, each after all states that one more card can make of it: the order of a backward pass. */
export const BACKWARD: Uint8Array = Uint8Array.from([
  ...descending(21, 11),
  ...descending(STATES - 2, 22),
  ...descending(10, 0),
]);

/** The mean of a value by state over one more card. */
export function afterDraw(values: Float64Array, state: number): number {
  let mean = 0;
  const row = state * CARDS;
  for (let card = 0; card < CARDS; card += 1) mean += (CHANCES[card] ?? 0) * (values[NEXT[row + card] ?? BUST] ?? 0);
  return mean;
}

/** Chance that the hole card makes a natural of an up-card. */
export function naturalChance(up: number): number {
  if (up === ACE) return CHANCES[TEN] ?? 0;
  return up === TEN ? (CHANCES[ACE] ?? 0) : 0;
}

/** The mean of a value by dealer state over the hole cards that make no natural, each with its chance before any peek. */
export function overHoleCards(values: Float64Array, up: number): number {
  let mean = 0;
  for (let hole = 0; hole < CARDS; hole += 1) {
    if (hole + up === TEN + ACE) continue;
    mean += (CHANCES[hole] ?? 0) * (values[pairState(up, hole)] ?? 0);
  }
  return mean;
}

/** The place of a rank in `VALUES`. */
export function cardOf(rank: Rank): number {
  return rank === 'A' ? ACE : rankValue(rank) - 2;
}

/** The name of a card. */
export function nameOf(card: number): Value {
  return VALUES[card] ?? 'A';
}

/** The state of a hand of any number of cards. */
export function stateOfHand(hand: readonly Rank[]): number {
  const { total, isSoft } = handTotal(hand.map((rank) => `${rank}S` as const));
  return stateOf(total, isSoft);
}

/** The chart row (its place in `STRATEGY_ROWS`) under which a hand that may not be split is looked up, by state. */
export const ROW_OF_STATE: Uint8Array = Uint8Array.from({ length: STATES }, (_, state) => {
  const row = totalRow(totalOf(state), isSoftState(state));
  return row ? STRATEGY_ROWS.indexOf(row) : 0;
});
