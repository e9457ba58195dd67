import {
  EUROPEAN,
  GAMES,
  gameRulesOf,
  HOUSE,
  LIVE,
  RANKS,
  type RuleSet,
  type StrategyTable,
  sandboxRules,
} from '@upcard/core';
import { describe, expect, test } from 'vitest';
import { type CompiledGame, compileGame, type Dealing } from './compile-game.ts';
import type { FreeDealer } from './dealers.ts';
import { CHUNK_ROUNDS, mergeSums, NO_ROUNDS, playChunk, playRounds, recordRounds } from './play-rounds.ts';
import { playByCore } from './testkit/play-by-core.ts';
import { RICH_TABLE } from './testkit/rich-table.ts';

/** Draws until it beats most of the money: not the best, but it looks at all hands and their wagers. */
const greedy: FreeDealer = (hands) => (dealer) => {
  const lost = hands.filter(({ total }) => total > dealer.total).reduce((sum, { wager }) => sum + wager, 0);
  const won = hands.filter(({ total }) => total < dealer.total).reduce((sum, { wager }) => sum + wager, 0);
  return lost > won || (dealer.isSoft && dealer.total < 18);
};

function compiled(rules: RuleSet, table: StrategyTable, reshuffleBelow: Dealing['reshuffleBelow']): CompiledGame {
  const result = compileGame(gameRulesOf(rules), table, { ...rules, reshuffleBelow, freeDealer: greedy });
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.game;
}

const ACES: RuleSet = { ...EUROPEAN, resplitAces: true, hitSplitAces: true, naturalPays: '6:5' };
const OTHER: RuleSet = { ...LIVE, decks: 1, dealer: 'H17', double: '9-11', splitBy: 'rank', resplitAces: true };
const ROUNDS = 10_000;

describe('a simulated round is the round that the rules core plays', () => {
  test.each<[string, RuleSet, Dealing['reshuffleBelow']]>([
    ['European', EUROPEAN, 'fresh'],
    ['European to the cut card', EUROPEAN, 78],
    ['Live', LIVE, 'fresh'],
    ['Live to the cut card', LIVE, 104],
    ['House', HOUSE, 'fresh'],
    ['Sandbox S17', sandboxRules('S17'), 'fresh'],
    ['Sandbox H17', sandboxRules('H17'), 'fresh'],
    ['Sandbox of free will', sandboxRules('free-will'), 'fresh'],
    ['Aces split again and hit, 6:5', ACES, 'fresh'],
    ['one deck, doubles of 9 to 11, splits by rank', OTHER, 26],
    ['no double after a split, three hands', { ...HOUSE, doubleAfterSplit: false, maxHands: 3, double: '10-11' }, 40],
    ['letters that offer nothing legal', { ...LIVE, surrender: 'none', maxHands: 1 }, 'fresh'],
    ['no splits', { ...HOUSE, maxHands: 1, naturalPays: '1:1' }, 40],
  ])('%s', (_, rules, reshuffleBelow) => {
    const game = compiled(rules, RICH_TABLE, reshuffleBelow);
    let rounds = 0;
    for (const record of recordRounds(game, { seed: 1_905, rounds: ROUNDS })) {
      const byCore = playByCore(rules, { table: RICH_TABLE, freeDealer: greedy }, record);
      const isSame = byCore.net === record.net && byCore.cards.length === record.cards.length;
      if (!isSame) expect(record).toEqual(byCore);
      rounds += 1;
    }
    expect(rounds).toBe(ROUNDS);
  });
});

describe('rounds and seeds', () => {
  const game = compiled(EUROPEAN, RICH_TABLE, 'fresh');
  const rounds = CHUNK_ROUNDS + 1_000;

  test('a seed gives the same rounds again, another seed others', () => {
    expect(playRounds(game, { seed: 7, rounds })).toEqual(playRounds(game, { seed: 7, rounds }));
    expect(playRounds(game, { seed: 7, rounds })).not.toEqual(playRounds(game, { seed: 8, rounds }));
    // Only the upper word tells these two apart.
    expect(playRounds(game, { seed: 7, rounds })).not.toEqual(playRounds(game, { seed: 7 + 2 ** 32, rounds }));
  });

  test('chunks may be played in any order', () => {
    const second = playChunk(game, { seed: 7, chunk: 1 }, 1_000);
    const first = playChunk(game, { seed: 7, chunk: 0 }, CHUNK_ROUNDS);
    expect(mergeSums(mergeSums(NO_ROUNDS, second), first)).toEqual(playRounds(game, { seed: 7, rounds }));
  });

  test('progress counts the rounds', () => {
    const told: number[] = [];
    playRounds(game, { seed: 7, rounds }, (played) => told.push(played));
    expect(told).toEqual([CHUNK_ROUNDS, rounds]);
  });

  test('records are the rounds that are summed up', () => {
    const records = [...recordRounds(game, { seed: 7, rounds: 2_000 })];
    const net = records.reduce((sum, record) => sum + record.net, 0);
    const squares = records.reduce((sum, record) => sum + record.net ** 2, 0);
    expect(playRounds(game, { seed: 7, rounds: 2_000 })).toEqual({ rounds: 2_000, net, squares });
  });
});

describe('the shoe', () => {
  test('dealt to its cut card it gives each card once and is mixed below 78 cards', () => {
    const game = compiled(EUROPEAN, RICH_TABLE, 78);
    let shoe: string[] = [];
    let shoes = 0;
    for (const { cards } of recordRounds(game, { seed: 3, rounds: 2_000 })) {
      if (312 - shoe.length < 78) {
        const most = RANKS.map((rank) => shoe.filter((card) => card === rank).length);
        expect(Math.max(...most)).toBeLessThanOrEqual(24);
        shoe = [];
        shoes += 1;
      }
      shoe.push(...cards);
    }
    expect(shoes).toBeGreaterThan(30);
  });

  test.each<[string, RuleSet]>([
    ['a fresh shoe', { ...EUROPEAN, decks: 1 }],
    ['independent draws', sandboxRules('S17')],
  ])('%s gives every rank as often in each place', (_, rules) => {
    const rounds = 52_000;
    const counts = Array.from({ length: 4 }, () => new Map<string, number>());
    for (const { cards } of recordRounds(compiled(rules, RICH_TABLE, 'fresh'), { seed: 11, rounds })) {
      counts.forEach((count, place) => {
        const rank = cards[place] ?? 'none';
        count.set(rank, (count.get(rank) ?? 0) + 1);
      });
    }
    const expected = rounds / RANKS.length;
    for (const count of counts) {
      const chiSquare = RANKS.reduce((sum, rank) => sum + ((count.get(rank) ?? 0) - expected) ** 2 / expected, 0);
      // 12 degrees of freedom: exceeded once in 10,000.
      expect(chiSquare).toBeLessThan(39.1);
    }
  });
});

describe('what cannot be compiled', () => {
  const dealing: Dealing = {
    splitCards: 'at-once',
    dealerDraws: 'hand-to-beat',
    reshuffleBelow: 78,
    freeDealer: greedy,
  };
  test('rules that cannot be played, and a cut card that lies too deep', () => {
    expect(compileGame({ ...GAMES.live, maxHands: 5 }, RICH_TABLE, dealing)).toMatchObject({
      ok: false,
      faults: [{ field: 'maxHands' }],
    });
    expect(compileGame(GAMES.live, RICH_TABLE, { ...dealing, reshuffleBelow: 10 })).toMatchObject({
      ok: false,
      faults: [{ field: 'reshuffleBelow' }],
    });
  });
});
