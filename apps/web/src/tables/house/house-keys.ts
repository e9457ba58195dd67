import type { Action } from '@upcard/core';
import type { KeyLine } from '../../settings/settings-controls.tsx';
import type { TextKey } from '../../spoken/house-sentences.ts';

/** What a key asks for. `main` is the gold button; `chip` counts from 0 in the tray. */
export type KeyIntent =
  | { readonly kind: 'act'; readonly action: Action }
  | { readonly kind: 'main' }
  | { readonly kind: 'chip'; readonly index: number }
  | { readonly kind: 'tell'; readonly about: TextKey };

const ACTION_OF: Readonly<Record<string, Action>> = { h: 'hit', s: 'stand', d: 'double', p: 'split' };

const TEXT_OF: Readonly<Record<string, TextKey>> = {
  c: 'cards',
  t: 'total',
  u: 'dealer',
  k: 'clock',
  b: 'chips',
  a: 'table',
};

/** All keys of the table with what they do, for the settings. */
export const KEY_LINES: readonly KeyLine[] = [
  { key: 'H', does: 'Hit' },
  { key: 'S', does: 'Stand' },
  { key: 'D', does: 'Double' },
  { key: 'P', does: 'Split' },
  { key: '1–4', does: 'Place a chip' },
  { key: 'Enter', does: 'The gold button' },
  { key: 'C', does: 'Hear your cards' },
  { key: 'T', does: 'Hear your total' },
  { key: 'U', does: "Hear the dealer's cards" },
  { key: 'K', does: 'Hear the clock' },
  { key: 'B', does: 'Hear chips and bank' },
  { key: 'A', does: 'Hear the whole table' },
];

/** What a pressed key asks for, or null for any other key. */
export function intentOf(key: string): KeyIntent | null {
  const letter = key.toLowerCase();
  const action = ACTION_OF[letter];
  if (action !== undefined) return { kind: 'act', action };
  const about = TEXT_OF[letter];
  if (about !== undefined) return { kind: 'tell', about };
  if (key === 'Enter') return { kind: 'main' };
  return /^[1-9]$/.test(key) ? { kind: 'chip', index: Number(key) - 1 } : null;
}
