import { GAMES, LETTERS, STRATEGY_ROWS, type StrategyTable, tableFrom, VALUES } from '@upcard/core';
import type { Solution } from '../../solution.ts';

/** Letters in an order that no rules give: every one of the eight is there, each row begins one further. */
export const INVENTED_CHART: StrategyTable = tableFrom(
  (row, up) => LETTERS[(STRATEGY_ROWS.indexOf(row) + VALUES.indexOf(up)) % LETTERS.length] ?? 'S',
);

/** The part of a solution that goes into a document, with values that no rules have. */
export const INVENTED_SOLUTION: Pick<Solution, 'rules' | 'split' | 'value' | 'chart'> = {
  rules: GAMES.live,
  split: 'cdz',
  value: { composition: -0.012345678901, total: -0.0125 },
  chart: INVENTED_CHART,
};
