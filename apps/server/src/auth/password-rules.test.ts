import { expect, test } from 'vitest';
import { isGoodPassword } from './password-rules.ts';

test.each(['correct donkey staple', 'x7!kqP2z', 'пароль-не-тот', '🂡🂱🃁🃑🂢🂲🃂🃒', `z9${'y7'.repeat(63)}`])(
  '%s will do',
  (password) => {
    expect(isGoodPassword(password, 'Ann')).toBe(true);
  },
);

test.each([
  ['too short', 'x7!kqP2'],
  ['too long', `z${'y7'.repeat(64)}`],
  ['one of the commonest', 'Password123'],
  ['a word of the game', 'BLACKJACK'],
  ['one letter over and over', 'aaaaaaaaaa'],
  ['a short text over and over', 'abcabcabcabc'],
  ['a row', 'abcdefghij'],
  ['a row downwards', '98765432'],
  ['the name', 'Ann-Marie'],
  ['the name in other letters', 'ANNMAR1E'],
])('%s will not do', (_what, password) => {
  expect(isGoodPassword(password, 'Ann-Marie')).toBe(false);
});
