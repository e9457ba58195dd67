import { expect, test } from 'vitest';
import { FIRST_WORDS, SECOND_WORDS } from './guest-words.ts';
import { lookAlikeKeys } from './look-alikes.ts';
import { parseUsername } from './username.ts';

test.each([
  'Ann',
  'ann_b',
  'Jean-Luc',
  'J.R.Hartley',
  '7of9',
  'Zoë',
  'Łukasz',
  'Nguyễn',
  'Иван',
  'Ευρυδίκη',
  'דוד',
  'محمد',
  'दीपक',
  'สมชาย',
  '김철수',
  '山田さん',
  'ギター',
  'x'.repeat(20),
])('somebody may be called %s', (name) => {
  expect(parseUsername(name)).toMatchObject({ name });
});

test.each([
  ['is too short', 'ab'],
  ['is too long', 'x'.repeat(21)],
  ['is much too long', 'x'.repeat(10_000)],
  ['is empty', ''],
  ['is blank', '   '],
  ['has no letter', '12345'],
  ['has a blank inside', 'Ann Lee'],
  ['begins with a sign', '_ann'],
  ['ends with a sign', 'ann-'],
  ['has two signs in a row', 'ann..b'],
  ['has a letter of no width', 'a\u200bnn'],
  ['has a joiner', 'a\u200dnn'],
  ['has a soft hyphen', 'a\u00adnn'],
  ['turns the writing round', 'ann\u202elee'],
  ['has a mark of direction', 'ann\u200f'.concat('b')],
  ['breaks the line', 'ann\nlee'],
  ['has a byte that ends texts', 'ann\u0000lee'],
  ['mixes Latin and Cyrillic', 'Аnn'],
  ['mixes Latin and Greek', 'Iνan'],
  ['mixes Hebrew and Latin', 'annד'],
  ['is in wide letters', 'Ａｎｎ'],
  ['is in mathematical letters', '𝐀𝐧𝐧'],
  ['is in letters of phonetics', 'ɑɴɴ'],
  ['is in Cherokee, which looks Latin', 'ᎪᎡᎢ'],
  ['is a filler', 'ㅤㅤㅤ'],
  ['has a tower of accents', 'a\u0301\u0302\u0303nn'],
  ['has a stray vowel sign', '\u0941ann'],
  ['has a picture', 'ann💥'],
  ['is markup', '<b>ann</b>'],
  ['is half a letter', 'ann\ud800'],
  ['is made of Hangul fillers', '\u115f\u1160\u115f'],
  ['has fillers between its letters', '\uac00\u1160\u115f\ub098'],
  ['has a vowel that takes no place', '\u1780\u17b6\u17b4'],
])('nobody has a name that %s', (_what, name) => {
  expect(parseUsername(name)).toBeNull();
});

test.each(['admin', 'ADM1N', 'аdmin', 'Ad.min', 'upcard', 'Dea1er', 'Banker', 'bank', 'house', 'HOUSE', 'bot', 'B0T'])(
  'a word of the house is no name: %s',
  (name) => {
    expect(parseUsername(name)).toBeNull();
  },
);

test.each(['former-player', 'FormerPlayer', 'f0rmer_p1ayer'])('nobody passes for one who has left: %s', (name) => {
  expect(parseUsername(name)).toBeNull();
});

test('no name could be a guest’s', () => {
  const [first, second] = [FIRST_WORDS[0], SECOND_WORDS[0]];
  for (const name of [`${first}${second}`, `${first}-${second}`, `${first}_${second}1023`.toLowerCase()])
    expect(parseUsername(name)).toBeNull();
  expect(parseUsername(first)).not.toBeNull();
});

test('accents that are typed apart are put together', () => {
  expect(parseUsername(' Zoe\u0308 ')).toMatchObject({ name: 'Zoë' });
});

test.each([
  ['case', 'Ann', 'aNN'],
  ['accents', 'Zoë', 'zoe'],
  ['signs between letters', 'ann_b', 'an-nb'],
  ['l, I and 1', 'Ian', '1an'],
  ['o and 0', 'Bob', 'b0b'],
  ['rn and m', 'Modem', 'modern'],
  ['vv and w', 'Owen', 'ovven'],
  ['Cyrillic in small letters', 'cop', 'сор'],
  ['Cyrillic in capitals', 'HOPE', 'НОРЕ'],
  ['Greek in small letters', 'voxi', 'νοχι'],
  ['Greek in capitals', 'ANNA', 'ΑΝΝΑ'],
  ['Armenian', 'oun', 'օսո'],
  ['a stroke', 'Soren', 'Søren'],
  ['ligatures', 'Caesar', 'Cæsar'],
  ['the sharp s', 'Strasse', 'Straße'],
  ['wide letters', 'Ann', 'Ａｎｎ'],
  ['letters of no width', 'Ann', 'A\u200bn\u2060n'],
])('%s make no other name: %s and %s', (_what, one, other) => {
  const [left, right] = [lookAlikeKeys(one), lookAlikeKeys(other)];
  expect([left.small === right.small, left.capitals === right.capitals]).toContain(true);
});

test.each([
  ['Ann', 'Anna'],
  ['Ann', 'Hans'],
  ['さくら', 'サクラ'],
  ['иван', 'ivan'],
])('%s and %s are two names', (one, other) => {
  expect(lookAlikeKeys(one).small).not.toBe(lookAlikeKeys(other).small);
  expect(lookAlikeKeys(one).capitals).not.toBe(lookAlikeKeys(other).capitals);
});
