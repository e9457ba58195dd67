/** What may be typed of a row of ranks, with letters as capitals: all else goes as it is typed or pasted. */
export function typedRanks(text: string): string {
  return text.toUpperCase().replaceAll(/[^AJQK0-9 ]/g, '');
}

/** So many cards are in front now: `1 card was added to the stack`. */
export function appliedWords(count: number): string {
  return count === 1 ? '1 card was added to the stack' : `${count} cards were added to the stack`;
}
