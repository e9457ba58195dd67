import {
  GAMES,
  type GameRules,
  LETTERS,
  type Letter,
  STRATEGY_ROWS,
  type StrategyRow,
  type StrategyTable,
  tableFrom,
  VALUES,
  type Value,
} from '@upcard/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RICH_TABLE } from './simulation/testkit/rich-table.ts';
import { letterCosts, solve, tableValue } from './solve.ts';

const NEAR = 1e-12;

const TWO_DECKS: GameRules = { ...GAMES.live, decks: 2 };
/** Without doubles after splits a double is for the two cards that were dealt, as surrender is. */
const NO_DAS: GameRules = { ...TWO_DECKS, doubleAfterSplit: false };

function withLetter(table: StrategyTable, at: { row: StrategyRow; up: Value }, letter: Letter): StrategyTable {
  return tableFrom((row, up) => (row === at.row && up === at.up ? letter : table[row][up]));
}

const charts = new Map<GameRules, StrategyTable>();

/** The solved chart; several rows of cases share rules. */
function chartOf(rules: GameRules): StrategyTable {
  const chart = charts.get(rules) ?? solve(rules).chart;
  charts.set(rules, chart);
  return chart;
}

function compositionOf(rules: GameRules): number {
  const { value } = solve(rules);
  return 'composition' in value ? value.composition : Number.NaN;
}

describe('what wrong letters cost', () => {
  it.each<[name: string, rules: GameRules]>([
    ['live', GAMES.live],
    ['european', GAMES.european],
    ['house', GAMES.house],
    ['one deck, H17, split by rank', { ...GAMES.live, decks: 1, dealer: 'H17', splitBy: 'rank' }],
    ['no splits', { ...GAMES.european, maxHands: 1, double: '10-11' }],
  ])('is nothing for the solved chart: %s', (_, rules) => {
    expect(letterCosts(rules, chartOf(rules))).toEqual([]);
  });

  // Standing and what takes the place of it end the hand, so that what is lost is lost in this cell alone.
  it.each<[name: string, row: StrategyRow, up: Value, letter: Letter, rules: GameRules]>([
    ['peek', 'hard 17', '7', 'Us', TWO_DECKS],
    ['peek', 'hard 19', '6', 'Us', TWO_DECKS],
    ['peek', 'soft A,8', '10', 'Us', TWO_DECKS],
    ['no double after a split', 'hard 17', '2', 'Ds', NO_DAS],
    ['no double after a split', 'soft A,8', '3', 'Ds', NO_DAS],
    ['no double after a split', 'soft A,9', 'A', 'Ds', NO_DAS],
    ['no peek', 'soft A,8', 'A', 'Ds', { ...NO_DAS, peek: false, surrender: 'none' }],
    ['split by rank', 'hard 20', '6', 'Us', { ...NO_DAS, splitBy: 'rank' }],
    ['no splits', 'hard 20', '10', 'Ds', { ...NO_DAS, maxHands: 1 }],
  ])('is what the table loses by it: %s, %s against %s as %s', (_, row, up, letter, rules) => {
    const chart = chartOf(rules);
    const wrong = withLetter(chart, { row, up }, letter);
    const [cost, ...others] = letterCosts(rules, wrong);
    expect(others).toEqual([]);
    expect(cost).toMatchObject({ row, up, letter, best: 'S' });
    const lost = tableValue(rules, chart) - tableValue(rules, wrong);
    expect(lost).toBeGreaterThan(1e-6);
    expect(Math.abs((cost?.cost ?? 0) * (cost?.chance ?? 0) - lost)).toBeLessThan(NEAR);
  });

  it('is nothing where only the fallback is wrong', () => {
    const chart = chartOf(GAMES.live);
    const costs = letterCosts(GAMES.live, withLetter(chart, { row: 'hard 16', up: '10' }, 'Us'));
    expect(costs).toMatchObject([{ row: 'hard 16', up: '10', letter: 'Us', best: 'Uh', cost: 0 }]);
  });

  it('comes with the chance of the cell: two cards, no natural of the dealer after a peek', () => {
    const [nines] = letterCosts(TWO_DECKS, withLetter(chartOf(TWO_DECKS), { row: 'pair 9,9', up: 'A' }, 'H'));
    // 9, 9 and an Ace out of 104 cards; 32 of the 101 unseen cards under it would make a natural.
    const dealt = ((8 * 7) / (104 * 103)) * (8 / 102) * (1 - 32 / 101);
    expect(Math.abs((nines?.chance ?? 0) - dealt)).toBeLessThan(NEAR);
  });

  it('is found in every cell that differs from the chart, the dearest per round first', () => {
    const chart = chartOf(TWO_DECKS);
    const costs = letterCosts(TWO_DECKS, RICH_TABLE);
    const wrong = STRATEGY_ROWS.flatMap((row) =>
      VALUES.filter((up) => RICH_TABLE[row][up] !== chart[row][up]).map((up) => `${row}/${up}`),
    );
    expect(costs.map(({ row, up }) => `${row}/${up}`).toSorted()).toEqual(wrong.toSorted());
    for (const { row, up, best, cost } of costs) {
      expect(best).toBe(chart[row][up]);
      expect(cost).toBeGreaterThanOrEqual(0);
    }
    const perRound = costs.map(({ cost, chance }) => cost * chance);
    expect(perRound).toEqual(perRound.toSorted((left, right) => right - left));
  });

  it('never makes a table better than play by cards', () => {
    const rules = GAMES.live;
    const chart = chartOf(rules);
    const best = compositionOf(rules);
    const anyCell = fc.tuple(
      fc.constantFrom(...STRATEGY_ROWS),
      fc.constantFrom(...VALUES),
      fc.constantFrom(...LETTERS),
    );
    const anyLetters = fc.array(anyCell, { minLength: 1, maxLength: 40 });
    const property = fc.property(anyLetters, (letters) => {
      const table = letters.reduce((changed, [row, up, letter]) => withLetter(changed, { row, up }, letter), chart);
      expect(tableValue(rules, table)).toBeLessThanOrEqual(best);
    });
    fc.assert(property, { seed: 3, numRuns: 8 });
  });
});
