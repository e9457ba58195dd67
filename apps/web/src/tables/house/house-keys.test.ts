import { expect, test } from 'vitest';
import { intentOf, KEY_LINES } from './house-keys.ts';

test.each([
  ['h', { kind: 'act', action: 'hit' }],
  ['S', { kind: 'act', action: 'stand' }],
  ['d', { kind: 'act', action: 'double' }],
  ['p', { kind: 'act', action: 'split' }],
  ['Enter', { kind: 'main' }],
  ['1', { kind: 'chip', index: 0 }],
  ['u', { kind: 'tell', about: 'dealer' }],
  ['0', null],
  ['Escape', null],
  ['Hit', null],
])('the key %s asks for %o', (key, intent) => {
  expect(intentOf(key)).toEqual(intent);
});

test('every key in the list does something, and no letter does two things', () => {
  const keys = KEY_LINES.map(({ key }) => (key === '1–4' ? '1' : key));
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(intentOf(key), key).not.toBeNull();
});
