import { expect, test } from 'vitest';
import { digitsOf, waitWords } from './use-passcode-form.ts';

test.each([
  ['12 34', '1234'],
  ['a1b2', '12'],
  ['123456', '1234'],
  ['', ''],
])('%j typed is %j', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits);
});

test.each([
  [1, '1 second'],
  [1_001, '2 seconds'],
  [59_000, '59 seconds'],
  [60_000, '1 minute'],
  [60_001, '2 minutes'],
])('%i milliseconds are told as %j', (milliseconds, words) => {
  expect(waitWords(milliseconds)).toBe(words);
});
