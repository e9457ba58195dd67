import type { Action } from '@upcard/core';
import type { KeyLine } from '../../settings/settings-controls.tsx';
import type { StandardTextKey } from '../../spoken/standard-sentences.ts';

/** What a key asks for. */
type StandardKeyIntent =
  | { readonly kind: 'act'; readonly action: Action }
  | { readonly kind: 'tell'; readonly about: StandardTextKey };

const ACTION_OF: Readonly<Record<string, Action>> = {
  h: 'hit',
  s: 'stand',
  d: 'double',
  p: 'split',
  r: 'surrender',
};

const TEXT_OF: Readonly<Record<string, StandardTextKey>> = {
  c: 'cards',
  t: 'total',
  u: 'dealer',
  k: 'clock',
  b: 'coins',
  g: 'auction',
  a: 'table',
};

/** All keys of a Standard table with what they do, for the settings. */
export const STANDARD_KEY_LINES: readonly KeyLine[] = [
  { key: 'H', does: 'Hit' },
  { key: 'S', does: 'Stand' },
  { key: 'D', does: 'Double' },
  { key: 'P', does: 'Split' },
  { key: 'R', does: 'Surrender' },
  { key: 'C', does: 'Hear your cards' },
  { key: 'T', does: 'Hear your total' },
  { key: 'U', does: 'Hear the Dealer’s cards' },
  { key: 'G', does: 'Hear the auction' },
  { key: 'K', does: 'Hear the clock' },
  { key: 'B', does: 'Hear coins and Bank' },
  { key: 'A', does: 'Hear the whole table' },
];

/** What a pressed key asks for, or null for any other key. */
export function standardIntentOf(key: string): StandardKeyIntent | null {
  const letter = key.toLowerCase();
  const action = ACTION_OF[letter];
  if (action !== undefined) return { kind: 'act', action };
  const about = TEXT_OF[letter];
  return about === undefined ? null : { kind: 'tell', about };
}
