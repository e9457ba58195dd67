/** A uniform whole number from 0 to `below` - 1. `below` is a whole number from 1 to 2^32. */
export type RandomIndex = (below: number) => number;

const WORDS = 2 ** 32;

/**
 * Makes indices from a source of uniform 32-bit words (whole numbers from 0 to 2^32 - 1). Words beyond the last full multiple
 * of `below` are thrown away and drawn again, so that no index is likelier than another. The index throws a RangeError when
 * `below` is not a whole number from 1 to 2^32.
 */
export function randomIndexFrom(nextWord: () => number): RandomIndex {
  return (below) => {
    if (!Number.isInteger(below) || below < 1 || below > WORDS) throw new RangeError(`no index below ${below}`);
    const usable = WORDS - (WORDS % below);
    let word = nextWord();
    while (word >= usable) word = nextWord();
    return word % below;
  };
}

/** The same items in a random order, every order equally likely (Fisher–Yates). The list given is left as it is. */
export function shuffled<Item>(items: readonly Item[], randomIndex: RandomIndex): Item[] {
  const mixed: Item[] = [];
  for (const item of items) {
    // The newcomer takes a random place, perhaps the one at the end; whoever stood there moves to the end.
    const place = randomIndex(mixed.length + 1);
    mixed.push(...mixed.splice(place, 1, item));
  }
  return mixed;
}
