import { createHash } from 'node:crypto';
import type { RandomIndex } from '@upcard/core';

/** Letters and digits of which none is taken for another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const GROUPS = 4;
const GROUP = 4;

/** A new code like `K7QM-2XRT-…`: seventy-eight bits of chance. */
export function newRecoveryCode(random: RandomIndex): string {
  const letter = (): string => LETTERS[random(LETTERS.length)] ?? '';
  return Array.from({ length: GROUPS }, () => Array.from({ length: GROUP }, letter).join('')).join('-');
}

/**
 * What is kept of a code. Codes hold too much chance to be tried out, so that a plain hash hides them; the person in it
 * makes the same code another one for somebody else. Blanks, hyphens and case don't count.
 */
export function recoveryCodeHash(person: string, code: string): string {
  const plain = code.replace(/[\s-]/g, '').toUpperCase();
  return createHash('sha256').update(`${person}:${plain}`).digest('base64url');
}
