/** Number of card values: index 0 is the Ace, 1 to 8 are 2 to 9, 9 is every ten-valued card. */
export const VALUE_COUNT = 10;

/**
 * Every hand up to 21 as a multiset of values, the empty one first: 3,083 of them and no rule in sight. Arrays have one
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

const MOST_TOTAL = 21;

/** Hands up to 21 and what they are without their greatest card, each after it. */
interface Ladder {
  readonly parent: number[];
  /** The greatest card of each hand. */
  readonly last: number[];
  readonly hard: number[];
}

function climb(ladder: Ladder, hand: number): void {
  const hard = ladder.hard[hand] ?? 0;
  for (let value = ladder.last[hand] ?? 0; value < VALUE_COUNT && hard + value + 1 <= MOST_TOTAL; value += 1) {
    ladder.last.push(value);
    ladder.hard.push(hard + value + 1);
    climb(ladder, ladder.parent.push(hand) - 1);
  }
}

/** Any hand with a card of each value more. A card before the greatest goes in below it, where the way on is known already. */
function childrenOf({ parent, last }: Ladder): Int16Array {
  const children = new Int16Array(parent.length * VALUE_COUNT).fill(-1);
  for (let hand = 1; hand < parent.length; hand += 1) {
    children[(parent[hand] ?? 0) * VALUE_COUNT + (last[hand] ?? 0)] = hand;
  }
  for (let hand = 1; hand < parent.length; hand += 1) {
    const greatest = last[hand] ?? 0;
    for (let value = 0; value < greatest; value += 1) {
      const below = children[(parent[hand] ?? 0) * VALUE_COUNT + value] ?? -1;
      if (below >= 0) children[hand * VALUE_COUNT + value] = children[below * VALUE_COUNT + greatest] ?? -1;
    }
  }
  return children;
}

/** Hands by rising hard total. */
function byTotal(hard: Uint8Array): Int16Array {
  const rising = new Int16Array(hard.length);
  let at = 0;
  for (let sum = 0; sum <= MOST_TOTAL; sum += 1) {
    for (let hand = 0; hand < hard.length; hand += 1) {
      if (hard[hand] !== sum) continue;
      rising[at] = hand;
      at += 1;
    }
  }
  return rising;
}

function buildHandGraph(): HandGraph {
  const ladder: Ladder = { parent: [0], last: [0], hard: [0] };
  climb(ladder, 0);
  const size = ladder.parent.length;
  const counts = new Uint8Array(size * VALUE_COUNT);
  const cards = new Uint8Array(size);
  for (let hand = 1; hand < size; hand += 1) {
    const parent = ladder.parent[hand] ?? 0;
    counts.copyWithin(hand * VALUE_COUNT, parent * VALUE_COUNT, (parent + 1) * VALUE_COUNT);
    const last = hand * VALUE_COUNT + (ladder.last[hand] ?? 0);
    counts[last] = (counts[last] ?? 0) + 1;
    cards[hand] = (cards[parent] ?? 0) + 1;
  }
  const hard = Uint8Array.from(ladder.hard);
  const isSoft = hard.map((total, hand) => ((counts[hand * VALUE_COUNT] ?? 0) > 0 && total <= 11 ? 1 : 0));
  const total = hard.map((sum, hand) => sum + (isSoft[hand] ? 10 : 0));
  return { size, counts, children: childrenOf(ladder), cards, hard, total, isSoft, rising: byTotal(hard) };
}

/** The one graph of all hands. It depends on no rule. */
export const HANDS: HandGraph = buildHandGraph();
