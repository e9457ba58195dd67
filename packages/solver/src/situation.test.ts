import { GAMES, type GameRules, RANKS, type Rank, rankValue } from '@upcard/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSituation } from './situation.ts';
import type { Situation } from './solution.ts';
import { evaluateHand } from './solve.ts';

const ONE_DECK: GameRules = { ...GAMES.live, decks: 1 };
const TWO_HANDS: GameRules = { ...ONE_DECK, maxHands: 2 };
const TWO_DECKS: GameRules = { ...GAMES.live, decks: 2 };
const INFINITE: GameRules = { ...GAMES.live, decks: 'infinite' };

const isRank = (text: string): text is Rank => RANKS.some((rank) => rank === text);
const cards = (text: string): Rank[] => text.split(' ').filter(isRank);

const situation = (hand: string, up: Rank, removed = ''): Situation => ({
  hand: cards(hand),
  up,
  removed: cards(removed),
});

const times = (count: number, card: Rank): string => Array.from({ length: count }, () => card).join(' ');

/** Everything of one deck but the cards of a hand, an up-card, and some that are left. */
function allBut(hand: string, up: Rank, left: string): Situation {
  const kept = [...cards(hand), up, ...cards(left)];
  const removed = RANKS.flatMap((rank) => cards(times(4 - kept.filter((card) => card === rank).length, rank)));
  return { hand: cards(hand), up, removed };
}

const TENS = '10 10 10 10 J J J J Q Q Q Q K K K K';

describe('a situation that can not be', () => {
  it.each<[name: string, rules: GameRules, at: Situation, fields: string[]]>([
    ['has no card', ONE_DECK, situation('', '9'), ['hand']],
    ['has one card', ONE_DECK, situation('10', '9'), ['hand']],
    ['has one card of independent draws', INFINITE, situation('10', '9'), ['hand']],
    ['is bust', ONE_DECK, situation('10 9 5', '9'), ['hand']],
    ['is bust in independent draws', INFINITE, situation('K Q 2', 'A'), ['hand']],
    ['holds the fifth of a rank', ONE_DECK, situation('A A A A A', '9'), ['hand']],
    ['holds four of a rank, and the fifth lies up', ONE_DECK, situation('3 3 3 3', '3'), ['hand']],
    ['holds the ninth of two decks', TWO_DECKS, situation(times(9, 'A'), '9'), ['hand']],
    ['has the fifth of a rank removed', ONE_DECK, situation('7 7', '7', '7 7'), ['removed']],
    ['has a fifth Jack removed', ONE_DECK, situation('10 6', '9', times(5, 'J')), ['removed']],
    ['has a seventeenth ten-valued card removed', ONE_DECK, situation('10 6', 'K', times(15, '10')), ['removed']],
    [
      'has tens removed that Kings have taken',
      ONE_DECK,
      situation('9 9', 'K', `K K K ${times(13, '10')}`),
      ['removed'],
    ],
    ['leaves no card', ONE_DECK, allBut('10 6', '9', ''), ['removed']],
    ['leaves too few to finish a round', ONE_DECK, allBut('10 6', '9', '2 2 3 3 4 4'), ['removed']],
    ['leaves only tens under an Ace after a peek', ONE_DECK, allBut('9 7', 'A', TENS), ['removed']],
    ['is bust and lacks a card', ONE_DECK, situation('10 9 5', '7', '7 7 7 7'), ['hand', 'removed']],
  ])('%s', (_, rules, at, fields) => {
    expect(checkSituation(rules, at).map(({ field }) => field)).toEqual(fields);
  });

  it('is told apart by what is wrong', () => {
    expect(checkSituation(ONE_DECK, situation('10 9 5', '9'))[0]?.fault).toContain('24');
    expect(checkSituation(ONE_DECK, situation('7 7', '7', '7 7'))[0]?.fault).toContain('7');
    expect(checkSituation(ONE_DECK, allBut('10 6', '9', '2 2'))[0]?.fault).toContain('too few');
  });
});

const hasNumber = (value: number | null): boolean => value === null || Number.isFinite(value);

describe('a situation without a fault', () => {
  it.each<[name: string, rules: GameRules, at: Situation]>([
    ['of two cards', ONE_DECK, situation('10 6', '10')],
    ['of 21 Aces', { ...GAMES.live, decks: 8 }, situation(times(21, 'A'), '9')],
    ['of a natural', ONE_DECK, situation('A K', 'A')],
    ['of all four of a rank', ONE_DECK, situation('4 4 4 4', '10')],
    ['of sixteen cards named as tens', ONE_DECK, situation('10 10', '10', times(13, '10'))],
    ['of tens by every name', ONE_DECK, situation('10 J', 'Q', 'K K K K Q Q Q J J J 10 10 10')],
    ['of independent draws, whatever is removed', INFINITE, situation('9 9 3', '9', times(40, '9'))],
  ])('%s has values', (_, rules, at) => {
    expect(checkSituation(rules, at)).toEqual([]);
    const { stand, hit, double, split, surrender, dealerNatural, insurance } = evaluateHand(rules, at);
    expect([stand, hit, double, split, surrender, dealerNatural, insurance].every(hasNumber)).toBe(true);
  });

  it('has values after a peek that leaves one card under the Ace that is no ten', () => {
    const at = allBut('9 7', 'A', '10 10 10 10 J J J J Q Q Q Q 2');
    expect(checkSituation(ONE_DECK, at)).toEqual([]);
    // The dealer has the 2 below and draws among ten-valued cards: 13, then bust.
    expect(evaluateHand(ONE_DECK, at).stand).toBeCloseTo(1, 12);
  });

  it('has values whatever has left the shoe', () => {
    const anyRemoval = fc.record({
      hand: fc.constantFrom<Rank[]>(['A', 'A'], ['2', '2'], ['3', '3'], ['7', '7'], ['9', 'A'], ['10', '6']),
      up: fc.constantFrom(...RANKS),
      left: fc.tuple(...RANKS.map(() => fc.constantFrom(0, 0, 0, 1, 4))),
    });
    const property = fc.property(anyRemoval, ({ hand, up, left }) => {
      const seen = [...hand, up];
      const removed = RANKS.flatMap((rank, at) => {
        const free = 4 - seen.filter((card) => card === rank).length;
        return cards(times(Math.max(0, free - (left[at] ?? 0)), rank));
      });
      const at = { hand, up, removed };
      if (checkSituation(TWO_HANDS, at).length > 0) return;
      const { stand, hit, double, split } = evaluateHand(TWO_HANDS, at);
      for (const value of [stand, hit, double, split]) {
        if (value !== null) expect(Math.abs(value)).toBeLessThan(8);
      }
    });
    fc.assert(property, { seed: 11, numRuns: 150 });
  });

  it('is the same with any name of a ten-valued card where pairs go by value', () => {
    const named = (ten: Rank): Situation => ({ hand: [ten, '6'], up: ten, removed: [ten, '5'] });
    const [first, ...others] = RANKS.filter((rank) => rankValue(rank) === 10).map((ten) =>
      evaluateHand(TWO_DECKS, named(ten)),
    );
    for (const other of others) expect(other).toEqual(first);
  });
});
