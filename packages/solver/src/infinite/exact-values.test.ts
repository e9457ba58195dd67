import { GAMES, type GameRules, VALUES } from '@upcard/core';
import { describe, expect, it } from 'vitest';
import { outcomesByUpcard } from './dealer.ts';
import { solveInfinite } from './solve.ts';
import { exactColumn } from './testkit/exact-game.ts';
import { toNumber } from './testkit/fraction.ts';
import { bestColumnValue, solveColumns } from './values.ts';

const BY_VALUE: GameRules = { ...GAMES['sandbox-s17'], splitBy: 'value', surrender: 'none' };

const CASES = [
  ['S17, peek', { dealer: 'S17', peek: true, doubleAfterSplit: true, maxHands: 4 }],
  ['H17, peek', { dealer: 'H17', peek: true, doubleAfterSplit: true, maxHands: 4 }],
  ['H17, peek, three hands', { dealer: 'H17', peek: true, doubleAfterSplit: false, maxHands: 3 }],
  ['S17, no peek', { dealer: 'S17', peek: false, doubleAfterSplit: true, maxHands: 4 }],
] as const;

const HANDS = [
  ['10', '6'],
  ['A', '7'],
  ['8', '8'],
  ['A', 'A'],
  ['10', '10'],
  ['6', '5'],
  ['2', '2'],
] as const;
const countOf = (value: string): number => (value === 'A' ? 1 : Number(value));

describe('values in exact fractions', () => {
  it.each(CASES)('agree with the solved cells: %s', (_, options) => {
    const rules: GameRules = { ...BY_VALUE, ...options };
    const { cells } = solveInfinite(rules, 'cdz');
    for (const up of ['6', '10', 'A'] as const) {
      const exact = exactColumn({ ...options, hitsSoft17: options.dealer === 'H17' }, countOf(up));
      for (const [first, second] of HANDS) {
        const cell = cells.find(({ hand, up: at }) => hand[0] === first && hand[1] === second && at === up);
        const cards = [countOf(first), countOf(second)];
        expect(cell?.hit).toBeCloseTo(toNumber(exact.hit(...cards)), 13);
        expect(cell?.double).toBeCloseTo(toNumber(exact.double(...cards)), 13);
        if (first === second) expect(cell?.split).toBeCloseTo(toNumber(exact.split(countOf(first))), 13);
      }
      const sixteen = cells.find(({ hand, up: at }) => hand[0] === '10' && hand[1] === '6' && at === up);
      expect(sixteen?.stand).toBeCloseTo(toNumber(exact.stand(16)), 13);
    }
  });

  it.each(CASES)('agree with the value of whole columns: %s', (_, options) => {
    const rules: GameRules = { ...BY_VALUE, ...options };
    const columns = solveColumns(rules);
    for (const up of ['5', '10', 'A'] as const) {
      const exact = exactColumn({ ...options, hitsSoft17: options.dealer === 'H17' }, countOf(up));
      const solved = columns[VALUES.indexOf(up)];
      expect(solved && bestColumnValue(rules, solved)).toBeCloseTo(toNumber(exact.overall()), 13);
    }
  });

  it.each(['S17', 'H17'] as const)('end every dealer hand somewhere: %s', (dealer) => {
    for (const outcomes of outcomesByUpcard(dealer)) {
      const sum = Object.values(outcomes).reduce((left, right) => left + right, 0);
      expect(Math.abs(sum - 1)).toBeLessThan(1e-12);
    }
  });
});
