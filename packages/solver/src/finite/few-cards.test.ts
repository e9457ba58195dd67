import { GAMES, type GameRules, RANKS, type Rank } from '@upcard/core';
import { describe, expect, it } from 'vitest';
import { checkSituation } from '../situation.ts';
import type { Situation } from '../solution.ts';
import { evaluateHand } from '../solve.ts';
import { shoeOfCards } from '../testkit/exact-deal.ts';
import { exactActions, exactGame, exactPlay } from '../testkit/exact-play.ts';
import { exactSplit } from '../testkit/exact-split.ts';

const RULES: GameRules = { ...GAMES.live, decks: 1, maxHands: 2 };

/** A hand and an up-card, and everything removed from one deck but some cards. */
function fewLeft(hand: readonly Rank[], up: Rank, left: string): Situation {
  const kept = [...hand, up, ...left.split(' ')];
  const removed = RANKS.flatMap((rank) =>
    Array.from({ length: 4 - kept.filter((card) => card === rank).length }, (): Rank => rank),
  );
  return { hand, up, removed };
}

const countOf = (rank: Rank): number => (rank === 'A' ? 1 : Number(rank));

describe('a pair when few cards are left', () => {
  it.each([
    ['3', '6', '3 3 10 10 10 10 J J'],
    ['2', '6', 'A A A 2 2 3 3 10 10 10 10 J'],
    ['8', '6', '8 8 5 5 10 10 10 10'],
  ] as const)('of %s against %s and %s is worth what counting all orders says', (pair, up, left) => {
    const situation = fewLeft([pair, pair], up, left);
    expect(checkSituation(RULES, situation)).toEqual([]);
    const shoe = shoeOfCards([pair, pair, up, left.replaceAll('J', '10')].join(' '));
    const game = exactGame(RULES, shoe, countOf(up));
    const { hit, split } = evaluateHand(RULES, situation);
    expect(hit).toBeCloseTo(exactActions(game, [countOf(pair), countOf(pair)]).hit ?? Number.NaN, 12);
    expect(split).toBeCloseTo(exactSplit(game, countOf(pair), exactPlay(game, true)), 12);
  });
});

describe('a hand of three cards when few cards are left', () => {
  it.each<[hand: Rank[], up: Rank, left: string]>([
    [['A', '5', '3'], '6', 'A 2 7 7 7 9 9 10 10 10 J'],
    [['8', '2', '5'], 'A', '4 4 5 5 6 9 9 10 10 10 J'],
    [['A', 'A', 'A'], '10', '4 4 7 7 8 8 9 10 10 10 A'],
  ])('of %j against %s and %s is worth what counting all orders says', (hand, up, left) => {
    const situation = fewLeft(hand, up, left);
    expect(checkSituation(RULES, situation)).toEqual([]);
    const game = exactGame(RULES, shoeOfCards([...hand, up, left.replaceAll('J', '10')].join(' ')), countOf(up));
    const exact = exactActions(game, hand.map(countOf));
    const { stand, hit, double, split } = evaluateHand(RULES, situation);
    expect(stand).toBeCloseTo(exact.stand ?? Number.NaN, 12);
    expect(hit).toBeCloseTo(exact.hit ?? Number.NaN, 12);
    expect([double, split]).toEqual([null, null]);
  });
});
