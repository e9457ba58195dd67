import { expect, test } from 'vitest';
import { STANDARD_KEY_LINES, standardIntentOf } from './standard-keys.ts';

test.each([
  ['h', { kind: 'act', action: 'hit' }],
  ['R', { kind: 'act', action: 'surrender' }],
  ['g', { kind: 'tell', about: 'auction' }],
  ['b', { kind: 'tell', about: 'coins' }],
  ['Enter', null],
  ['1', null],
])('the key %s asks for %j', (key, intent) => {
  expect(standardIntentOf(key)).toEqual(intent);
});

test('every key of the list does something', () => {
  expect(STANDARD_KEY_LINES.filter(({ key }) => standardIntentOf(key) === null)).toEqual([]);
});
