import { expect, it } from 'vitest';
import { tableWatch } from './table-watch.ts';

it('times a press at everybody else, whether views or the answer come first', () => {
  const watch = tableWatch();
  watch.saw(1, 5, 130);
  watch.saw(0, 5, 125);
  watch.pressed(5, { by: 0, at: 100 });
  watch.saw(2, 5, 140);
  expect(watch.take()).toEqual([30, 40]);
});

it('times nothing for what the clock did', () => {
  const watch = tableWatch();
  watch.saw(1, 6, 130);
  watch.pressed(7, { by: 0, at: 100 });
  expect(watch.take()).toEqual([]);
});

it('gives every duration once', () => {
  const watch = tableWatch();
  watch.pressed(1, { by: 0, at: 0 });
  watch.saw(1, 1, 4);
  expect(watch.take()).toEqual([4]);
  expect(watch.take()).toEqual([]);
});

it('forgets positions of long ago', () => {
  const watch = tableWatch();
  for (let seq = 1; seq <= 1_000; seq += 1) watch.pressed(seq, { by: 0, at: 0 });
  watch.saw(1, 1, 9);
  watch.saw(1, 1_000, 9);
  expect(watch.take()).toEqual([9]);
});
