import type { GameRules } from '@upcard/core';
import { bestLetter } from '../letters.ts';
import type { Solution, SplitPlay } from '../solution.ts';
import { jointValues } from './free-will/joint-values.ts';
import { solveFreeWillColumn } from './free-will/solve-column.ts';
import { tableValueOver } from './table-value.ts';
import { overUpcards, tableOfColumns } from './up-cards.ts';
import { bestColumnValue, cellsOf, type SolvedColumn, solveColumns } from './values.ts';

/** The value of the game when every hand, split ones too, is answered alone and played as well as can be. */
function valueApart(rules: GameRules, columns: readonly SolvedColumn[]): number {
  const byUpcard = columns.map((solved) => bestColumnValue(rules, solved));
  return overUpcards((_, card) => byUpcard[card] ?? 0);
}

function solveRuled(rules: GameRules, split: SplitPlay): Solution {
  const columns = solveColumns(rules);
  const chart = tableOfColumns(columns.map(({ rows }) => rows.map(bestLetter)));
  const value = { composition: valueApart(rules, columns), total: tableValueOver(rules, chart, columns) };
  return { rules, split, value, chart, cells: cellsOf(rules, columns) };
}

function solveFreeWill(rules: GameRules, split: SplitPlay): Solution {
  const apart = solveColumns(rules);
  const joint = jointValues(rules.peek);
  const columns = apart.map((solved) => solveFreeWillColumn(rules, solved, joint));
  const solved = columns.map((column) => column.solved);
  return {
    rules,
    split,
    value: {
      table: overUpcards((_, card) => columns[card]?.value ?? 0),
      apart: valueApart(rules, apart),
    },
    chart: tableOfColumns(columns.map(({ letters }) => letters)),
    cells: cellsOf(rules, solved),
  };
}

/**
 * Solves rules over independent draws. Both plays of split hands come to the same: no card that is gone is missed. Against a
 * dealer of free will the chart is the letter table with the greatest value, and `cells` play split hands by it.
 */
export function solveInfinite(rules: GameRules, split: SplitPlay): Solution {
  return rules.dealer === 'free-will' ? solveFreeWill(rules, split) : solveRuled(rules, split);
}
