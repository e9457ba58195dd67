import { expect, test } from 'vitest';
import { digitsLeft, digitsOf, waitWords } from './use-passcode-form.ts';

test.each([
  ['12 34', '1234'],
  ['a1b2', '12'],
  ['123456', '1234'],
  ['', ''],
])('%j typed is %j', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits);
});

test.each([
  ['12345', '1234', '5'],
  ['1234567890', '1234', '5678'],
  ['1234', '1234', '1234'],
  ['123', '1234', '123'],
  ['9876', '1234', '9876'],
])('%j typed while %j is on its way is %j', (typed, sent, digits) => {
  expect(digitsOf(typed, sent)).toBe(digits);
});

test('a refusal takes away the digits that were sent, and no others', () => {
  expect(digitsLeft('1234', '1234')).toBe('');
  expect(digitsLeft('5', '1234')).toBe('5');
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
