import { GAMES, type GameRules, type Value } from '@upcard/core';
import { describe, expect, it } from 'vitest';
import reference from '../testkit/reference/infinite-deck-s17.json' with { type: 'json' };
import { infiniteDealerOutcomes } from './dealer.ts';
import { solveInfinite } from './solve.ts';
import { infiniteTableValue } from './table-value.ts';
import { exactColumn } from './testkit/exact-game.ts';
import { fraction, plus, times, ZERO } from './testkit/fraction.ts';

const NEAR = 1e-10;
const RULES: GameRules = { ...GAMES['sandbox-s17'], splitBy: 'value', surrender: 'none' };
const NO_DAS: GameRules = { ...RULES, doubleAfterSplit: false };
const TWO_HANDS: GameRules = { ...RULES, maxHands: 2 };

const nameOf = (count: number): string => (count === 1 ? 'A' : String(count));
const rankOrder = (count: number): number => (count === 1 ? 11 : count);

const REFERENCE_HANDS = reference.hands.map(([a = 0, b = 0, up = 0, chance, stand, hit, double, split, noDas, two]) => {
  const cards = [a ?? 0, b ?? 0].sort((left, right) => rankOrder(right) - rankOrder(left)).map(nameOf);
  return { key: `${cards.join()}/${nameOf(up ?? 0)}`, chance, stand, hit, double, split, noDas, two };
});

function difference(left: number | null | undefined, right: number | null | undefined): number {
  if (typeof left !== 'number' || typeof right !== 'number') return left === right ? 0 : Number.POSITIVE_INFINITY;
  return Math.abs(left - right);
}

describe('independent draws against published values', () => {
  it('has 550 hands to compare', () => {
    expect(new Set(REFERENCE_HANDS.map(({ key }) => key)).size).toBe(550);
  });

  it.each([
    ['double after split, four hands', RULES, 'split'],
    ['no double after split', NO_DAS, 'noDas'],
    ['two hands', TWO_HANDS, 'two'],
  ] as const)('agrees in every cell: %s', (_, rules, column) => {
    const cells = new Map(solveInfinite(rules, 'cdz').cells.map((cell) => [`${cell.hand.join()}/${cell.up}`, cell]));
    let worst = 0;
    for (const hand of REFERENCE_HANDS) {
      const cell = cells.get(hand.key);
      worst = Math.max(
        worst,
        difference(cell?.chance, hand.chance),
        difference(cell?.stand, hand.stand),
        difference(cell?.hit, hand.hit),
        difference(cell?.double, hand.double),
        difference(cell?.split, hand[column]),
      );
    }
    expect(worst).toBeLessThan(NEAR);
  });

  it.each([
    ['player_ev', RULES],
    ['player_ev_no_das', NO_DAS],
    ['player_ev_max2_das', TWO_HANDS],
    ['player_ev_with_late_surrender', { ...RULES, surrender: 'late' }],
  ] as const)('agrees in the overall value: %s', (name, rules) => {
    const { value, chart } = solveInfinite(rules, 'cdz');
    const expected = reference.overall[name];
    expect('composition' in value && Math.abs(value.composition - expected)).toBeLessThan(NEAR);
    expect('total' in value && Math.abs(value.total - expected)).toBeLessThan(NEAR);
    expect(Math.abs(infiniteTableValue(rules, chart) - expected)).toBeLessThan(NEAR);
  });

  it('has the exact overall value, fraction for fraction', () => {
    const exact = { hitsSoft17: false, peek: true, doubleAfterSplit: true, maxHands: 4 };
    let overall = ZERO;
    for (let up = 1; up <= 10; up += 1) {
      overall = plus(overall, times(fraction(up === 10 ? 4n : 1n, 13n), exactColumn(exact, up).overall()));
    }
    expect(`${overall.top}/${overall.over}`).toBe(reference.overall.player_ev_exact_fraction);
  });

  it('agrees in how the dealer ends', () => {
    const ups: readonly Value[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
    const columns = Object.values(reference.dealer);
    for (const [at, up] of ups.entries()) {
      const outcomes = infiniteDealerOutcomes('S17', up);
      const chances = ([17, 18, 19, 20, 21, 'natural', 'bust'] as const).map((end) => outcomes[end]);
      chances.forEach((chance, end) => {
        expect(difference(chance, columns[at]?.[end])).toBeLessThan(NEAR);
      });
    }
  });
});
