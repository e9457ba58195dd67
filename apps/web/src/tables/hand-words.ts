import type { HandTotal } from '@upcard/core';

const ORDINALS = ['First', 'Second', 'Third', 'Fourth'];

/** The name of one hand of several: `Second hand`; null for the only one. */
export function handWords(index: number, count: number): string | null {
  return count < 2 ? null : `${ORDINALS[index] ?? index + 1} hand`;
}

/** A total as people say it: `17`, `soft 17`; nothing at all is `no cards`. */
export function totalWords({ total, isSoft }: HandTotal): string {
  if (total === 0) return 'no cards';
  return isSoft && total < 21 ? `soft ${total}` : `${total}`;
}
