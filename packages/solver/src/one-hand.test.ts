import { GAMES, type GameRules, type Rank } from '@upcard/core';
import { describe, expect, it } from 'vitest';
import type { Cell, HandValues, SplitPlay } from './solution.ts';
import { evaluateHand, solve } from './solve.ts';

const NEAR = 1e-12;

const BY_VALUE: GameRules = { ...GAMES.live, decks: 2 };
const BY_RANK: GameRules = { ...GAMES.european, decks: 2, splitBy: 'rank', dealer: 'H17', doubleAfterSplit: false };

const isPair = ({ hand }: Cell): boolean => hand[0] === hand[1];

function difference(left: HandValues, right: HandValues): number {
  const gap = (one: number | null, other: number | null): number => {
    if (one === null || other === null) return one === other ? 0 : Number.POSITIVE_INFINITY;
    return Math.abs(one - other);
  };
  if (left.best !== right.best) return Number.POSITIVE_INFINITY;
  return Math.max(
    gap(left.stand, right.stand),
    gap(left.hit, right.hit),
    gap(left.double, right.double),
    gap(left.split, right.split),
    gap(left.surrender, right.surrender),
    gap(left.insurance, right.insurance),
    gap(left.dealerNatural, right.dealerNatural),
  );
}

function worst(rules: GameRules, split: SplitPlay, isAsked: (cell: Cell) => boolean): number {
  const cells = solve(rules, split).cells.filter(isAsked);
  expect(cells.length).toBeGreaterThanOrEqual(10);
  return Math.max(
    ...cells.map((cell) => difference(cell, evaluateHand(rules, { hand: cell.hand, up: cell.up, removed: [] }, split))),
  );
}

describe('one hand is worth what its cell says', () => {
  it('for every hand of two cards, split by value', () => {
    expect(worst(BY_VALUE, 'cdz', () => true)).toBeLessThan(NEAR);
  });

  it('for pairs against tens, played by the pair cards that are gone', () => {
    expect(worst(BY_VALUE, 'cdp', (cell) => isPair(cell) && cell.up === '10')).toBeLessThan(NEAR);
  });

  it.each(['cdz', 'cdp'] as const)('for pairs against an Ace, split by rank: %s', (split) => {
    const isPlain = (cell: Cell): boolean => isPair(cell) && cell.up === 'A';
    expect(worst(BY_RANK, split, isPlain)).toBeLessThan(NEAR);
  });

  it.each(['cdz', 'cdp'] as const)('on the mean over the ranks of an up-card where pairs go by rank: %s', (split) => {
    const cell = solve(BY_RANK, split).cells.find(
      ({ hand, up }) => hand[0] === '10' && hand[1] === '10' && up === '10',
    );
    const against = (up: Rank): number =>
      evaluateHand(BY_RANK, { hand: ['J', 'J'], up, removed: [] }, split).split ?? 0;
    // Of 32 ten-valued cards two are in the hand; 6 of the other 30 are Jacks.
    const mean = (6 * against('J') + 8 * (against('10') + against('Q') + against('K'))) / 30;
    expect(Math.abs((cell?.split ?? Number.NaN) - mean)).toBeLessThan(NEAR);
    expect(against('J')).not.toBe(against('Q'));
  });

  it('has no split for ten-valued cards of two ranks where pairs go by rank', () => {
    const at = { hand: ['J', 'Q'], up: '6', removed: [] } as const;
    expect(evaluateHand(BY_RANK, at).split).toBeNull();
    expect(evaluateHand({ ...BY_RANK, splitBy: 'value' }, at).split).not.toBeNull();
  });
});
