import { GAMES, type GameRules, STRATEGY_ROWS, VALUES } from '@upcard/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateInfinite } from './evaluate.ts';
import { solveInfinite } from './solve.ts';
import { splitEndings } from './splits.ts';

const BASE = GAMES['sandbox-s17'];

function best(rules: GameRules): number {
  const { value } = solveInfinite(rules, 'cdz');
  return 'composition' in value ? value.composition : Number.NaN;
}

/** Less and more of one option, the rest as it is. */
const OPTIONS: readonly (readonly [string, Partial<GameRules>, Partial<GameRules>])[] = [
  ['doubling 9 to 11', { double: '10-11' }, { double: '9-11' }],
  ['doubling anything', { double: '9-11' }, { double: 'any' }],
  ['doubling after a split', { doubleAfterSplit: false }, { doubleAfterSplit: true }],
  ['splitting', { maxHands: 1, resplitAces: false }, { maxHands: 2, resplitAces: false }],
  ['hitting split Aces', { hitSplitAces: false }, { hitSplitAces: true }],
  ['splitting Aces again', { maxHands: 4, resplitAces: false }, { maxHands: 4, resplitAces: true }],
  ['late surrender', { peek: true, surrender: 'none' }, { peek: true, surrender: 'late' }],
  ['a peek', { peek: false, surrender: 'none' }, { peek: true, surrender: 'none' }],
  ['more for a natural', { naturalPays: '6:5' }, { naturalPays: '3:2' }],
  ['any more for a natural', { naturalPays: '1:1' }, { naturalPays: '6:5' }],
];

const rest: fc.Arbitrary<Partial<GameRules>> = fc.record({
  dealer: fc.constantFrom('S17' as const, 'H17' as const),
  double: fc.constantFrom('any' as const, '9-11' as const, '10-11' as const),
  doubleAfterSplit: fc.boolean(),
  splitBy: fc.constantFrom('value' as const, 'rank' as const),
  maxHands: fc.integer({ min: 2, max: 4 }),
  hitSplitAces: fc.boolean(),
});

describe('a solved game of independent draws', () => {
  it.each(OPTIONS)('is worth no less with %s', (_, less, more) => {
    fc.assert(
      fc.property(rest, (others) => {
        const rules = { ...BASE, ...others };
        expect(best({ ...rules, ...more })).toBeGreaterThanOrEqual(best({ ...rules, ...less }) - 1e-13);
      }),
      { seed: 21, numRuns: 12 },
    );
  });

  it('has 550 cells whose chances sum to 1, the Ace named first, else the greater card', () => {
    const { cells } = solveInfinite(BASE, 'cdz');
    expect(cells).toHaveLength(550);
    expect(Math.abs(cells.reduce((sum, { chance }) => sum + chance, 0) - 1)).toBeLessThan(1e-12);
    expect(new Set(cells.map(({ hand, up }) => `${hand.join()} ${up}`)).size).toBe(550);
    for (const { hand } of cells) expect(VALUES.indexOf(hand[0])).toBeGreaterThanOrEqual(VALUES.indexOf(hand[1]));
  });

  it('stands on a natural, which a natural behind the up-card ties', () => {
    const natural = (rules: GameRules) => evaluateInfinite(rules, { hand: ['A', 'K'], up: 'A', removed: [] });
    expect(natural(BASE)).toMatchObject({ best: 'stand', stand: 1.5, dealerNatural: 4 / 13 });
    expect(natural({ ...BASE, naturalPays: '6:5' }).stand).toBe(1.2);
    expect(natural({ ...BASE, peek: false, surrender: 'none' }).stand).toBeCloseTo((1.5 * 9) / 13, 14);
  });

  it('values insurance against an Ace alone', () => {
    const insurance = (up: '10' | 'A') => evaluateInfinite(BASE, { hand: ['9', '7'], up, removed: [] }).insurance;
    expect(insurance('A')).toBeCloseTo(-0.5 / 13, 14);
    expect(insurance('10')).toBeNull();
  });

  it('offers what the rules offer', () => {
    const values = (rules: GameRules, ...hand: ('A' | '3' | '8' | '10' | 'J')[]) =>
      evaluateInfinite(rules, { hand, up: '6', removed: [] });
    expect(values(BASE, '10', 'J').split).toBeNull();
    expect(values({ ...BASE, splitBy: 'value' }, '10', 'J').split).not.toBeNull();
    expect(values({ ...BASE, maxHands: 1 }, '8', '8').split).toBeNull();
    expect(values({ ...BASE, double: '9-11' }, '8', '3').double).not.toBeNull();
    expect(values({ ...BASE, double: '9-11' }, 'A', '8').double).toBeNull();
    expect(values(BASE, '3', '3', '8')).toMatchObject({ double: null, split: null, surrender: null });
    expect(values(BASE, '10', '8', '3')).toMatchObject({ hit: null, best: 'stand' });
    expect(() => values(BASE, '10', '8', '8')).toThrow('no hand');
  });

  it('reads the rows that two cards make only in part', () => {
    const h17 = GAMES['sandbox-h17'];
    const split = solveInfinite({ ...h17, hitSplitAces: true }, 'cdz').chart;
    const whole = solveInfinite({ ...h17, maxHands: 1 }, 'cdz').chart;
    // Aces that may not be split come from a split: nobody doubles them. Where nothing is split, they are dealt.
    expect(split['pair A,A (*)'][6]).toBe('H');
    expect(whole['pair A,A (*)'][6]).toBe('Dh');
    for (const up of VALUES) {
      expect(split['hard 21'][up]).toBe('S');
      expect(whole['pair 8,8'][up]).toBe(whole['hard 16'][up]);
      expect(STRATEGY_ROWS.some((row) => whole[row][up] === 'SP' || whole[row][up] === 'Usp')).toBe(false);
    }
  });

  it('ends every split somewhere', () => {
    for (const most of [2, 3, 4]) {
      for (const again of [1 / 13, 4 / 13]) {
        const endings = splitEndings({ again, most });
        expect(Math.abs(endings.reduce((sum, { chance }) => sum + chance, 0) - 1)).toBeLessThan(1e-12);
        expect(endings.every(({ hands, pairs }) => hands <= most && (pairs === 0 || hands === most))).toBe(true);
      }
    }
  });
});
