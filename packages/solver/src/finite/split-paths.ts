import { HANDS, VALUE_COUNT } from './hands.ts';
import { DOUBLE_OR_STAND, HIT } from './play.ts';

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

/** In how many orders a plan ends with each hand (entry `hand × 10 + up`), a doubled wager counting twice. */
export interface SplitPaths {
  /** With a second card of another value than the pair's. */
  readonly other: Float64Array;
  /** With a second card of the pair's value. */
  readonly pair: Float64Array;
  /** Whether a hand of two cards is doubled: entry `second value × 10 + up`. */
  readonly doubles: Uint8Array;
}

/** Room for the paths of one plan, to be walked again and again. */
export function splitPaths(): SplitPaths {
  return {
    other: new Float64Array(size * VALUE_COUNT),
    pair: new Float64Array(size * VALUE_COUNT),
    doubles: new Uint8Array(VALUE_COUNT * VALUE_COUNT),
  };
}

const reachedOther = new Float64Array(size * VALUE_COUNT);
const reachedPair = new Float64Array(size * VALUE_COUNT);

/** The value of the second card of a two-card hand. */
function secondOf(hand: number, value: number): number {
  for (let second = 0; second < VALUE_COUNT; second += 1) {
    if ((counts[hand * VALUE_COUNT + second] ?? 0) > (second === value ? 1 : 0)) return second;
  }
  throw new Error(`hand ${hand} is no hand of two cards with value ${value}`);
}

function clear(value: number, into: SplitPaths): void {
  into.doubles.fill(0);
  for (const hand of HANDS_WITH[value] ?? []) {
    const base = hand * VALUE_COUNT;
    for (const array of [into.other, into.pair, reachedOther, reachedPair]) array.fill(0, base, base + VALUE_COUNT);
  }
}

function dealSeconds(value: number): void {
  const single = children[value] ?? 0;
  for (let second = 0; second < VALUE_COUNT; second += 1) {
    const base = (children[single * VALUE_COUNT + second] ?? 0) * VALUE_COUNT;
    (second === value ? reachedPair : reachedOther).fill(1, base, base + VALUE_COUNT);
  }
}

/** Passes the orders that reach a hand on to the hands with one card more. */
function drawOn(hand: number, up: number, to: { other: Float64Array; pair: Float64Array; wagers: number }): void {
  const index = hand * VALUE_COUNT + up;
  const other = to.wagers * (reachedOther[index] ?? 0);
  const pair = to.wagers * (reachedPair[index] ?? 0);
  for (let value = 0; value < VALUE_COUNT; value += 1) {
    const child = children[hand * VALUE_COUNT + value] ?? -1;
    if (child < 0) continue;
    const at = child * VALUE_COUNT + up;
    to.other[at] = (to.other[at] ?? 0) + other;
    to.pair[at] = (to.pair[at] ?? 0) + pair;
  }
}

/** Walks a plan through all hands that a split card can become. Orders count alike, whatever else has left the shoe. */
export function walkSplit(plan: SplitPlan, at: { value: number; ups: number }, into: SplitPaths): void {
  clear(at.value, into);
  dealSeconds(at.value);
  const reached = { other: reachedOther, pair: reachedPair, wagers: 1 };
  const doubled = { other: into.other, pair: into.pair, wagers: 2 };
  for (const hand of HANDS_WITH[at.value] ?? []) {
    const canDouble = plan.canDouble && cards[hand] === 2;
    const mustStand = plan.isOneCard || total[hand] === 21;
    for (let up = 0; up < VALUE_COUNT; up += 1) {
      if (((at.ups >> up) & 1) === 0) continue;
      const index = hand * VALUE_COUNT + up;
      const other = reachedOther[index] ?? 0;
      const pair = reachedPair[index] ?? 0;
      if (other === 0 && pair === 0) continue;
      const action = mustStand ? 0 : (plan.play[index] ?? 0);
      if (canDouble && action >= DOUBLE_OR_STAND) {
        into.doubles[secondOf(hand, at.value) * VALUE_COUNT + up] = 1;
        drawOn(hand, up, doubled);
      } else if ((action & HIT) === HIT) drawOn(hand, up, reached);
      else {
        into.other[index] = (into.other[index] ?? 0) + other;
        into.pair[index] = (into.pair[index] ?? 0) + pair;
      }
    }
  }
}
