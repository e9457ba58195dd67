import {
  GAMES,
  type GameRules,
  type Letter,
  type StrategyRow,
  type StrategyTable,
  tableFrom,
  type Value,
} from '@upcard/core';
import { describe, expect, it } from 'vitest';
import { infiniteLetterCosts } from './letter-costs.ts';
import { solveInfinite } from './solve.ts';
import { infiniteTableValue } from './table-value.ts';

interface Wrong {
  readonly row: StrategyRow;
  readonly up: Value;
  readonly letter: Letter;
}

function withLetter(table: StrategyTable, wrong: Wrong): StrategyTable {
  return tableFrom((row, up) => (row === wrong.row && up === wrong.up ? wrong.letter : table[row][up]));
}

const NO_PEEK: GameRules = { ...GAMES['sandbox-h17'], peek: false, surrender: 'none', splitBy: 'value' };

describe('the cost of a wrong letter', () => {
  it.each(['sandbox-s17', 'sandbox-h17'] as const)('is nothing where none is wrong: %s', (name) => {
    expect(infiniteLetterCosts(GAMES[name], solveInfinite(GAMES[name], 'cdz').chart)).toEqual([]);
  });

  // These letters are of use to no hand but one that two dealt cards make.
  it.each([
    ['a pair not split', GAMES['sandbox-s17'], { row: 'pair 9,9', up: '6', letter: 'S' }],
    ['tens of one rank split', GAMES['sandbox-s17'], { row: 'pair 10,10', up: '5', letter: 'SP' }],
    ['a natural behind the up-card', GAMES['sandbox-s17'], { row: 'pair 8,8', up: 'A', letter: 'H' }],
    ['a natural that nobody looked for', NO_PEEK, { row: 'pair 8,8', up: '10', letter: 'SP' }],
    ['a hand surrendered', GAMES['sandbox-s17'], { row: 'hard 16', up: '9', letter: 'H' }],
    ['a free dealer', GAMES['free-will'], { row: 'pair 9,9', up: '6', letter: 'S' }],
  ] as const)('times its chance is what the table loses: %s', (_, rules, wrong) => {
    const { chart } = solveInfinite(rules, 'cdz');
    const table = withLetter(chart, wrong);
    const costs = infiniteLetterCosts(rules, table);
    expect(costs).toHaveLength(1);
    const [cost] = costs;
    expect(cost).toMatchObject({ ...wrong, best: chart[wrong.row][wrong.up] });
    const lost = infiniteTableValue(rules, chart) - infiniteTableValue(rules, table);
    expect(lost).toBeGreaterThan(1e-6);
    expect((cost?.cost ?? 0) * (cost?.chance ?? 0)).toBeCloseTo(lost, 12);
  });

  it('lists a letter whose fallback alone is wrong at no cost', () => {
    const rules = GAMES['sandbox-s17'];
    const table = withLetter(solveInfinite(rules, 'cdz').chart, { row: 'hard 11', up: '6', letter: 'Ds' });
    expect(infiniteLetterCosts(rules, table)).toMatchObject([
      { row: 'hard 11', up: '6', letter: 'Ds', best: 'Dh', cost: 0 },
    ]);
  });
});
