import { type GameRules, isPair } from '@upcard/core';
import { naturalProfit } from '../natural-profit.ts';
import type { ActionValues, HandValues, Situation } from '../solution.ts';
import { columnsOf } from './columns.ts';
import { cardOf, stateOfHand, totalOf } from './draws.ts';
import { jointValues } from './free-will/joint-values.ts';
import { solveFreeWillColumn } from './free-will/solve-column.ts';
import { pairRowOf } from './hands.ts';
import { splitCounts, stateValues } from './play.ts';
import { columnHandValues, type SolvedColumn, solveColumn } from './values.ts';

/** The card of a hand that may be split, or null. */
function splitCard(rules: GameRules, { hand }: Situation): number | null {
  const [first] = hand;
  const isSplittable = isPair(
    hand.map((rank) => `${rank}S` as const),
    rules.splitBy,
  );
  return first && isSplittable && rules.maxHands > 1 ? cardOf(first) : null;
}

function splitWorth(rules: GameRules, solved: SolvedColumn, card: number): number | null {
  const column =
    rules.dealer === 'free-will' ? solveFreeWillColumn(rules, solved, jointValues(rules.peek)).solved : solved;
  return column.rows[pairRowOf(card)]?.split ?? null;
}

function originalValues(rules: GameRules, solved: SolvedColumn, situation: Situation): ActionValues {
  const state = stateOfHand(situation.hand);
  const isFresh = situation.hand.length === 2;
  const values = stateValues(rules, solved.play, { state, isFresh });
  if (totalOf(state) === 21) {
    // Three cards that make 21 end by themselves; a natural keeps the numbers of its cards.
    const stand = naturalProfit(rules) * (1 - solved.column.hiddenNatural);
    return isFresh ? { ...values, stand } : { ...values, hit: null };
  }
  const card = splitCard(rules, situation);
  return card === null ? values : { ...values, split: splitWorth(rules, solved, card) };
}

/**
 * The values of one original hand over independent draws. Cards that have left make no difference. Throws when the hand is
 * bust or there is no such up-card: check the situation first.
 */
export function evaluateInfinite(rules: GameRules, situation: Situation): HandValues {
  const column = columnsOf(rules)[cardOf(situation.up)];
  if (!column || totalOf(stateOfHand(situation.hand)) > 21) throw new Error('no hand to value');
  const solved = solveColumn(rules, column, splitCounts(rules));
  const isNatural = situation.hand.length === 2 && totalOf(stateOfHand(situation.hand)) === 21;
  return columnHandValues(originalValues(rules, solved, situation), column, isNatural);
}
