import { HANDS, VALUE_COUNT } from './hands.ts';
import { DOUBLE_OR_STAND, HIT, STAND } from './play.ts';

const { size, children, counts, cards, total, rising } = HANDS;

/** Hands of at least two cards that hold a value, for each value, by rising hard total. */
export const HANDS_WITH: readonly Int16Array[] = Array.from({ length: VALUE_COUNT }, (_, value) =>
  rising.filter((hand) => (counts[hand * VALUE_COUNT + value] ?? 0) > 0 && (cards[hand] ?? 0) > 1),
);

/** How every hand of a split is played. */
export interface SplitPlan {
  /** STAND, HIT and so on for every hand and up-card, entry `hand × 10 + up`. */
  readonly play: Uint8Array;
  readonly canDouble: boolean;
  /** Each hand gets one card and stands. */
  readonly isOneCard: boolean;
}

/**
 * In how many orders a plan ends with each hand (entry `hand × 10 + up`), a doubled wager counting twice. Whoever reads an
 * entry clears it: between walks all are 0.
 */
export interface SplitPaths {
  /** With a second card of another value than the pair's. */
  readonly other: Float64Array;
  /** With a second card of the pair's value. */
  readonly pair: Float64Array;
  /** Up-cards against which the plan ends with a hand: bit `up`, by hand. */
  readonly ends: Uint16Array;
  /** Whether a hand of two cards is doubled: entry `second value × 10 + up`. Kept until the next walk. */
  readonly doubles: Uint8Array;
}

/** Room for the paths of one plan, to be walked again and again. */
export function splitPaths(): SplitPaths {
  return {
    other: new Float64Array(size * VALUE_COUNT),
    pair: new Float64Array(size * VALUE_COUNT),
    ends: new Uint16Array(size),
    doubles: new Uint8Array(VALUE_COUNT * VALUE_COUNT),
  };
}

// Orders that reach a hand on the walk: each entry is cleared when the walk passes it.
const reachedOther = new Float64Array(size * VALUE_COUNT);
const reachedPair = new Float64Array(size * VALUE_COUNT);

/** The value of the second card of a two-card hand. */
function secondOf(hand: number, value: number): number {
  for (let second = 0; second < VALUE_COUNT; second += 1) {
    if ((counts[hand * VALUE_COUNT + second] ?? 0) > (second === value ? 1 : 0)) return second;
  }
  throw new Error(`hand ${hand} is no hand of two cards with value ${value}`);
}

function dealSeconds({ value, ups }: SplitCard): void {
  const single = children[value] ?? 0;
  for (let second = 0; second < VALUE_COUNT; second += 1) {
    const base = (children[single * VALUE_COUNT + second] ?? 0) * VALUE_COUNT;
    const reached = second === value ? reachedPair : reachedOther;
    for (let up = 0; up < VALUE_COUNT; up += 1) reached[base + up] = (ups >> up) & 1;
  }
}

/** Passes orders on from a hand to the hands with one card more. */
function passOn(orders: number, into: Float64Array, index: number): void {
  if (orders === 0) return;
  const up = index % VALUE_COUNT;
  const base = index - up;
  for (let value = 0; value < VALUE_COUNT; value += 1) {
    const child = children[base + value] ?? -1;
    if (child < 0) continue;
    const at = child * VALUE_COUNT + up;
    into[at] = (into[at] ?? 0) + orders;
  }
}

/** A card of a pair, by value, and the up-cards that are asked for (bit `up`). */
export interface SplitCard {
  readonly value: number;
  readonly ups: number;
}

/** Takes a hand on as the plan plays it. Returns the up-cards against which the plan ends with it. */
function walkHand({ play, canDouble, isOneCard }: SplitPlan, hand: number, value: number, into: SplitPaths): number {
  const mayDouble = canDouble && cards[hand] === 2;
  const mustStand = isOneCard || total[hand] === 21;
  let ends = 0;
  for (let up = 0; up < VALUE_COUNT; up += 1) {
    const index = hand * VALUE_COUNT + up;
    const other = reachedOther[index] ?? 0;
    const pair = reachedPair[index] ?? 0;
    if (other + pair > 0) {
      reachedOther[index] = 0;
      reachedPair[index] = 0;
      const action = mustStand ? STAND : (play[index] ?? STAND);
      if (mayDouble && action >= DOUBLE_OR_STAND) {
        into.doubles[secondOf(hand, value) * VALUE_COUNT + up] = 1;
        passOn(2 * other, into.other, index);
        passOn(2 * pair, into.pair, index);
      } else if ((action & HIT) === HIT) {
        passOn(other, reachedOther, index);
        passOn(pair, reachedPair, index);
      } else {
        into.other[index] = (into.other[index] ?? 0) + other;
        into.pair[index] = (into.pair[index] ?? 0) + pair;
      }
    }
    if ((into.other[index] ?? 0) + (into.pair[index] ?? 0) > 0) ends |= 1 << up;
  }
  return ends;
}

/** Walks a plan through all hands that a split card can become. Orders count alike, whatever else has left the shoe. */
export function walkSplit(plan: SplitPlan, card: SplitCard, into: SplitPaths): void {
  into.doubles.fill(0);
  dealSeconds(card);
  for (const hand of HANDS_WITH[card.value] ?? []) into.ends[hand] = walkHand(plan, hand, card.value, into);
}
