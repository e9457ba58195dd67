import type { GameRules } from '@upcard/core';

/**
 * Exact values by counting orders of the unseen cards, one card after another. Whole numbers throughout: the sum over all orders
 * of what each brings, in tenths of a wager.
 */

/** Cards by what they count: the Ace 1, ten-valued cards 10. */
export type Counts = readonly number[];

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Tenths of a wager, the unit in which every natural's profit and half a wager are whole. */
export const WAGER = 10n;

/** Unseen cards with the dealer's hole card laid apart. `ways`: in how many ways the cards dealt so far lead here. */
export interface World {
  readonly hole: number;
  readonly left: Counts;
  readonly ways: bigint;
}

/** Reads a shoe such as `A A 6 10 10` as the number of cards of each count; entry 0 is not used. */
export function shoeOfCards(text: string): Counts {
  const cards = text.split(' ').map((card) => (card === 'A' ? 1 : Number(card)));
  return [0, ...CARDS].map((count) => cards.filter((card) => count > 0 && card === count).length);
}

/** The number of cards. */
export function sizeOf(left: Counts): number {
  return left.reduce((sum, count) => sum + count, 0);
}

/** The counts without one card. */
export function without(left: Counts, card: number): Counts {
  return left.map((count, at) => (at === card ? count - 1 : count));
}

const ORDERS: bigint[] = [1n];
for (let cards = 1; cards <= 52; cards += 1) ORDERS.push(BigInt(cards) * (ORDERS.at(-1) ?? 1n));

/** In how many orders up to 52 cards can lie. */
export function orders(cards: number): bigint {
  return ORDERS[cards] ?? 0n;
}

/** Every card that can come next, how many of it there are, and what is left behind it. Throws when none is left. */
export function nextCards(left: Counts): { card: number; count: bigint; rest: Counts }[] {
  if (sizeOf(left) === 0) throw new Error('the shoe ran out');
  return CARDS.filter((card) => (left[card] ?? 0) > 0).map((card) => ({
    card,
    count: BigInt(left[card] ?? 0),
    rest: without(left, card),
  }));
}

/** A total, one Ace as 11 if that does not exceed 21. */
export function totalOf(cards: readonly number[]): { total: number; isSoft: boolean } {
  const hard = cards.reduce((sum, card) => sum + card, 0);
  const isSoft = cards.includes(1) && hard <= 11;
  return { total: isSoft ? hard + 10 : hard, isSoft };
}

/** An Ace and a ten-valued card. */
export function isNatural(cards: readonly number[]): boolean {
  return cards.length === 2 && totalOf(cards).total === 21;
}

/** The worlds in which a player with these cards decides: all that can be under the up-card, without a natural after a peek. */
export function worldsOf(rules: GameRules, shoe: Counts, seen: { hand: readonly number[]; up: number }): World[] {
  const unseen = [...seen.hand, seen.up].reduce(without, shoe);
  return CARDS.flatMap((hole): World[] => {
    const ways = unseen[hole] ?? 0;
    if (ways <= 0 || (rules.peek && isNatural([seen.up, hole]))) return [];
    return [{ hole, left: without(unseen, hole), ways: BigInt(ways) }];
  });
}

/** How many orders of these worlds there are: the whole that sums over them are to be divided by, in wagers. */
export function wholeOf(worlds: readonly World[]): bigint {
  return worlds.reduce((sum, { ways, left }) => sum + ways * orders(sizeOf(left)), 0n);
}

/** The worlds after one more card, for every card that can come. */
export function afterCard(worlds: readonly World[]): { card: number; worlds: World[] }[] {
  const all = worlds.flatMap(({ hole, left, ways }) =>
    nextCards(left).map(({ card, count, rest }) => ({ card, world: { hole, left: rest, ways: ways * count } })),
  );
  return CARDS.map((card) => ({
    card,
    worlds: all.filter((after) => after.card === card).map(({ world }) => world),
  })).filter((after) => after.worlds.length > 0);
}

/** A fraction as a number, to about 25 digits before it is rounded. */
export function quotient(sum: bigint, whole: bigint): number {
  const scale = 10n ** 25n;
  return Number((sum * scale) / whole) / 1e25;
}
