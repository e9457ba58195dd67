import { expect, test } from 'vitest';
import { readPlainText } from './plain-text.ts';

test.each([
  ['plain words', ' Well played! ', 'Well played!'],
  ['markup, which stays what it is: text', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['what a spreadsheet would calculate', '=HYPERLINK("x")', '=HYPERLINK("x")'],
  ['line breaks and tabs', 'one\r\ntwo\tthree\u2028four', 'one two three four'],
  ['blanks of other widths', '\u00a0a\u3000\u2003b\ufeff', 'a b'],
  ['letters written in two parts', 'Zoe\u0308', 'Zo\u00eb'],
  ['a mark held apart from its letter', 'e\u034f\u0308', '\u00eb'],
  ['writing turned round by force', 'pay \u202egnp.exe\u202c \u2066now\u2069', 'pay gnp.exe now'],
  ['letters of no width', 'ad\u200bmin \u00ad\u2060ad\u200dmin ad\u200cmin', 'admin admin admin'],
  ['controls', 'a\u0000b\u0007c\u001b[31m\u009b', 'abc[31m'],
  ['private and impossible characters', 'a\ue000\u{fffff}\ufdd0b', 'ab'],
  ['half a character', 'a\ud800b', 'a\ufffdb'],
  ['hidden tags', 'a\u{e0068}\u{e0069}b', 'ab'],
  ['a tower of accents', `a${'\u0300'.repeat(40)}b`, '\u00e0\u0300\u0300\u0300b'],
  [
    'Persian with its joiners',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
  ],
  ['Hebrew', 'שָׁלוֹם', 'שָׁלוֹם'.normalize('NFC')],
  [
    'a family in one picture',
    '\u{1f469}\u200d\u{1f469}\u200d\u{1f466} ok',
    '\u{1f469}\u200d\u{1f469}\u200d\u{1f466} ok',
  ],
  ['a heart in colour', '\u2764\ufe0f a\ufe0f', '\u2764\ufe0f a'],
  ['a flag and a skin', '\u{1f1e9}\u{1f1ea} \u{1f44d}\u{1f3fd}', '\u{1f1e9}\u{1f1ea} \u{1f44d}\u{1f3fd}'],
])('%s', (_what, typed, text) => {
  expect(readPlainText(typed, 300)).toEqual({ ok: true, text });
});

test.each(['', ' \n\t', '\u200b\u200b', '\u3164\u115f', '\u2800', '\u0301', '\u202e'])(
  'there is nothing to read in %j',
  (typed) => {
    expect(readPlainText(typed, 300)).toEqual({ ok: false, why: 'nothingSaid' });
  },
);

test('the length counts code points of what is left', () => {
  const longest = '\u{1f0a1}'.repeat(20);
  expect(readPlainText(`  ${longest}\u200b `, 20)).toEqual({ ok: true, text: longest });
  expect(readPlainText(`${longest}x`, 20)).toEqual({ ok: false, why: 'tooLong' });
});

test('what comes out goes in unchanged', () => {
  for (const typed of ['a \u200b b', 'e\u034f\u0308 x', ' \u{1f469}\u200d\u{1f469} ', `a${'\u0301'.repeat(9)}`]) {
    const once = readPlainText(typed, 300);
    expect(once.ok && readPlainText(once.text, 300)).toEqual(once);
  }
});
