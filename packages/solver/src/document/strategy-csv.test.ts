import { STRATEGY_ROWS } from '@upcard/core';
import { expect, it } from 'vitest';
import { strategyCsv } from './strategy-csv.ts';
import { INVENTED_CHART } from './testkit/invented-chart.ts';

const lines = strategyCsv(INVENTED_CHART).split('\r\n');

it('has a head, the 36 rows and an end of line after each', () => {
  expect(lines[0]).toBe('row,2,3,4,5,6,7,8,9,10,A');
  expect(lines.length).toBe(38);
  expect(lines.at(-1)).toBe('');
});

it('names rows as the chart does, in quotes where they hold a comma', () => {
  const names = lines.slice(1, -1).map((line) => line.replace(/(,\w+){10}$/, ''));
  expect(names).toEqual(STRATEGY_ROWS.map((row) => (row.includes(',') ? `"${row}"` : row)));
});

it('gives the letters in the order of the up-cards', () => {
  expect(lines[1]).toBe('hard 5,S,H,Dh,Ds,SP,Uh,Us,Usp,S,H');
});
