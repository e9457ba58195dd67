import { HANDS, VALUE_COUNT } from './hands.ts';
import { COPIES, FINISHES, type LossTable } from './loss-table.ts';
import type { Shoe } from './shoe.ts';

const { counts } = HANDS;

/** More cards than any hand of a round has. */
const MOST_CARDS = 32;
const LEAST_FINISH = 17;

// Work space of one evaluation after another, each filled before it is read.
const products = new Float64Array(4096);
const factors = new Float64Array(VALUE_COUNT * COPIES);
const sums = new Float64Array(2048);
const weights = new Float64Array(256);
const inverse = new Float64Array(MOST_CARDS);
const power = new Float64Array(COPIES);

/** Sets how many cards of each value the shoe has without a hand. */
export function setShoe(shoe: Shoe, hand: number): void {
  for (let value = 0; value < VALUE_COUNT; value += 1) {
    const left = (shoe.counts[value] ?? 0) - (counts[hand * VALUE_COUNT + value] ?? 0);
    for (let copies = 0; copies < COPIES; copies += 1) factors[value * COPIES + copies] = Math.max(0, left - copies);
  }
}

/** Multiplies out the tree for a player's total, and sums its rows. */
export function sumRows(table: LossTable, total: number): void {
  const { parent, factor, nodes, start, node, orders, segment } = table;
  const finish = Math.max(0, total - LEAST_FINISH);
  const last = nodes[finish] ?? 0;
  products[0] = 1;
  for (let at = 1; at < last; at += 1) {
    products[at] = (products[parent[at] ?? 0] ?? 0) * (factors[factor[at] ?? 0] ?? 0);
  }
  const rows = segment[FINISHES * (VALUE_COUNT + 1) - 1] ?? 0;
  let term = start[segment[finish * (VALUE_COUNT + 1)] ?? 0] ?? 0;
  for (let row = segment[finish * (VALUE_COUNT + 1)] ?? 0; row < rows; row += 1) {
    const end = start[row + 1] ?? 0;
    let sum = 0;
    for (; term < end; term += 1) sum += (orders[term] ?? 0) * (products[node[term] ?? 0] ?? 0);
    sums[row] = sum;
  }
}

/** Sets the weight of every group of rows: `aside` cards set aside are left among `left` cards, the up-card with them. */
export function setGroups({ groupAside, groupCards }: LossTable, aside: number, left: number): void {
  inverse[0] = 1;
  for (let taken = 1; taken < COPIES; taken += 1) {
    const remain = left - taken + 1;
    inverse[taken] = remain > 0 ? (inverse[taken - 1] ?? 0) / remain : 0;
  }
  power[0] = 1;
  for (let taken = 1; taken < COPIES; taken += 1)
    power[taken] = (power[taken - 1] ?? 0) * Math.max(0, aside - taken + 1);
  for (let group = 0; group < groupAside.length; group += 1) {
    weights[group] = (power[groupAside[group] ?? 0] ?? 0) * (inverse[groupCards[group] ?? 0] ?? 0);
  }
}

/**
 * The chance that the up-card is dealt and the dealer ends level with a total, and twice that it ends above: what standing
 * misses to a sure win. From the rows summed and the groups weighed last.
 */
export function lossAgainst({ segment, group }: LossTable, total: number, up: number): number {
  let loss = 0;
  for (let finish = Math.max(0, total - LEAST_FINISH); finish < FINISHES; finish += 1) {
    const at = finish * (VALUE_COUNT + 1) + up;
    const end = segment[at + 1] ?? 0;
    let sum = 0;
    for (let row = segment[at] ?? 0; row < end; row += 1) sum += (sums[row] ?? 0) * (weights[group[row] ?? 0] ?? 0);
    loss += finish + LEAST_FINISH === total ? sum : 2 * sum;
  }
  return loss;
}
