import type { DealerPlay } from '@upcard/core';
import { HANDS, VALUE_COUNT } from './hands.ts';

/** Dealers that draw by rule. */
export type DrawingDealer = Exclude<DealerPlay, 'free-will'>;

const { size, children, cards, total, isSoft, rising } = HANDS;

/** Whether a dealer takes no card to a hand. */
export function standsOn(hand: number, dealer: DrawingDealer): boolean {
  const sum = total[hand] ?? 0;
  return sum > 17 || (sum === 17 && (dealer === 'S17' || isSoft[hand] === 0));
}

/**
 * In how many orders a dealer with an up-card draws exactly the cards of a finished hand: entry `hand × 10 + up`, up to 21
 * and without naturals. Multisets stand for all their orders, which share one probability.
 */
export function waysToFinish(dealer: DrawingDealer): Float64Array {
  const ways = new Float64Array(size * VALUE_COUNT);
  for (let up = 0; up < VALUE_COUNT; up += 1) ways[(children[up] ?? 0) * VALUE_COUNT + up] = 1;
  for (const hand of rising) {
    const isNatural = cards[hand] === 2 && total[hand] === 21;
    if (hand !== 0 && standsOn(hand, dealer) && !isNatural) continue;
    if (!isNatural) drawOn(ways, hand);
    ways.fill(0, hand * VALUE_COUNT, (hand + 1) * VALUE_COUNT);
  }
  return ways;
}

function drawOn(ways: Float64Array, hand: number): void {
  for (let value = 0; value < VALUE_COUNT; value += 1) {
    const child = children[hand * VALUE_COUNT + value] ?? -1;
    if (child < 0) continue;
    for (let up = 0; up < VALUE_COUNT; up += 1) {
      const index = child * VALUE_COUNT + up;
      ways[index] = (ways[index] ?? 0) + (ways[hand * VALUE_COUNT + up] ?? 0);
    }
  }
}
