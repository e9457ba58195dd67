import { VALUE_COUNT } from './hands.ts';
import { type Shoe, share } from './shoe.ts';
import type { SplitHand } from './split-hands.ts';

/** A pair against an up-card, about to be split. */
export interface SplitDeal {
  readonly shoe: Shoe;
  readonly value: number;
  readonly up: number;
  /** Cards left with which a hand is a pair again. */
  readonly pairs: number;
  readonly maxHands: number;
  readonly hands: SplitHand;
}

/** Expected values of one hand while others have drawn: `removed` cards of the pair, and `known` cards that are no pair card. */
interface OneHand {
  /** With any second card. */
  readonly any: (removed: number, known: number) => number;
  /** With a second card that makes no pair. */
  readonly other: (removed: number, known: number) => number;
}

/**
 * Another unknown card out of the shoe changes no expectation: E = p × E(a pair card gone) + (1 − p) × E(another gone). That
 * gives the values after cards of which only that they are no pair cards is known.
 */
function oneHand({ shoe, value, up, pairs, hands }: SplitDeal): OneHand {
  const chance = (removed: number, known: number): number =>
    share(pairs - removed + 1, shoe.size - 2 - removed - known);
  const without = (p: number, all: number, gone: () => number): number => {
    if (p >= 1) return 0;
    return p > 0 ? (all - p * gone()) / (1 - p) : all;
  };
  const any = (removed: number, known: number): number => {
    if (known > 0)
      return without(chance(removed, known - 1), any(removed, known - 1), () => any(removed + 1, known - 1));
    const at = removed * VALUE_COUNT + up;
    const ofValue = (shoe.counts[value] ?? 0) - 1 - removed - (up === value ? 1 : 0);
    return (hands.other[at] ?? 0) + share(ofValue, shoe.size - 2 - removed) * (hands.pair[at] ?? 0);
  };
  const other = (removed: number, known: number): number => {
    if (known > 0)
      return without(chance(removed, known), other(removed, known - 1), () => other(removed + 1, known - 1));
    return without(chance(removed, 0), any(removed, 0), () => hands.pair[removed * VALUE_COUNT + up] ?? 0);
  };
  return { any, other };
}

/**
 * The value of a split in wagers (with a peek, times the chance of no natural): second cards are dealt until each hand has
 * one that makes no pair, or there are `maxHands` hands. Exact for the play of the hands.
 */
export function splitValue(deal: SplitDeal): number {
  const unseen = deal.shoe.size - 3;
  const { any, other } = oneHand(deal);
  const from = (drawn: number, closed: number): number => {
    const count = 2 + drawn;
    const open = count - closed;
    if (open === 0 || count === deal.maxHands) {
      return (closed > 0 ? closed * other(count - 1, closed - 1) : 0) + (open > 0 ? open * any(count - 1, closed) : 0);
    }
    const p = share(deal.pairs - drawn, unseen - drawn - closed);
    return (p > 0 ? p * from(drawn + 1, closed) : 0) + (p < 1 ? (1 - p) * from(drawn, closed + 1) : 0);
  };
  return from(0, 0);
}
