/** Number of card values: index 0 is the Ace, 1 to 8 are 2 to 9, 9 is every ten-valued card. */
export const VALUE_COUNT = 10;

/**
 * Every hand up to 21 as a multiset of values, the empty one first: 3,082 of them and no rule in sight. Arrays have one
 * entry a hand, or ten, one for each value.
 */
export interface HandGraph {
  readonly size: number;
  /** Cards of each value in the hand. */
  readonly counts: Uint8Array;
  /** The hand with one more card of a value, or -1 when that busts. */
  readonly children: Int16Array;
  /** Cards in the hand. */
  readonly cards: Uint8Array;
  /** Total with every Ace as 1. */
  readonly hard: Uint8Array;
  /** Best total: one Ace as 11 when that does not exceed 21. */
  readonly total: Uint8Array;
  readonly isSoft: Uint8Array;
  /** Hands by rising hard total: every hand stands before its children. */
  readonly rising: Int16Array;
}

function enumerate(): number[][] {
  const hands: number[][] = [];
  const counts = new Array<number>(VALUE_COUNT).fill(0);
  const extend = (least: number, hard: number): void => {
    hands.push([...counts]);
    for (let value = least; value < VALUE_COUNT && hard + value + 1 <= 21; value += 1) {
      counts[value] = (counts[value] ?? 0) + 1;
      extend(value, hard + value + 1);
      counts[value] = (counts[value] ?? 0) - 1;
    }
  };
  extend(0, 0);
  return hands;
}

function buildHandGraph(): HandGraph {
  const hands = enumerate();
  const size = hands.length;
  const byCounts = new Map(hands.map((counts, hand) => [counts.join(), hand]));
  const hard = Uint8Array.from(hands, (counts) => counts.reduce((sum, count, value) => sum + count * (value + 1), 0));
  const isSoft = Uint8Array.from(hands, (counts, hand) => ((counts[0] ?? 0) > 0 && (hard[hand] ?? 0) <= 11 ? 1 : 0));
  const children = new Int16Array(size * VALUE_COUNT).fill(-1);
  hands.forEach((counts, hand) => {
    for (let value = 0; value < VALUE_COUNT; value += 1) {
      const more = counts.map((count, at) => (at === value ? count + 1 : count));
      children[hand * VALUE_COUNT + value] = byCounts.get(more.join()) ?? -1;
    }
  });
  return {
    size,
    counts: Uint8Array.from(hands.flat()),
    children,
    cards: Uint8Array.from(hands, (counts) => counts.reduce((sum, count) => sum + count, 0)),
    hard,
    total: Uint8Array.from(hard, (total, hand) => total + (isSoft[hand] ? 10 : 0)),
    isSoft,
    rising: Int16Array.from(hands.keys()).sort((one, other) => (hard[one] ?? 0) - (hard[other] ?? 0)),
  };
}

/** The one graph of all hands. It depends on no rule. */
export const HANDS: HandGraph = buildHandGraph();
