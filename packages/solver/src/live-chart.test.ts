import { GAMES, type Letter, type StrategyRow, VALUES } from '@upcard/core';
import { describe, expect, it } from 'vitest';
import { solve } from './solve.ts';

/** The Live page's rows, up-cards 2 to 10 and then the Ace; a row of several totals stands for each of them. */
const PRINTED: readonly (readonly [rows: readonly StrategyRow[], letters: string])[] = [
  [['pair 2,2'], 'P P P P P P H H H H'],
  [['pair 3,3'], 'P P P P P P H H H H'],
  [['pair 4,4'], 'H H H P P H H H H H'],
  [['pair 5,5'], 'D D D D D D D D H H'],
  [['pair 6,6'], 'P P P P P H H H H H'],
  [['pair 7,7'], 'P P P P P P H H H H'],
  [['pair 8,8'], 'P P P P P P P P P P'],
  [['pair 9,9'], 'P P P P P S P P S S'],
  [['pair 10,10'], 'S S S S S S S S S S'],
  [['pair A,A'], 'P P P P P P P P P P'],
  [['soft A,2'], 'H H H D D H H H H H'],
  [['soft A,3'], 'H H H D D H H H H H'],
  [['soft A,4'], 'H H D D D H H H H H'],
  [['soft A,5'], 'H H D D D H H H H H'],
  [['soft A,6'], 'H D D D D H H H H H'],
  [['soft A,7'], 'S Ds Ds Ds Ds S S H H H'],
  [['soft A,8'], 'S S S S S S S S S S'],
  [['soft A,9'], 'S S S S S S S S S S'],
  [['hard 5', 'hard 6', 'hard 7', 'hard 8'], 'H H H H H H H H H H'],
  [['hard 9'], 'H D D D D H H H H H'],
  [['hard 10'], 'D D D D D D D D H H'],
  [['hard 11'], 'D D D D D D D D D H'],
  [['hard 12'], 'H H S S S H H H H H'],
  [['hard 13'], 'S S S S S H H H H H'],
  [['hard 14'], 'S S S S S H H H H H'],
  [['hard 15'], 'S S S S S H H H Rh H'],
  [['hard 16'], 'S S S S S H H Rh Rh Rh'],
  [['hard 17', 'hard 18', 'hard 19', 'hard 20', 'hard 21'], 'S S S S S S S S S S'],
];

const OWN_LETTERS: ReadonlyMap<string, Letter> = new Map([
  ['H', 'H'],
  ['S', 'S'],
  ['D', 'Dh'],
  ['Ds', 'Ds'],
  ['P', 'SP'],
  ['Rh', 'Uh'],
]);

describe('the chart of the Live table', () => {
  const { chart } = solve(GAMES.live);

  it('LIV-056 has a row on the page for every row but that of Aces that may not be split', () => {
    expect(new Set(PRINTED.flatMap(([rows]) => rows)).size).toBe(35);
  });

  it.each(PRINTED)('LIV-056 is the printed one in %s', (rows, letters) => {
    const printed = letters.split(' ').map((letter) => OWN_LETTERS.get(letter));
    for (const row of rows) expect([row, ...VALUES.map((up) => chart[row][up])]).toEqual([row, ...printed]);
  });
});
