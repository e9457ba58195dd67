import { type GameRules, STRATEGY_ROWS, type StrategyTable, VALUES } from '@upcard/core';
import { costsOf, type LetterCost } from '../letter-costs.ts';
import { CHANCES } from './draws.ts';
import { jointValues } from './free-will/joint-values.ts';
import { solveFreeWillColumn } from './free-will/solve-column.ts';
import { DEALT_HANDS, pairRowOf } from './hands.ts';
import { pairRules } from './splits.ts';
import { type SolvedColumn, solveColumns } from './values.ts';

/** Chance by row (in the order of `STRATEGY_ROWS`) that two dealt cards are looked up there. */
function rowChances(rules: GameRules): Float64Array {
  const chances = new Float64Array(STRATEGY_ROWS.length);
  const add = (row: number, chance: number): void => {
    chances[row] = (chances[row] ?? 0) + chance;
  };
  for (const { first, second, row, chance, isNatural } of DEALT_HANDS) {
    if (isNatural) continue;
    const split = first === second && rules.maxHands > 1 ? pairRules(rules, first).share : 0;
    if (split > 0) add(pairRowOf(first), chance * split);
    if (split < 1) add(row, chance * (1 - split));
  }
  return chances;
}

function valuedColumns(rules: GameRules): SolvedColumn[] {
  const columns = solveColumns(rules);
  if (rules.dealer !== 'free-will') return columns;
  const joint = jointValues(rules.peek);
  return columns.map((solved) => solveFreeWillColumn(rules, solved, joint).solved);
}

/** Every wrong letter of a table over independent draws and what it costs, the dearest per round first. */
export function infiniteLetterCosts(rules: GameRules, table: StrategyTable): LetterCost[] {
  const columns = valuedColumns(rules);
  const chances = rowChances(rules);
  return costsOf(table, (row, up) => {
    const place = STRATEGY_ROWS.indexOf(row);
    const card = VALUES.indexOf(up);
    const solved = columns[card];
    const values = solved?.rows[place];
    if (!values) throw new Error(`no cell: ${row} against ${up}`);
    const { natural, hiddenNatural } = solved.column;
    const asked = hiddenNatural > 0 ? 1 : 1 - natural;
    return { values, chance: (chances[place] ?? 0) * (CHANCES[card] ?? 0) * asked };
  });
}
