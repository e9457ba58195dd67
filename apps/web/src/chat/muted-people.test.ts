import { expect, test } from 'vitest';
import { readMuted } from './muted-people.ts';

test.each([
  [null, []],
  ['no list', []],
  ['{"id":"ann"}', []],
  ['[{"id":"ann","name":"Ann","more":1},{"id":7,"name":"Ben"},null]', [{ id: 'ann', name: 'Ann' }]],
])('a kept text of %j is the list %j', (text, people) => {
  expect(readMuted(text)).toEqual(people);
});
