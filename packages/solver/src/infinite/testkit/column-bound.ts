import type { GameRules, Letter } from '@upcard/core';
import { naturalProfit } from '../../natural-profit.ts';
import { afterDraw, BACKWARD, BUST, ROW_OF_STATE, STATES, totalOf } from '../draws.ts';
import { DEALT_HANDS, type DealtHand, pairRowOf } from '../hands.ts';
import { type BestPlay, isDoubleState } from '../play.ts';
import { pairRules } from '../splits.ts';
import { actionWorth, isHitting, twoCardAction } from '../table-play.ts';
import { beforeColumnPeek, type SolvedColumn } from '../values.ts';

/** The letters that are still open in each row, in the order of `STRATEGY_ROWS`. */
export type OpenLetters = readonly (readonly Letter[])[];

/** What columns of open letters are worth at most, per initial wager before any peek. */
export type ColumnBound = (open: OpenLetters) => number;

/** The most that a hand that may only be hit or stand is worth, by state: in each state the better of what is open there. */
function openWorth(play: BestPlay, open: OpenLetters): Float64Array {
  const worth = new Float64Array(STATES);
  worth[BUST] = -1;
  for (const state of BACKWARD) {
    const letters = totalOf(state) < 21 ? (open[ROW_OF_STATE[state] ?? 0] ?? []) : [];
    const hit = letters.some(isHitting) ? afterDraw(worth, state) : Number.NEGATIVE_INFINITY;
    const isStanding = letters.length === 0 || letters.some((letter) => !isHitting(letter));
    worth[state] = Math.max(hit, isStanding ? (play.stand[state] ?? 0) : hit);
  }
  return worth;
}

/**
 * Bounds the columns of one up-card. Each hand that is dealt is on its own: it takes the best of its row's open letters, and of
 * the open letters on every later card, whatever other hands of the same rows would need. `splits`: by card, what no play of
 * its split hands exceeds.
 */
export function columnBound(rules: GameRules, solved: SolvedColumn, splits: readonly number[]): ColumnBound {
  const { column, play } = solved;
  return (open) => {
    const table = { play, worth: openWorth(play, open) };
    const handWorth = ({ first, state, row }: DealtHand, canSplit: boolean): number => {
      const options = { double: isDoubleState(rules, state), split: canSplit, surrender: rules.surrender === 'late' };
      const letters = open[canSplit ? pairRowOf(first) : row] ?? [];
      const actions = letters.map((letter) => twoCardAction(letter, options));
      const worths = actions.map((action) =>
        action === 'split' ? (splits[first] ?? Number.NaN) : actionWorth(table, state, action),
      );
      return Math.max(...worths);
    };
    return DEALT_HANDS.reduce((sum, hand) => {
      if (hand.isNatural) {
        return sum + hand.chance * beforeColumnPeek(column, hand, naturalProfit(rules) * (1 - column.hiddenNatural));
      }
      const share = hand.first === hand.second && rules.maxHands > 1 ? pairRules(rules, hand.first).share : 0;
      const split = share > 0 ? share * handWorth(hand, true) : 0;
      const worth = share < 1 ? split + (1 - share) * handWorth(hand, false) : split;
      return sum + hand.chance * beforeColumnPeek(column, hand, worth);
    }, 0);
  };
}

/**
 * The letters that a column worth `least` or more may have: row by row those go with which no column of the letters left is
 * worth so much, until no more go.
 */
export function lettersLeft(choices: OpenLetters, bound: ColumnBound, least: number): OpenLetters {
  const left = choices.reduce<OpenLetters>((open, _, row) => {
    const letters = open[row] ?? [];
    return open.with(
      row,
      letters.filter((letter) => bound(open.with(row, [letter])) >= least),
    );
  }, choices);
  return left.flat().length < choices.flat().length ? lettersLeft(left, bound, least) : left;
}
