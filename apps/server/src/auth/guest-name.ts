import type { RandomIndex } from '@upcard/core';
import { FIRST_WORDS, SECOND_WORDS } from './guest-words.ts';

/** Names tried before a number is added. */
const TRIES = 4;

function pick(words: readonly string[], random: RandomIndex): string {
  return words[random(words.length)] ?? '';
}

/**
 * A name for a new guest, like `Amber Finch`; with a number behind when the names that came up are taken, so that people
 * at one table can be told apart. `isTaken` says whether somebody has a name already.
 */
export async function guestName(random: RandomIndex, isTaken: (name: string) => Promise<boolean>): Promise<string> {
  let name = '';
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    name = `${pick(FIRST_WORDS, random)} ${pick(SECOND_WORDS, random)}`;
    if (!(await isTaken(name))) return name;
  }
  return `${name} ${1_000 + random(9_000)}`;
}
