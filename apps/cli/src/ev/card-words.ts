import { parseCard, type Rank, rankOf } from '@upcard/core';
import { UsageFault } from '../usage-fault.ts';

function rankIn(word: string): Rank | null {
  const card = parseCard(word.toUpperCase().replace(/^T/, '10'));
  return card === null ? null : rankOf(card);
}

/**
 * Reads cards separated by blanks or commas: A, 2 to 10 (or T), J, Q, K, in capitals or not. A suit behind is taken and counts
 * for nothing. Throws `UsageFault` naming the flag.
 */
export function readRanks(flag: string, text: string): Rank[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  return words.map((word) => {
    const rank = rankIn(word);
    if (rank === null) throw new UsageFault(`--${flag}: ${word} is not a card`);
    return rank;
  });
}
