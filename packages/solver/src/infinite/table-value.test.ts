import { GAMES, type GameRules, LETTERS, type StrategyTable, tableFrom, VALUES } from '@upcard/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns.ts';
import { solveInfinite } from './solve.ts';
import { infiniteTableValue } from './table-value.ts';
import { type AnsweredHand, coreColumnValue } from './testkit/core-play.ts';
import { slowAnswer } from './testkit/slow-dealer.ts';

const SEED = 17;

/** Any table: 360 letters, whether they make sense or not. */
const tables: fc.Arbitrary<StrategyTable> = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 360, maxLength: 360 })
  .map((letters) => {
    const left = [...letters];
    return tableFrom(() => left.pop() ?? 'S');
  });

const ruleSets: fc.Arbitrary<GameRules> = fc
  .record({
    peek: fc.boolean(),
    dealer: fc.constantFrom('S17' as const, 'H17' as const),
    double: fc.constantFrom('any' as const, '9-11' as const, '10-11' as const),
    doubleAfterSplit: fc.boolean(),
    splitBy: fc.constantFrom('value' as const, 'rank' as const),
    maxHands: fc.integer({ min: 1, max: 3 }),
    resplitAces: fc.boolean(),
    hitSplitAces: fc.boolean(),
    surrender: fc.constantFrom('none' as const, 'late' as const),
    naturalPays: fc.constantFrom('3:2' as const, '6:5' as const, '1:1' as const),
  })
  .map((rules) => ({
    ...rules,
    decks: 'infinite' as const,
    resplitAces: rules.resplitAces && rules.maxHands > 2,
    surrender: rules.peek ? rules.surrender : 'none',
  }));

/** The value of a table, each column worked out through core's own law. */
function coreValue(rules: GameRules, table: StrategyTable): number {
  const columns = columnsOf(rules);
  return VALUES.reduce((sum, up, card) => {
    const standing = columns[card]?.standing;
    const apart = (hands: readonly AnsweredHand[]): number =>
      hands.reduce((worth, { total, wager }) => worth + wager * (standing?.[total] ?? Number.NaN), 0);
    const count = up === 'A' ? 1 : Number(up);
    const answer = rules.dealer === 'free-will' ? slowAnswer(count, rules.peek) : apart;
    return sum + ((up === '10' ? 4 : 1) / 13) * coreColumnValue({ rules, table, up, answer });
  }, 0);
}

describe('the value of any letter table', () => {
  it('is what its letters make under the law of the core', () => {
    fc.assert(
      fc.property(ruleSets, tables, (rules, table) => {
        expect(infiniteTableValue(rules, table)).toBeCloseTo(coreValue(rules, table), 12);
      }),
      { seed: SEED, numRuns: 20 },
    );
  });

  it('is what its letters make when a dealer of free will answers two split hands together', () => {
    const two: GameRules = { ...GAMES['free-will'], maxHands: 2 };
    fc.assert(
      fc.property(tables, fc.boolean(), (table, peek) => {
        const rules: GameRules = { ...two, peek, surrender: peek ? 'late' : 'none' };
        expect(infiniteTableValue(rules, table)).toBeCloseTo(coreValue(rules, table), 12);
      }),
      { seed: SEED, numRuns: 4 },
    );
  });

  it('is what its letters make when one hand may become four', () => {
    const rules: GameRules = { ...GAMES['sandbox-h17'], resplitAces: true, hitSplitAces: true, splitBy: 'value' };
    const { chart } = solveInfinite(rules, 'cdz');
    const table = tableFrom((row, up) => {
      if (row === 'pair A,A') return 'SP';
      if (row === 'pair 10,10') return up === '6' ? 'SP' : 'S';
      return chart[row][up] === 'SP' ? 'H' : chart[row][up];
    });
    expect(infiniteTableValue(rules, table)).toBeCloseTo(coreValue(rules, table), 12);
  });

  it('of a chart that ignores nothing is the value of the best play', () => {
    for (const name of ['sandbox-s17', 'sandbox-h17'] as const) {
      const { value } = solveInfinite(GAMES[name], 'cdz');
      expect('total' in value && value.total).toBeCloseTo('composition' in value ? value.composition : Number.NaN, 13);
    }
  });
});
