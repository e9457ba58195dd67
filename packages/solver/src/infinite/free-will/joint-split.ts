import type { SplitEnding } from '../splits.ts';
import { MOST_HANDS, risingRows } from './joint-values.ts';
import { OUTCOMES, type SplitOutcomes } from './split-outcomes.ts';

/** `ROWS[hands][least]`: rising rows of so many outcomes. */
const ROWS: readonly Float64Array[] = Array.from({ length: MOST_HANDS + 1 }, (_, hands) =>
  Float64Array.from({ length: OUTCOMES }, (_, least) => risingRows(least, hands)),
);

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/**
 * A number of independent hands, of which a random number hold a further pair. A rising row of outcomes stands for all its
 * orders: chances are carried as polynomials whose powers count the further pairs, and k equal outcomes are divided by k!.
 */
interface Mixture {
  readonly values: Float64Array;
  readonly others: Float64Array;
  readonly pairs: Float64Array;
  readonly hands: number;
  /** By the number of further pairs: what a row's coefficient counts for. */
  readonly weights: Float64Array;
  /** The polynomial before each hand. */
  readonly carried: readonly Float64Array[];
}

/** Where a rising row stands: the next hand, its least outcome, how often that came just before, the place in the values. */
interface Place {
  readonly hand: number;
  readonly outcome: number;
  readonly repeats: number;
  readonly at: number;
}

function overLastHand({ values, others, pairs, weights, carried }: Mixture, place: Place): number {
  let sumOthers = 0;
  let sumPairs = 0;
  let at = place.at;
  for (let outcome = place.outcome; outcome < OUTCOMES; outcome += 1, at += 1) {
    const value = outcome === place.outcome ? (values[at] ?? 0) / (place.repeats + 1) : (values[at] ?? 0);
    sumOthers += value * (others[outcome] ?? 0);
    sumPairs += value * (pairs[outcome] ?? 0);
  }
  const before = carried[place.hand] ?? new Float64Array(0);
  let mean = 0;
  for (let power = 0; power <= place.hand; power += 1) {
    mean += (before[power] ?? 0) * ((weights[power] ?? 0) * sumOthers + (weights[power + 1] ?? 0) * sumPairs);
  }
  return mean;
}

/** Multiplies the polynomial before a hand by the chance of its outcome. Returns whether anything is left. */
function carry({ others, pairs, carried }: Mixture, hand: number, { outcome, repeats }: Place): boolean {
  const before = carried[hand];
  const after = carried[hand + 1];
  const other = (others[outcome] ?? 0) / repeats;
  const pair = (pairs[outcome] ?? 0) / repeats;
  if (!before || !after || (other === 0 && pair === 0)) return false;
  for (let power = 0; power <= hand + 1; power += 1) {
    after[power] = (before[power] ?? 0) * other + (power > 0 ? (before[power - 1] ?? 0) * pair : 0);
  }
  return true;
}

function overHands(mixture: Mixture, place: Place): number {
  const { hand } = place;
  if (hand === mixture.hands - 1) return overLastHand(mixture, place);
  const rows = ROWS[mixture.hands - hand - 1];
  let mean = 0;
  let at = place.at;
  for (let outcome = place.outcome; outcome < OUTCOMES; outcome += 1) {
    const repeats = outcome === place.outcome ? place.repeats + 1 : 1;
    const next = { hand: hand + 1, outcome, repeats, at };
    if (carry(mixture, hand, next)) mean += overHands(mixture, next);
    at += rows?.[outcome] ?? 0;
  }
  return mean;
}

function mixtureOf(values: Float64Array, outcomes: SplitOutcomes, endings: readonly SplitEnding[]): Mixture {
  const hands = endings[0]?.hands ?? 0;
  const weights = new Float64Array(hands + 1);
  for (const { pairs, chance } of endings) weights[pairs] = (chance * factorial(hands)) / choose(hands, pairs);
  const carried = Array.from({ length: hands }, (_, hand) => new Float64Array(hand + 1));
  carried[0]?.fill(1);
  return { values, others: outcomes.others.chances, pairs: outcomes.pairs.chances, hands, weights, carried };
}

/** What the hands of a split are worth at one up-card when the dealer answers them together. `values`: of that up-card. */
export function jointSplitValue(
  values: Float64Array,
  outcomes: SplitOutcomes,
  endings: readonly SplitEnding[],
): number {
  let value = 0;
  for (const { hands, pairs, chance } of endings) {
    value -= chance * ((hands - pairs) * outcomes.others.lost + pairs * outcomes.pairs.lost);
  }
  for (let hands = 2; hands <= MOST_HANDS; hands += 1) {
    const same = endings.filter((ending) => ending.hands === hands);
    if (same.length > 0)
      value += overHands(mixtureOf(values, outcomes, same), { hand: 0, outcome: 0, repeats: 0, at: 0 });
  }
  return value;
}
