import { EUROPEAN, gameRulesOf, HOUSE, LIVE, RANKS, type Rank, type RuleSet, rankValue } from '@upcard/core';
import { describe, expect, it } from 'vitest';
import { RICH_TABLE } from '../simulation/testkit/rich-table.ts';
import { everyRoundValue, type Ranks } from '../testkit/every-round.ts';
import { type Shoe, shoeOf } from './shoe.ts';
import { finiteTableValue, solveFinite } from './solve.ts';

const NEAR = 1e-12;

const CASES: readonly (readonly [name: string, shoe: string, rules: RuleSet])[] = [
  ['S17, peek, surrender', '8 8 8 8 5 5 6 6 10 10 10 10 10 10 A', { ...LIVE, maxHands: 2 }],
  ['H17, no peek, three hands', '8 8 8 8 5 6 6 10 10 10 10 10 10 A A', { ...EUROPEAN, dealer: 'H17', maxHands: 3 }],
  ['S17, peek, split by rank', '8 8 8 5 6 10 10 J J Q Q K K A A', { ...HOUSE, splitBy: 'rank' }],
  [
    'S17, peek, Aces split again and hit',
    'A A A A 8 8 8 9 9 9 10 10 10 10 10 10',
    { ...LIVE, maxHands: 3, resplitAces: true, hitSplitAces: true, naturalPays: '6:5' },
  ],
];

function ranksOf(text: string): Ranks {
  const cards = text.split(' ');
  return new Map(RANKS.map((rank): [Rank, number] => [rank, cards.filter((card) => card === rank).length]));
}

function shoeOfRanks(ranks: Ranks): Shoe {
  const counts = new Array<number>(10).fill(0);
  for (const [rank, count] of ranks) counts[rankValue(rank) - 1] = (counts[rankValue(rank) - 1] ?? 0) + count;
  return shoeOf(counts);
}

describe.each(CASES)('every deal of a small shoe through the rules of a round: %s', (_, text, rules) => {
  const ranks = ranksOf(text);
  const game = gameRulesOf(rules);

  it('brings what a table with every letter is worth', () => {
    const exact = finiteTableValue(game, RICH_TABLE, shoeOfRanks(ranks));
    expect(Math.abs(everyRoundValue(rules, ranks, RICH_TABLE) - exact)).toBeLessThan(NEAR);
  });

  it('brings what the chart is worth', () => {
    const { chart, value } = solveFinite(game, 'cdz', shoeOfRanks(ranks));
    const exact = 'total' in value ? value.total : Number.NaN;
    expect(Math.abs(everyRoundValue(rules, ranks, chart) - exact)).toBeLessThan(NEAR);
  });
});
