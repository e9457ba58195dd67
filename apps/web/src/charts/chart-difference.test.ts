import { STRATEGY_ROWS, type StrategyTable, tableFrom, VALUES } from '@upcard/core';
import { expect, it } from 'vitest';
import { differenceRuns, differences, runName } from './chart-difference.ts';

const STANDS: StrategyTable = tableFrom(() => 'S');

it('finds nothing between charts that are alike', () => {
  expect(
    differences(
      STANDS,
      tableFrom(() => 'S'),
    ),
  ).toEqual([]);
});

it('finds every cell of charts that have nothing in common', () => {
  expect(
    differences(
      STANDS,
      tableFrom(() => 'H'),
    ),
  ).toHaveLength(STRATEGY_ROWS.length * VALUES.length);
});

it('puts alike cells of a row together and names them', () => {
  const other = tableFrom((row, up) => {
    if (row === 'hard 16' && (up === '9' || up === '10' || up === 'A')) return 'Uh';
    if (row === 'hard 16' && up === '8') return 'H';
    return row === 'pair 8,8' && up === 'A' ? 'Usp' : 'S';
  });
  const cells = differences(STANDS, other);
  expect(cells).toHaveLength(5);
  expect(cells[0]).toEqual({ row: 'hard 16', up: '8', first: 'S', second: 'H' });
  const runs = differenceRuns(cells);
  expect(runs.map((run) => [runName(run), run.first, run.second])).toEqual([
    ['Hard 16 against 8', 'S', 'H'],
    ['Hard 16 against 9, 10 and A', 'S', 'Uh'],
    ['8,8 against A', 'S', 'Usp'],
  ]);
});
