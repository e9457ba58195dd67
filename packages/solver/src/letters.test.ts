import { describe, expect, it } from 'vitest';
import { bestAction, bestLetter, bestValue } from './letters.ts';
import type { ActionValues } from './solution.ts';

const values = (stand: number, more: Partial<ActionValues> = {}): ActionValues => ({
  stand,
  hit: null,
  double: null,
  split: null,
  surrender: null,
  ...more,
});

describe('the letter of a cell', () => {
  it.each([
    ['S', values(0.1, { hit: 0 })],
    ['H', values(0, { hit: 0.1 })],
    ['Dh', values(-0.1, { hit: 0, double: 0.2 })],
    ['Ds', values(0.1, { hit: 0, double: 0.2 })],
    ['Ds', values(0.1, { hit: 0, double: 0.3, split: 0.2 })],
    ['SP', values(0, { hit: 0.1, double: 0.1, split: 0.2 })],
    ['Uh', values(-0.7, { hit: -0.6, double: -0.55, surrender: -0.5 })],
    ['Us', values(-0.6, { hit: -0.7, double: -0.55, surrender: -0.5 })],
    ['Usp', values(-0.7, { hit: -0.7, split: -0.6, surrender: -0.5 })],
    ['S', values(-0.7)],
  ] as const)('is %s for %o', (letter, of) => {
    expect(bestLetter(of)).toBe(letter);
  });

  it('keeps the earlier action when two are worth the same', () => {
    expect(bestLetter(values(0, { hit: 0, double: 0, split: 0, surrender: 0 }))).toBe('S');
    expect(bestLetter(values(0, { hit: 0, double: 1 }))).toBe('Ds');
    expect(bestAction(values(-1, { hit: -0.5, surrender: -0.5 }))).toBe('hit');
  });

  it('is worth what its action is worth', () => {
    expect(bestValue(values(-0.7, { hit: -0.6, surrender: -0.5 }))).toBe(-0.5);
    expect(bestValue(values(0.25))).toBe(0.25);
  });
});
