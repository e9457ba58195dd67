import type { GameRules, StrategyTable } from '@upcard/core';
import { jointColumn } from './free-will/joint-column.ts';
import { jointValues } from './free-will/joint-values.ts';
import { splitCounts } from './play.ts';
import { type ColumnLetters, columnTableValue, tableSplitWorth } from './table-play.ts';
import { lettersOf, overUpcards } from './up-cards.ts';
import { type SolvedColumn, solveColumns } from './values.ts';

type ColumnValue = (solved: SolvedColumn, letters: ColumnLetters) => number;

function ruledValue(rules: GameRules): ColumnValue {
  const counts = splitCounts(rules);
  return (solved, letters) =>
    columnTableValue(rules, {
      solved,
      letters,
      splitWorth: (card, table) => tableSplitWorth(rules, table, { card, counts }),
    });
}

function freeWillValue(rules: GameRules): ColumnValue {
  const joint = jointValues(rules.peek);
  return (solved, letters) => jointColumn(rules, solved, joint).columnValue(letters);
}

/** The value of a letter table from solved columns. */
export function tableValueOver(rules: GameRules, table: StrategyTable, columns: readonly SolvedColumn[]): number {
  const value = rules.dealer === 'free-will' ? freeWillValue(rules) : ruledValue(rules);
  return overUpcards((up, card) => {
    const solved = columns[card];
    if (!solved) throw new Error(`no up-card: ${up}`);
    return value(solved, lettersOf(table, up));
  });
}

/**
 * The exact value of a letter table over independent draws, in initial wagers before the deal. Every hand is played by the
 * table, split ones too; a letter that offers nothing legal stands. A dealer of free will answers all hands of a split together.
 */
export function infiniteTableValue(rules: GameRules, table: StrategyTable): number {
  return tableValueOver(rules, table, solveColumns(rules));
}
