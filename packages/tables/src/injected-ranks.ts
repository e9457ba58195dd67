import { RANKS, type Rank } from '@upcard/core';

/** More cards than anybody needs to put in front. */
const MOST_CARDS = 500;

const WORDS = /10|[AJQK2-9]/gy;

/**
 * Reads ranks to be dealt before any others, the first one first: `A`, `2` to `9`, `10`, `J`, `Q`, `K` in either case; blanks
 * count nowhere, not even between `1` and `0`. Null for anything else, and for no card at all.
 */
export function parseRanks(text: string): readonly Rank[] | null {
  const row = text.replaceAll(' ', '').toUpperCase();
  const words = row.match(WORDS) ?? [];
  if (words.length === 0 || words.length > MOST_CARDS || words.join('') !== row) return null;
  return words.flatMap((word) => RANKS.filter((rank) => rank === word));
}
