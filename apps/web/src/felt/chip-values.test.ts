import { expect, test } from 'vitest';
import { chipsOf } from './chip-values.ts';

test.each([
  [0, []],
  [1, [1]],
  [75, [50, 25]],
  [100, [100]],
  [200, [100, 100]],
  [250, [250]],
  [1148, [500, 500, 100, 25, 5, 5, 5, 5, 1, 1, 1]],
  [-5, []],
])('%d is laid out as %j', (amount, chips) => {
  expect(chipsOf(amount)).toEqual(chips);
});
