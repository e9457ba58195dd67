import type { DrawingDealer } from './dealer-draws.ts';
import { HANDS, VALUE_COUNT } from './hands.ts';
import { lossTable } from './loss-table.ts';
import { lossAgainst, setGroups, setShoe, sumRows } from './losses.ts';
import type { Shoe } from './shoe.ts';
import { HANDS_WITH, type SplitPaths, type SplitPlan, splitPaths, walkSplit } from './split-paths.ts';

const { children, counts, cards, total } = HANDS;

const ACE = 0;
const TEN = 9;
const ALL_UPS = 0b1111111111;
const SMALL_UPS = 0b0000111110;
const GREAT_UPS = 0b1111000001;

/** Room for up to five further cards of the pair out of the shoe. */
const REMOVALS = 6;

/** A pair to be split. */
export interface SplitQuestion {
  /** Unseen cards, and those of the pair and the up-card. */
  readonly shoe: Shoe;
  readonly dealer: DrawingDealer;
  readonly peek: boolean;
  /** The value of the pair. */
  readonly value: number;
  /** Bit `up` is set for every up-card. */
  readonly ups: number;
  /** Most further cards of the pair that may have left the shoe: 1 to 5. */
  readonly most: number;
}

/**
 * What one hand of a split is worth when `removed` more cards of the pair's value have left the shoe (entry
 * `removed × 10 + up`), in wagers; with a peek, times the chance that there is no natural.
 */
export interface SplitHand {
  /** With a second card of another value: the sum over these cards, each with its chance. */
  readonly other: Float64Array;
  /** With a second card of the pair's value, and not split again. */
  readonly pair: Float64Array;
}

/** No values yet. */
export function emptySplitHand(): SplitHand {
  return { other: new Float64Array(REMOVALS * VALUE_COUNT), pair: new Float64Array(REMOVALS * VALUE_COUNT) };
}

function falling(from: number, factors: number): number {
  let product = 1;
  for (let taken = 0; taken < factors; taken += 1) product *= Math.max(0, from - taken);
  return product;
}

/** The up-cards against which some plan ends with a hand. */
function endingUps(all: readonly SplitPaths[], hand: number): number {
  let ups = 0;
  for (const { other, pair } of all) {
    for (let up = 0; up < VALUE_COUNT; up += 1) {
      const index = hand * VALUE_COUNT + up;
      if ((other[index] ?? 0) + (pair[index] ?? 0) > 0) ups |= 1 << up;
    }
  }
  return ups;
}

function noNaturalAfter({ shoe, value }: SplitQuestion, at: { hand: number; up: number; removed: number }): number {
  const { hand, up, removed } = at;
  if (up !== ACE && up !== TEN) return 1;
  const needed = TEN - up;
  const held = (counts[hand * VALUE_COUNT + needed] ?? 0) + (needed === value ? removed : 0);
  return 1 - ((shoe.counts[needed] ?? 0) - held) / (shoe.size - (cards[hand] ?? 0) - removed - 1);
}

/** The part of the chance of a hand's draws that the up-card and the removed cards do not touch. */
function otherDraws({ shoe, value }: SplitQuestion, hand: number): number {
  let product = 1;
  for (let card = 0; card < VALUE_COUNT; card += 1) {
    if (card !== value) product *= falling(shoe.counts[card] ?? 0, counts[hand * VALUE_COUNT + card] ?? 0);
  }
  return product;
}

const plansPaths: SplitPaths[] = [];

/** Values the hands of a split under each plan. */
export function splitHands(question: SplitQuestion, plans: readonly SplitPlan[]): SplitHand[] {
  const { shoe, dealer, value, ups, most } = question;
  const all = plans.map((plan, at) => {
    const paths = plansPaths[at] ?? splitPaths();
    plansPaths[at] = paths;
    walkSplit(plan, { value, ups }, paths);
    return paths;
  });
  const results = all.map(emptySplitHand);
  for (const hand of HANDS_WITH[value] ?? []) {
    const ending = endingUps(all, hand);
    if (ending === 0) continue;
    const group = (ending & ~GREAT_UPS) === 0 ? GREAT_UPS : (ending & ~SMALL_UPS) === 0 ? SMALL_UPS : ALL_UPS;
    const table = lossTable(dealer, { ups: group & ups, aside: value });
    const sum = total[hand] ?? 0;
    setShoe(shoe, hand);
    sumRows(table, sum);
    const draws = otherDraws(question, hand);
    const held = cards[hand] ?? 0;
    const copies = counts[hand * VALUE_COUNT + value] ?? 0;
    const ofValue = shoe.counts[value] ?? 0;
    for (let removed = 1; removed <= most; removed += 1) {
      const left = shoe.size - held - removed;
      setGroups(table, ofValue - copies - removed, left);
      const afterOne =
        (draws * falling(ofValue - 1 - removed, copies - 1)) / falling(shoe.size - 2 - removed, held - 1);
      const afterTwo =
        copies < 2
          ? 0
          : (draws * falling(ofValue - 2 - removed, copies - 2)) / falling(shoe.size - 3 - removed, held - 2);
      for (let up = 0; up < VALUE_COUNT; up += 1) {
        if (((ending >> up) & 1) === 0) continue;
        const ofUp = shoe.counts[up] ?? 0;
        const extra = up === value ? removed : 0;
        const index = hand * VALUE_COUNT + up;
        const shown = ofUp - (counts[index] ?? 0) - extra;
        if (shown <= 0) continue;
        const gain = 2 * noNaturalAfter(question, { hand, up, removed }) * shown - left * lossAgainst(table, sum, up);
        const at = removed * VALUE_COUNT + up;
        const one = (gain * afterOne) / (ofUp - (up === value ? 1 + removed : 0));
        const two = copies < 2 ? 0 : (gain * afterTwo) / (ofUp - (up === value ? 2 + removed : 0));
        for (let plan = 0; plan < all.length; plan += 1) {
          const result = results[plan];
          const paths = all[plan];
          if (!result || !paths) continue;
          result.other[at] = (result.other[at] ?? 0) + one * (paths.other[index] ?? 0);
          result.pair[at] = (result.pair[at] ?? 0) + two * (paths.pair[index] ?? 0);
        }
      }
    }
  }
  for (let plan = 0; plan < all.length; plan += 1) {
    const result = results[plan];
    const paths = all[plan];
    if (result && paths) subtractWagers(question, paths, result);
  }
  return results;
}

/** Turns gains into values: every wager is lost that does not gain. */
function subtractWagers(question: SplitQuestion, { doubles }: SplitPaths, result: SplitHand): void {
  const { shoe, peek, value, ups, most } = question;
  const single = children[value] ?? 0;
  for (let at = VALUE_COUNT; at < (most + 1) * VALUE_COUNT; at += 1) {
    const up = at % VALUE_COUNT;
    const removed = (at - up) / VALUE_COUNT;
    if (((ups >> up) & 1) === 0) continue;
    for (let second = 0; second < VALUE_COUNT; second += 1) {
      const hand = children[single * VALUE_COUNT + second] ?? 0;
      const wagers = 1 + (doubles[second * VALUE_COUNT + up] ?? 0);
      const lost = wagers * (peek ? noNaturalAfter(question, { hand, up, removed }) : 1);
      if (second === value) {
        result.pair[at] = (result.pair[at] ?? 0) - lost;
        continue;
      }
      const of = Math.max(0, (shoe.counts[second] ?? 0) - (second === up ? 1 : 0));
      result.other[at] = (result.other[at] ?? 0) - (lost * of) / (shoe.size - 2 - removed);
    }
  }
}
