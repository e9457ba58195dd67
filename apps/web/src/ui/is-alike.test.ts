import { expect, test } from 'vitest';
import { isAlike } from './is-alike.ts';

test.each([
  [1, 1],
  [null, null],
  [{ a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] }],
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
])('%j says the same as %j', (one, other) => {
  expect(isAlike(one, other)).toBe(true);
});

test.each([
  [1, 2],
  [0, null],
  [[], {}],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: undefined }, { b: undefined }],
  [{ a: [1, { b: 'x' }] }, { a: [1, { b: 'y' }] }],
])('%j says something else than %j', (one, other) => {
  expect(isAlike(one, other)).toBe(false);
});
