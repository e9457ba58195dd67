import { GAMES, type Letter, type StrategyTable } from '@upcard/core';
import { expect, it } from 'vitest';
import { finiteTableValue, solveFinite } from './solve.ts';

const NO_SPLITS = { ...GAMES.live, decks: 3, maxHands: 1 } as const;

/** The chart with another letter for 16 against a 9. */
function withSixteen(chart: StrategyTable, letter: Letter): StrategyTable {
  return { ...chart, 'hard 16': { ...chart['hard 16'], 9: letter } };
}

it('a total counts the pairs that make it where none may be split', () => {
  // 10-6 and 9-7 alone would hit, by 0.00015 of a wager; 8-8, for which hitting is worse, turns the mean.
  const { chart } = solveFinite(NO_SPLITS, 'cdz');
  expect(chart['hard 16'][9]).toBe('Uh');
  expect(finiteTableValue(NO_SPLITS, withSixteen(chart, 'Uh'))).toBeGreaterThan(
    finiteTableValue(NO_SPLITS, withSixteen(chart, 'H')),
  );
});
