import type { GameRules } from '@upcard/core';
import { beforePeek, handValues } from '../hand-values.ts';
import { bestValue } from '../letters.ts';
import { naturalProfit } from '../natural-profit.ts';
import type { ActionValues, Cell, HandValues } from '../solution.ts';
import { type Column, columnsOf } from './columns.ts';
import { ACE, CHANCES, nameOf } from './draws.ts';
import { chartRows, DEALT_HANDS, type DealtHand, pairRowOf } from './hands.ts';
import { type BestPlay, bestPlay, type SplitCounts, splitCounts, splitValue, stateValues } from './play.ts';
import { pairRules } from './splits.ts';

/** Everything about one up-card when the player plays as well as can be. */
export interface SolvedColumn {
  readonly column: Column;
  readonly play: BestPlay;
  /** The values of every row's hands, in the order of `STRATEGY_ROWS`. */
  readonly rows: readonly ActionValues[];
}

/** Solves one column. Split hands are valued one by one, whoever the dealer is. */
export function solveColumn(rules: GameRules, column: Column, counts: SplitCounts): SolvedColumn {
  const play = bestPlay(column);
  const rows = chartRows(rules).map(({ state, card, isFresh }) => {
    const values = stateValues(rules, play, { state, isFresh });
    return card === null ? values : { ...values, split: splitValue(rules, play, { card, counts }) };
  });
  return { column, play, rows };
}

/** Solves all columns, in the order of `VALUES`. */
export function solveColumns(rules: GameRules): SolvedColumn[] {
  const counts = splitCounts(rules);
  return columnsOf(rules).map((column) => solveColumn(rules, column, counts));
}

/** Adds to a hand's values what belongs to the deal. */
export function columnHandValues(values: ActionValues, { natural, up }: Column, isNatural: boolean): HandValues {
  return handValues(values, { natural, isAceUp: up === ACE, isNatural });
}

/** The values of a dealt hand, from those of the rows. */
export function dealtValues(rules: GameRules, solved: SolvedColumn, hand: DealtHand): ActionValues {
  const { column, play, rows } = solved;
  const { state, isNatural, first, second } = hand;
  if (isNatural) {
    const stand = naturalProfit(rules) * (1 - column.hiddenNatural);
    return { ...stateValues(rules, play, { state, isFresh: true }), stand };
  }
  const row = rows[first === second ? pairRowOf(first) : hand.row];
  if (!row) throw new Error(`no row: ${hand.row}`);
  return row;
}

/** What a hand brings to the round before any peek, from what it is worth when it is played. */
export function beforeColumnPeek(column: Column, { isNatural }: DealtHand, worth: number): number {
  const { natural, hiddenNatural } = column;
  return beforePeek(worth, { peek: hiddenNatural === 0, natural, isNatural });
}

/** A column's value per initial wager, before any peek, when every hand is played by its best action. */
export function bestColumnValue(rules: GameRules, solved: SolvedColumn): number {
  let value = 0;
  for (const hand of DEALT_HANDS) {
    const values = dealtValues(rules, solved, hand);
    let worth = hand.isNatural ? values.stand : bestValue(values);
    if (hand.first === hand.second) {
      const { share } = pairRules(rules, hand.first);
      if (share < 1) worth = share * worth + (1 - share) * bestValue({ ...values, split: null });
    }
    value += hand.chance * beforeColumnPeek(solved.column, hand, worth);
  }
  return value;
}

/** Every hand of two cards against every up-card. */
export function cellsOf(rules: GameRules, columns: readonly SolvedColumn[]): Cell[] {
  return DEALT_HANDS.flatMap((hand) =>
    columns.map(
      (solved, up): Cell => ({
        hand: [nameOf(hand.first), nameOf(hand.second)],
        up: nameOf(up),
        chance: hand.chance * (CHANCES[up] ?? 0),
        ...columnHandValues(dealtValues(rules, solved, hand), solved.column, hand.isNatural),
      }),
    ),
  );
}
