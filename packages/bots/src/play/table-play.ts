import { columnOf, prescribedAction, type StrategyTable, strategyRow } from '@upcard/core';
import type { Play } from './public-hand.ts';

/** The play of a letter table: its letter for the hand, or the letter's fallback; where neither is legal the hand stands. */
export function tablePlay(table: StrategyTable): Play {
  return ({ cards, up, legal }) => {
    const row = strategyRow(cards, legal.includes('split'));
    if (row === null) return 'stand';
    return prescribedAction(table[row][columnOf(up)], (action) => legal.includes(action)) ?? 'stand';
  };
}
