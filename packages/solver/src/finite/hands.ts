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

/** A number that is another for every multiset: its counts as digits. */
const digitOf = (value: number): number => (MOST_TOTAL + 1) ** value;

/** The keys of all hands, each after the hand without its greatest card. */
function enumerateKeys(): number[] {
  const keys: number[] = [];
  const extend = (key: number, least: number, hard: number): void => {
    keys.push(key);
    for (let value = least; value < VALUE_COUNT && hard + value + 1 <= MOST_TOTAL; value += 1) {
      extend(key + digitOf(value), value, hard + value + 1);
    }
  };
  extend(0, 0, 0);
  return keys;
}

function buildHandGraph(): HandGraph {
  const keys = enumerateKeys();
  const size = keys.length;
  const byKey = new Map(keys.map((key, hand) => [key, hand]));
  const counts = new Uint8Array(size * VALUE_COUNT);
  const children = new Int16Array(size * VALUE_COUNT);
  const cards = new Uint8Array(size);
  const hard = new Uint8Array(size);
  keys.forEach((key, hand) => {
    for (let value = 0; value < VALUE_COUNT; value += 1) {
      const count = Math.floor(key / digitOf(value)) % (MOST_TOTAL + 1);
      counts[hand * VALUE_COUNT + value] = count;
      cards[hand] = (cards[hand] ?? 0) + count;
      hard[hand] = (hard[hand] ?? 0) + count * (value + 1);
      children[hand * VALUE_COUNT + value] = byKey.get(key + digitOf(value)) ?? -1;
    }
  });
  const isSoft = hard.map((total, hand) => ((counts[hand * VALUE_COUNT] ?? 0) > 0 && total <= 11 ? 1 : 0));
  const total = hard.map((sum, hand) => sum + (isSoft[hand] ? 10 : 0));
  const rising = Int16Array.from(hard.keys()).sort((one, other) => (hard[one] ?? 0) - (hard[other] ?? 0));
  return { size, counts, children, cards, hard, total, isSoft, rising };
}

/** The one graph of all hands. It depends on no rule. */
export const HANDS: HandGraph = buildHandGraph();
