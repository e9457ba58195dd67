import type { DrawingDealer } from './dealer-draws.ts';
import { HANDS, VALUE_COUNT } from './hands.ts';
import { type LossTable, lossTables } from './loss-table.ts';
import { lossAgainst, setLeft, setShoe, sumRows, weighRows } from './losses.ts';
import { type Shoe, share } from './shoe.ts';
import { HANDS_WITH, type SplitPaths, type SplitPlan, splitPaths, walkSplit } from './split-paths.ts';

const { children, counts, cards, total } = HANDS;

const ACE = 0;
const TEN = 9;

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

function noNaturalAfter({ shoe, value }: SplitQuestion, at: { hand: number; up: number; removed: number }): number {
  const { hand, up, removed } = at;
  if (up !== ACE && up !== TEN) return 1;
  const needed = TEN - up;
  const held = (counts[hand * VALUE_COUNT + needed] ?? 0) + (needed === value ? removed : 0);
  return 1 - share((shoe.counts[needed] ?? 0) - held, shoe.size - (cards[hand] ?? 0) - removed - 1);
}

/** The part of the chance of a hand's draws that the up-card and the removed cards do not touch. */
function otherDraws({ shoe, value }: SplitQuestion, hand: number): number {
  let product = 1;
  for (let card = 0; card < VALUE_COUNT; card += 1) {
    if (card !== value) product *= falling(shoe.counts[card] ?? 0, counts[hand * VALUE_COUNT + card] ?? 0);
  }
  return product;
}

/** The walked plan of a split, and what its hands come to. */
interface PlanAccount {
  readonly paths: SplitPaths;
  readonly hands: SplitHand;
}

// Paths are large: those of one question are used again for the next.
const pathsOfPlans: SplitPaths[] = [];

function accountsOf({ value, ups }: SplitQuestion, plans: readonly SplitPlan[]): PlanAccount[] {
  return plans.map((plan, at) => {
    const paths = pathsOfPlans[at] ?? splitPaths();
    pathsOfPlans[at] = paths;
    walkSplit(plan, { value, ups }, paths);
    return { paths, hands: emptySplitHand() };
  });
}

/** Chances of the draws to a hand in one given order, but for the part of the up-card: after one card of the pair, after two. */
interface Draws {
  readonly afterOne: number;
  readonly afterTwo: number;
}

function drawsTo(
  { shoe, value }: SplitQuestion,
  hand: number,
  { others, removed }: { others: number; removed: number },
): Draws {
  const held = cards[hand] ?? 0;
  const copies = counts[hand * VALUE_COUNT + value] ?? 0;
  const left = (shoe.counts[value] ?? 0) - removed;
  const size = shoe.size - removed - 1;
  return {
    afterOne: share(others * falling(left - 1, copies - 1), falling(size - 1, held - 1)),
    afterTwo: copies < 2 ? 0 : share(others * falling(left - 2, copies - 2), falling(size - 2, held - 2)),
  };
}

/** Adds what a hand that plans end with is worth to each of them. */
function addEnding(
  question: SplitQuestion,
  tables: readonly LossTable[],
  hand: number,
  accounts: readonly PlanAccount[],
): void {
  let ends = 0;
  for (const { paths } of accounts) ends |= paths.ends[hand] ?? 0;
  if (ends === 0) return;
  setShoe(question.shoe, hand);
  for (const table of tables) {
    if ((table.ups & ends) !== 0) addEndings(question, table, { hand, ends: table.ups & ends }, accounts);
  }
  for (const { paths } of accounts) {
    paths.other.fill(0, hand * VALUE_COUNT, (hand + 1) * VALUE_COUNT);
    paths.pair.fill(0, hand * VALUE_COUNT, (hand + 1) * VALUE_COUNT);
  }
}

/** The same against the up-cards of one table, for every number of removed cards. */
function addEndings(
  question: SplitQuestion,
  table: LossTable,
  { hand, ends }: { hand: number; ends: number },
  accounts: readonly PlanAccount[],
): void {
  const { shoe, value, most } = question;
  sumRows(table, total[hand] ?? 0);
  weighRows(table, total[hand] ?? 0);
  const others = otherDraws(question, hand);
  const copies = counts[hand * VALUE_COUNT + value] ?? 0;
  for (let removed = 1; removed <= most; removed += 1) {
    const left = shoe.size - (cards[hand] ?? 0) - removed;
    setLeft((shoe.counts[value] ?? 0) - copies - removed, left);
    const { afterOne, afterTwo } = drawsTo(question, hand, { others, removed });
    for (let up = 0; up < VALUE_COUNT; up += 1) {
      if (((ends >> up) & 1) === 0) continue;
      const index = hand * VALUE_COUNT + up;
      const isPairUp = up === value;
      const ofUp = (shoe.counts[up] ?? 0) - (isPairUp ? removed : 0);
      const shown = ofUp - (counts[index] ?? 0);
      if (shown <= 0) continue;
      const gain = 2 * noNaturalAfter(question, { hand, up, removed }) * shown - left * lossAgainst(table, up);
      const one = (gain * afterOne) / (ofUp - (isPairUp ? 1 : 0));
      const two = copies < 2 ? 0 : (gain * afterTwo) / (ofUp - (isPairUp ? 2 : 0));
      addGain(accounts, { index, at: removed * VALUE_COUNT + up }, { one, two });
    }
  }
}

function addGain(
  accounts: readonly PlanAccount[],
  { index, at }: { index: number; at: number },
  { one, two }: { one: number; two: number },
): void {
  for (const { paths, hands } of accounts) {
    hands.other[at] = (hands.other[at] ?? 0) + one * (paths.other[index] ?? 0);
    hands.pair[at] = (hands.pair[at] ?? 0) + two * (paths.pair[index] ?? 0);
  }
}

/** Values the hands of a split under each plan. */
export function splitHands(question: SplitQuestion, plans: readonly SplitPlan[]): SplitHand[] {
  const accounts = accountsOf(question, plans);
  const tables = lossTables(question.dealer, { ups: question.ups, aside: question.value });
  for (const hand of HANDS_WITH[question.value] ?? []) addEnding(question, tables, hand, accounts);
  for (const { paths, hands } of accounts) subtractWagers(question, paths, hands);
  return accounts.map(({ hands }) => hands);
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
      const of = (shoe.counts[second] ?? 0) - (second === up ? 1 : 0);
      result.other[at] = (result.other[at] ?? 0) - lost * share(of, shoe.size - 2 - removed);
    }
  }
}
