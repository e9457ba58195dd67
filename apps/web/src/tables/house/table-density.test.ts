import { expect, test } from 'vitest';
import { layoutOf } from './table-density.ts';
import { houseView, roundView } from './testkit/house-frames.ts';

const dealt = houseView({ phase: 'play', table: roundView({}, ['9D', null]) });

test.each([
  ['before it is known', 0, 5, { density: 'cards', head: 'whole' }],
  ['a high phone, three others', 328, 3, { density: 'cards', head: 'whole' }],
  ['a high phone, five others', 328, 5, { density: 'compact', head: 'whole' }],
  ['a low phone, three others', 169, 3, { density: 'compact', head: 'dealer' }],
  ['a low phone, five others', 167, 5, { density: 'slips', head: 'dealer' }],
  ['next to nothing', 100, 5, { density: 'tight', head: 'dealer' }],
] as const)('what is drawn in the room: %s', (_room, height, others, layout) => {
  expect(layoutOf(dealt, others, { height, size: 'phone' })).toEqual(layout);
});

test('an empty dealer’s place gives way to the others', () => {
  const bets = houseView({ phase: 'bets' });
  expect(layoutOf(bets, 5, { height: 316, size: 'phone' })).toEqual({ density: 'compact', head: 'none' });
  expect(layoutOf(bets, 5, { height: 60, size: 'phone' })).toEqual({ density: 'tight', head: 'none' });
});

test('more room never shows less', () => {
  const shown = ['tight', 'slips', 'compact', 'cards'];
  const ranks = Array.from({ length: 700 }, (_, index) =>
    shown.indexOf(layoutOf(dealt, 5, { height: index + 1, size: 'phone' }).density),
  );
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  expect(new Set(ranks).size).toBe(4);
});
