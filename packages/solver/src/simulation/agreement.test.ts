import { GAMES, type GameRules, type StrategyTable } from '@upcard/core';
import { describe, expect, test } from 'vitest';
import { solve, tableValue } from '../solve.ts';
import { compileGame } from './compile-game.ts';
import { bestReply } from './free-dealer.ts';
import { playRounds } from './play-rounds.ts';
import { simulationResult } from './simulation-result.ts';
import { RICH_TABLE } from './testkit/rich-table.ts';

const ROUNDS = 500_000;

/** How many standard errors the mean of so many rounds lies off the exact value. */
function distance(rules: GameRules, table: StrategyTable): number {
  const compiled = compileGame(rules, table, {
    splitCards: 'at-once',
    dealerDraws: 'hand-to-beat',
    reshuffleBelow: 'fresh',
    freeDealer: bestReply,
  });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.faults));
  const sums = playRounds(compiled.game, { seed: 2_026, rounds: ROUNDS });
  return Math.abs(simulationResult(sums, tableValue(rules, table)).z);
}

describe('half a million simulated rounds agree with the exact value', () => {
  const independent: GameRules = { ...GAMES.european, decks: 'infinite' };

  test.each<[string, GameRules]>([
    ['Live', GAMES.live],
    ['European', GAMES.european],
    ['House', GAMES.house],
    ['one deck, splits by rank, H17', { ...GAMES.live, decks: 1, splitBy: 'rank', dealer: 'H17', double: '10-11' }],
    [
      'two decks, no peek, Aces split again',
      { ...GAMES.european, decks: 2, resplitAces: true, doubleAfterSplit: false },
    ],
    ['Sandbox S17', GAMES['sandbox-s17']],
    ['Sandbox H17', GAMES['sandbox-h17']],
    ['a dealer of free will', GAMES['free-will']],
    ['no peek, splits by value', independent],
    [
      'Aces split again and hit, 6:5, doubles of 9 to 11',
      {
        ...independent,
        resplitAces: true,
        hitSplitAces: true,
        naturalPays: '6:5',
        double: '9-11',
      },
    ],
  ])('%s', (_, rules) => {
    expect(distance(rules, solve(rules).chart)).toBeLessThan(4);
    expect(distance(rules, RICH_TABLE)).toBeLessThan(4);
  });
});
