import { expect, it } from 'vitest';
import { exactFigure, gameFigures, houseEdge } from './game-figures.ts';

const played = { composition: -0.0035476283690371, total: -0.0036 };
const free = { table: -0.0907, apart: -0.0908 };

it('tells a game by best play first, then by the chart', () => {
  expect(gameFigures(played).map(({ value }) => value)).toEqual([-0.0035476283690371, -0.0036]);
});

it('tells a free dealer’s game by the chart first', () => {
  expect(gameFigures(free)).toEqual([
    { name: 'This chart', value: -0.0907 },
    { name: 'Split hands apart', value: -0.0908 },
  ]);
});

it.each([
  [played, '0.355 %'],
  [free, '9.070 %'],
  [{ composition: 0.0012345, total: 0 }, '−0.123 %'],
  [{ composition: 0, total: 0 }, '0.000 %'],
  [{ composition: 0.000001, total: 0 }, '0.000 %'],
])('the edge of %j is %s', (value, edge) => {
  expect(houseEdge(value)).toBe(edge);
});

it('gives twelve decimals', () => {
  expect(exactFigure({ name: '', value: -0.0035476283690371 })).toBe('−0.003547628369');
});
