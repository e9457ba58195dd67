import { readFileSync } from 'node:fs';
import { GAMES, LETTERS, STRATEGIES, STRATEGY_ROWS, VALUES } from '@upcard/core';
import { solve, strategyFiles } from '@upcard/solver';
import { describe, expect, it } from 'vitest';

describe('the strategy tables that come with Upcard', () => {
  it.each(strategyFiles())('$file is what making it again gives', ({ file, text }) => {
    expect(readFileSync(new URL(`../packages/core/src/strategies/${file}`, import.meta.url), 'utf8')).toBe(text);
  });

  it('are named, and each is the chart of its game', () => {
    expect(STRATEGIES.map(({ name }) => name)).toEqual(['H17', 'S17', 'Free will Blackjack']);
    for (const { game, table } of STRATEGIES) expect(table).toEqual(solve(GAMES[game]).chart);
  });

  it.each(STRATEGIES)('$name has 36 rows, 10 columns and no letter but the eight', ({ table }) => {
    expect(Object.keys(table)).toEqual([...STRATEGY_ROWS]);
    for (const row of STRATEGY_ROWS) {
      expect(Object.keys(table[row]).toSorted()).toEqual([...VALUES].toSorted());
      for (const up of VALUES) expect(LETTERS).toContain(table[row][up]);
    }
  });
});
