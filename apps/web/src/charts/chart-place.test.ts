import { SOFT_ROWS } from '@upcard/core';
import { expect, it } from 'vitest';
import { type ChartPlace, isSamePlace, placeAfterKey } from './chart-place.ts';

const place = (row: ChartPlace['row'], up: ChartPlace['up']): ChartPlace => ({ row, up });

it.each<[key: string, from: ChartPlace, to: ChartPlace]>([
  ['ArrowRight', place('soft A,7', '9'), place('soft A,7', '10')],
  ['ArrowRight', place('soft A,7', 'A'), place('soft A,7', 'A')],
  ['ArrowLeft', place('soft A,7', '2'), place('soft A,7', '2')],
  ['ArrowUp', place('soft A,2', '5'), place('soft A,2', '5')],
  ['ArrowDown', place('soft A,8', '5'), place('soft A,9', '5')],
  ['ArrowDown', place('soft A,9', '5'), place('soft A,9', '5')],
  ['Home', place('soft A,7', '9'), place('soft A,7', '2')],
  ['End', place('soft A,7', '9'), place('soft A,7', 'A')],
  ['Control+Home', place('soft A,7', '9'), place('soft A,2', '2')],
  ['Control+End', place('soft A,7', '9'), place('soft A,9', 'A')],
])('%s leads on within the table', (keys, from, to) => {
  const key = keys.replace('Control+', '');
  expect(placeAfterKey({ key, ctrlKey: key !== keys }, from, SOFT_ROWS)).toEqual(to);
});

it('other keys do not move', () => {
  expect(placeAfterKey({ key: 'h', ctrlKey: false }, place('soft A,7', '9'), SOFT_ROWS)).toBeNull();
});

it('tells cells apart', () => {
  expect(isSamePlace(place('hard 5', '2'), place('hard 5', '2'))).toBe(true);
  expect(isSamePlace(place('hard 5', '2'), place('hard 5', '3'))).toBe(false);
  expect(isSamePlace(null, place('hard 5', '3'))).toBe(false);
});
