import { HANDS, VALUE_COUNT } from './hands.ts';
import { COPIES, FINISHES, LEAST_FINISH, type LossTable } from './loss-table.ts';
import type { Shoe } from './shoe.ts';

const { counts } = HANDS;

// Work space of one evaluation after another, each filled before it is read.
const products = new Float64Array(4096);
const factors = new Float64Array(VALUE_COUNT * COPIES);
const sums = new Float64Array(2048);
const cells = new Float64Array(1024);
const inverse = new Float64Array(COPIES);
const asides = new Float64Array(COPIES);

/** Sets how many cards of each value the shoe has without a hand. */
export function setShoe(shoe: Shoe, hand: number): void {
  for (let value = 0; value < VALUE_COUNT; value += 1) {
    const left = (shoe.counts[value] ?? 0) - (counts[hand * VALUE_COUNT + value] ?? 0);
    for (let copies = 0; copies < COPIES; copies += 1) factors[value * COPIES + copies] = Math.max(0, left - copies);
  }
}

/** Multiplies out the tree, as far as the finishes from a total on need it, and sums their rows. */
export function sumRows(table: LossTable, total: number): void {
  const { parent, factor, nodes, start, node, orders, finish } = table;
  const least = Math.max(0, total - LEAST_FINISH);
  const last = nodes[least] ?? 0;
  products[0] = 1;
  for (let at = 1; at < last; at += 1) {
    products[at] = (products[parent[at] ?? 0] ?? 0) * (factors[factor[at] ?? 0] ?? 0);
  }
  const rows = finish[FINISHES] ?? 0;
  let row = finish[least] ?? 0;
  let term = start[row] ?? 0;
  for (; row < rows; row += 1) {
    const end = start[row + 1] ?? 0;
    let sum = 0;
    for (; term < end; term += 1) sum += (orders[term] ?? 0) * (products[node[term] ?? 0] ?? 0);
    sums[row] = sum;
  }
}

/** Weighs the summed rows for a player's total: finishes above it twice, level with it once, below not at all. */
export function weighRows({ finish, cell, cards }: LossTable, total: number): void {
  cells.fill(0, 0, cards.length);
  const level = Math.max(0, total - LEAST_FINISH);
  const isLevel = total >= LEAST_FINISH;
  const above = finish[isLevel ? level + 1 : level] ?? 0;
  const rows = finish[FINISHES] ?? 0;
  for (let row = finish[level] ?? 0; row < above; row += 1) {
    const at = cell[row] ?? 0;
    cells[at] = (cells[at] ?? 0) + (sums[row] ?? 0);
  }
  for (let row = above; row < rows; row += 1) {
    const at = cell[row] ?? 0;
    cells[at] = (cells[at] ?? 0) + 2 * (sums[row] ?? 0);
  }
}

/** Sets what is left with the up-card and without the player's hand: cards of the value set aside, and cards. */
export function setLeft(aside: number, left: number): void {
  inverse[0] = 1;
  asides[0] = 1;
  for (let taken = 1; taken < COPIES; taken += 1) {
    const cardsLeft = left - taken + 1;
    inverse[taken] = cardsLeft > 0 ? (inverse[taken - 1] ?? 0) / cardsLeft : 0;
    const asideLeft = aside - taken + 1;
    asides[taken] = asideLeft > 0 ? (asides[taken - 1] ?? 0) * asideLeft : 0;
  }
}

/**
 * The chance that the up-card is dealt and the dealer ends level with the player's total, and twice that it ends above: what
 * standing misses to a sure win. From the rows weighed and what was said to be left last.
 */
export function lossAgainst({ cards, aside, upCells }: LossTable, up: number): number {
  const end = upCells[up + 1] ?? 0;
  let loss = 0;
  for (let at = upCells[up] ?? 0; at < end; at += 1) {
    loss += (cells[at] ?? 0) * (asides[aside[at] ?? 0] ?? 0) * (inverse[cards[at] ?? 0] ?? 0);
  }
  return loss;
}
