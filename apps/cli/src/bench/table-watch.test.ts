import { expect, it } from 'vitest';
import { tableWatch } from './table-watch.ts';

it('times a press at everybody else, whether views or the answer come first', () => {
  const watch = tableWatch(4);
  watch.saw(1, 5, 130);
  watch.saw(0, 5, 125);
  watch.pressed(5, { by: 0, at: 100 });
  watch.saw(2, 5, 140);
  expect(watch.take().others).toEqual([30, 40]);
});

it('times nothing for what the clock did', () => {
  const watch = tableWatch(4);
  watch.saw(1, 6, 130);
  watch.pressed(7, { by: 0, at: 100 });
  expect(watch.take().others).toEqual([]);
});

it('gives every duration once', () => {
  const watch = tableWatch(4);
  watch.pressed(1, { by: 0, at: 0 });
  watch.saw(1, 1, 4);
  expect(watch.take().others).toEqual([4]);
  expect(watch.take().others).toEqual([]);
});

it('forgets positions of long ago', () => {
  const watch = tableWatch(4);
  for (let seq = 1; seq <= 1_000; seq += 1) watch.pressed(seq, { by: 0, at: 0 });
  watch.saw(1, 1, 9);
  watch.saw(1, 1_000, 9);
  expect(watch.take().others).toEqual([9]);
});

it('times a press until all have it, whether the answer or the last view comes first', () => {
  const watch = tableWatch(2);
  watch.pressed(5, { by: 0, at: 100 });
  watch.saw(1, 5, 150);
  expect(watch.take().everybody).toEqual([]);
  watch.saw(0, 5, 140);
  watch.saw(0, 6, 190);
  watch.saw(1, 6, 170);
  watch.pressed(6, { by: 1, at: 160 });
  expect(watch.take().everybody).toEqual([50, 30]);
  expect(watch.take().everybody).toEqual([]);
});
