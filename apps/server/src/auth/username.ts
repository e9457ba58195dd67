import { USERNAME_LENGTH } from '@upcard/protocol';
import { FIRST_WORDS, SECOND_WORDS } from './guest-words.ts';
import { type LookAlikeKeys, lookAlikeKeys } from './look-alikes.ts';

/** A name that somebody may have: as it is shown, and what it shares with all names that look like it. */
export interface Username extends LookAlikeKeys {
  readonly name: string;
}

/** The letters of one name, script by script: everyday letters only, without the rare ones made to look like others. */
const SCRIPTS = [
  '[a-zA-ZÀ-ÖØ-öø-ſƠơƯưǍ-ǜǦ-ǭȘ-țȲȳḀ-ỿ]',
  '[[Ѐ-ԯ]&&\\p{L}]',
  '[[\\p{Script=Greek}&&\\p{L}]]',
  '[\\p{Script=Armenian}]',
  '[\\p{Script=Georgian}]',
  '[\\p{Script=Hebrew}]',
  '[\\p{Script=Arabic}]',
  '[\\p{Script=Devanagari}]',
  '[\\p{Script=Bengali}]',
  '[\\p{Script=Gurmukhi}]',
  '[\\p{Script=Gujarati}]',
  '[\\p{Script=Tamil}]',
  '[\\p{Script=Telugu}]',
  '[\\p{Script=Kannada}]',
  '[\\p{Script=Malayalam}]',
  '[\\p{Script=Sinhala}]',
  '[\\p{Script=Thai}]',
  '[\\p{Script=Lao}]',
  '[\\p{Script=Khmer}]',
  '[\\p{Script=Myanmar}]',
  '[\\p{Script=Ethiopic}]',
  '[\\p{Script=Hangul}]',
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]',
] as const;

/** One script's letters and digits, starting with a letter or digit, with single signs between them. */
const SHAPES = SCRIPTS.map((letter) => new RegExp(`^(?:${letter}|[0-9])+(?:[._\\-](?:${letter}|[0-9])+)*$`, 'v'));
const HAS_LETTER = /\p{L}/u;
/** Letters and marks only, each to be seen; no tower of marks over the neighbours and none without a letter under it. */
const ODD = /[^\p{L}\p{M}0-9._-]|\p{Default_Ignorable_Code_Point}|\p{M}{3}|(?:^|[0-9._-])\p{M}/u;

const RESERVED: ReadonlySet<string> = new Set(
  [
    ...['admin', 'administrator', 'administration', 'moderator', 'support', 'system', 'server', 'root', 'staff'],
    ...['upcard', 'dealer', 'banker', 'bank', 'house', 'pit boss', 'croupier', 'bot', 'host'],
    ...['former player', 'guest', 'player', 'nobody', 'everybody', 'everyone', 'you', 'me', 'null', 'undefined'],
  ].map((word) => lookAlikeKeys(word).small),
);

function keysOf(words: readonly string[]): string {
  return words.map((word) => lookAlikeKeys(word).small).join('|');
}

/** What guests are called, with or without a number. */
const GUESTS = new RegExp(`^(?:${keysOf(FIRST_WORDS)})(?:${keysOf(SECOND_WORDS)})(?:[a-z0-9]{4})?$`);

/** Reads what was typed as a username; null when nobody may be called that. */
export function parseUsername(typed: string): Username | null {
  const name = typed.trim().normalize('NFC');
  const { length } = Array.from(name);
  if (length < USERNAME_LENGTH.least || length > USERNAME_LENGTH.most) return null;
  if (name !== name.normalize('NFKC') || ODD.test(name) || !HAS_LETTER.test(name)) return null;
  if (!SHAPES.some((shape) => shape.test(name))) return null;
  const keys = lookAlikeKeys(name);
  const isOff = [keys.small, keys.capitals].some((key) => key === '' || RESERVED.has(key) || GUESTS.test(key));
  return isOff ? null : { name, ...keys };
}
