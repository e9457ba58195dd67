import { type GameRules, handTotal, NATURAL_PAYS, type NaturalPays, RANKS } from '@upcard/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSituation } from './situation.ts';
import type { Cell, Solution } from './solution.ts';
import { dealerOutcomes, evaluateHand, solve, tableValue } from './solve.ts';
import { anyCards, anyGameRules } from './testkit/any-game-rules.ts';

const NEAR = 1e-12;
const RUNS = { seed: 20, numRuns: 8 };

function values({ value }: Solution): { composition: number; total: number } {
  if (!('composition' in value)) throw new Error('values of a shoe');
  return value;
}

const best = (rules: GameRules): number => values(solve(rules)).composition;
const isNatural = ({ hand }: Cell): boolean => hand[0] === 'A' && hand[1] === '10';
const PROFIT: Readonly<Record<NaturalPays, number>> = { '3:2': 1.5, '6:5': 1.2, '1:1': 1 };

/** What a player may do less, and more. Late surrender comes after a peek. */
const OPTIONS: readonly (readonly [name: string, less: Partial<GameRules>, more: Partial<GameRules>])[] = [
  ['double 9', { double: '10-11' }, { double: '9-11' }],
  ['double anything', { double: '9-11' }, { double: 'any' }],
  ['double after a split', { doubleAfterSplit: false }, { doubleAfterSplit: true }],
  ['surrender', { peek: true, surrender: 'none' }, { peek: true, surrender: 'late' }],
];

describe('any rules with a shoe', () => {
  it.each(OPTIONS)('never lose by letting a player do more: %s', (_, less, more) => {
    const property = fc.property(anyGameRules, (rules) => {
      expect(best({ ...rules, ...more })).toBeGreaterThanOrEqual(best({ ...rules, ...less }));
    });
    fc.assert(property, { ...RUNS, numRuns: 4 });
  });

  it('are worth more by exactly what naturals are paid more', () => {
    const property = fc.property(anyGameRules, fc.constantFrom(...NATURAL_PAYS), (rules, naturalPays) => {
      const solution = solve(rules);
      const paid = solution.cells
        .filter(isNatural)
        .reduce((sum, { chance, dealerNatural }) => sum + chance * (1 - dealerNatural), 0);
      const more = (PROFIT[naturalPays] - PROFIT[rules.naturalPays]) * paid;
      expect(Math.abs(best({ ...rules, naturalPays }) - values(solution).composition - more)).toBeLessThan(NEAR);
    });
    fc.assert(property, RUNS);
  });

  it('are played better by cards than by the chart, which is worth its value as a table', () => {
    const property = fc.property(anyGameRules, (rules) => {
      const solution = solve(rules);
      const { composition, total } = values(solution);
      expect(composition).toBeGreaterThanOrEqual(total);
      expect(Math.abs(tableValue(rules, solution.chart) - total)).toBeLessThan(NEAR);
    });
    fc.assert(property, RUNS);
  });

  it('begin with one of 550 deals', () => {
    const property = fc.property(anyGameRules, (rules) => {
      const { cells } = solve(rules);
      expect(new Set(cells.map(({ hand, up }) => `${hand.join()}/${up}`)).size).toBe(550);
      expect(Math.abs(cells.reduce((sum, { chance }) => sum + chance, 0) - 1)).toBeLessThan(NEAR);
    });
    fc.assert(property, { ...RUNS, numRuns: 3 });
  });
});

describe('any hand of any shoe', () => {
  const anySituation = fc.record({
    rules: anyGameRules,
    hand: anyCards(2, 4),
    up: fc.constantFrom(...RANKS),
    removed: anyCards(0, 30),
  });

  it('stands for what the dealer makes, and the dealer makes something', () => {
    let checked = 0;
    const property = fc.property(anySituation, ({ rules, hand, up, removed }) => {
      const { total } = handTotal(hand.map((rank) => `${rank}S` as const));
      if ((hand.length === 2 && total === 21) || checkSituation(rules, { hand, up, removed }).length > 0) return;
      const ends = dealerOutcomes(rules, { up, removed: [...hand, ...removed] });
      if (!ends) throw new Error('a dealer draws');
      const { natural, bust, ...finishes } = ends;
      const whole = Object.values(ends).reduce((sum, chance) => sum + chance, 0);
      expect(Math.abs(whole - 1)).toBeLessThan(NEAR);
      const won = Object.entries(finishes).reduce(
        (sum, [end, chance]) => sum + Math.sign(total - Number(end)) * chance,
        bust,
      );
      const stand = rules.peek ? won / (1 - natural) : won - natural;
      expect(Math.abs(evaluateHand(rules, { hand, up, removed }).stand - stand)).toBeLessThan(NEAR);
      checked += 1;
    });
    fc.assert(property, { seed: 5, numRuns: 250 });
    expect(checked).toBeGreaterThan(60);
  });
});
