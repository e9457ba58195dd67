import type { GameRules } from '@upcard/core';
import { type Counts, isNatural, nextCards, orders, sizeOf, totalOf, WAGER, type World } from './exact-deal.ts';

/** A player's hand when its turn is over. `wagers`: 2 after a double. */
export interface FinishedHand {
  readonly total: number;
  readonly wagers: 1 | 2;
}

const NATURAL = 22;
const BUST = 0;

function doesStand({ dealer }: GameRules, cards: readonly number[]): boolean {
  const { total, isSoft } = totalOf(cards);
  return total > 17 || (total === 17 && !(isSoft && dealer === 'H17'));
}

/** In how many orders of the unseen cards the dealer ends at 17 to 21, with a natural (22) or bust (0). */
function endsOf(rules: GameRules, cards: readonly number[], left: Counts): bigint[] {
  const ends = new Array<bigint>(NATURAL + 1).fill(0n);
  const play = (held: readonly number[], unseen: Counts, ways: bigint): void => {
    const { total } = totalOf(held);
    if (doesStand(rules, held)) {
      const end = isNatural(held) ? NATURAL : total > 21 ? BUST : total;
      ends[end] = (ends[end] ?? 0n) + ways * orders(sizeOf(unseen));
      return;
    }
    for (const { card, count, rest } of nextCards(unseen)) play([...held, card], rest, ways * count);
  };
  play(cards, left, 1n);
  return ends;
}

function netOf({ total, wagers }: FinishedHand, end: number): bigint {
  const wager = WAGER * BigInt(wagers);
  if (total > 21 || end > total) return -wager;
  return end === total ? 0n : wager;
}

/** Plays dealers' hands to their ends, and remembers those that it has played. */
export interface ExactDealer {
  /** What finished hands bring together, summed over all orders of a world. */
  readonly settle: (world: World, hands: readonly FinishedHand[]) => bigint;
}

/** The dealer of these rules behind an up-card. */
export function exactDealer(rules: GameRules, up: number): ExactDealer {
  const known = new Map<string, readonly bigint[]>();
  const ends = ({ hole, left }: World): readonly bigint[] => {
    const key = `${hole} ${left.join()}`;
    const before = known.get(key) ?? endsOf(rules, [up, hole], left);
    known.set(key, before);
    return before;
  };
  const settle = (world: World, hands: readonly FinishedHand[]): bigint =>
    world.ways *
    ends(world).reduce((sum, count, end) => sum + count * hands.reduce((net, hand) => net + netOf(hand, end), 0n), 0n);
  return { settle };
}
