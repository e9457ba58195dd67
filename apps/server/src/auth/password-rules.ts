import { PASSWORD_LENGTH } from '@upcard/protocol';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { lookAlikeKeys } from './look-alikes.ts';

/** One short text over and over: `aaaaaaaa`, `abcabcabc`. */
const REPEATED = /^(.{1,4})\1+$/su;

/** Whether each character is the next one after the last, up or down the alphabet: `abcdefgh`, `98765432`. */
function isRow(characters: readonly string[]): boolean {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, place) => code - (codes[place] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

/** Whether a password is one that whoever is called `username` may have: long enough, and not what is tried first. */
export function isGoodPassword(password: string, username: string): boolean {
  const characters = Array.from(password.normalize('NFKC'));
  if (characters.length < PASSWORD_LENGTH.least || characters.length > PASSWORD_LENGTH.most) return false;
  const small = characters.join('').toLowerCase();
  if (COMMON_PASSWORDS.has(small) || REPEATED.test(small) || isRow(Array.from(small))) return false;
  return lookAlikeKeys(password).small !== lookAlikeKeys(username).small;
}
