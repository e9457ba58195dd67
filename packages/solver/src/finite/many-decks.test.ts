import { GAMES, type GameRules } from '@upcard/core';
import { describe, expect, it } from 'vitest';
import { infiniteTableValue } from '../infinite/table-value.ts';
import { RICH_TABLE } from '../simulation/testkit/rich-table.ts';
import type { Solution } from '../solution.ts';
import { solve } from '../solve.ts';
import { fullShoe } from './shoe.ts';
import { finiteTableValue, solveFinite } from './solve.ts';

const CASES: readonly (readonly [name: string, rules: GameRules])[] = [
  ['live', GAMES.live],
  ['european', GAMES.european],
  ['split by rank, H17, double 9 to 11', { ...GAMES.live, splitBy: 'rank', dealer: 'H17', double: '9-11' }],
  ['Aces split again and hit', { ...GAMES.live, resplitAces: true, hitSplitAces: true, naturalPays: '6:5' }],
];

function composition({ value }: Solution): number {
  return 'composition' in value ? value.composition : Number.NaN;
}

describe.each(CASES)('shoes of many decks: %s', (_, rules) => {
  const infinite = composition(solve({ ...rules, decks: 'infinite' }));
  const ofDecks = (decks: number): number => composition(solveFinite(rules, 'cdz', fullShoe(decks)));

  it('come nearer to independent draws, the more there are', () => {
    const gaps = [2, 8, 200].map((decks) => Math.abs(ofDecks(decks) - infinite));
    expect(gaps).toEqual(gaps.toSorted((left, right) => right - left));
    expect(gaps[0]).toBeLessThan(0.01);
    expect(gaps[2]).toBeLessThan(5e-5);
  });

  it('lead to the value of independent draws', () => {
    // What is missing falls with the number of decks, but for a part that falls with its square.
    const limit = 2 * ofDecks(20_000) - ofDecks(10_000);
    expect(Math.abs(limit - infinite)).toBeLessThan(1e-9);
  });

  it('lead to the value that a table has with independent draws', () => {
    const [more, fewer] = [20_000, 10_000].map((decks) => finiteTableValue(rules, RICH_TABLE, fullShoe(decks)));
    const limit = 2 * (more ?? 0) - (fewer ?? 0);
    expect(Math.abs(limit - infiniteTableValue({ ...rules, decks: 'infinite' }, RICH_TABLE))).toBeLessThan(1e-9);
  });
});
