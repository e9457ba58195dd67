import { type Action, type Card, GAMES, isPair, parseCard } from '@upcard/core';
import { evaluateHand, solve } from '@upcard/solver';
import { describe, expect, it } from 'vitest';
import { europeanPlay } from './european.ts';
import type { PublicHand } from './play/public-hand.ts';

const cardOf = (text: string): Card => {
  const card = parseCard(text);
  if (!card) throw new Error(`no card: ${text}`);
  return card;
};

const MORE_CARDS: readonly Action[] = ['hit', 'stand'];
const SPLIT_HAND: readonly Action[] = [...MORE_CARDS, 'double'];

/** A hand as it is dealt, or with the actions that are legal just now. */
function hand(cards: string, up: string, legal?: readonly Action[]): PublicHand {
  const held = cards.split(' ').map(cardOf);
  const offered: readonly Action[] = isPair(held, 'value') ? [...SPLIT_HAND, 'split'] : SPLIT_HAND;
  return { cards: held, up: cardOf(up), legal: legal ?? offered };
}

describe('Easy', () => {
  it.each([
    ['10 6', '6', 'hit'],
    ['10 7', 'A', 'stand'],
    ['A 5', '2', 'hit'],
    ['A 6', '2', 'stand'],
    ['8 8', '6', 'hit'],
    ['5 6', '6', 'hit'],
  ] as const)('EUR-025 plays %s against %s by a simple habit: %s', (cards, up, action) => {
    expect(europeanPlay('easy')(hand(cards, up))).toBe(action);
  });

  it('stands where it may not hit', () => {
    expect(europeanPlay('easy')(hand('A 5', '2', ['stand']))).toBe('stand');
  });
});

describe('Normal', () => {
  const play = europeanPlay('normal');
  const { chart } = solve(GAMES.european);

  it.each([
    ['10 6', '10', chart['hard 16']['10']],
    ['9 2', '10', chart['hard 11']['10']],
    ['A 7', '6', chart['soft A,7']['6']],
    ['8 8', '10', chart['pair 8,8']['10']],
    ['8 8', '7', chart['pair 8,8']['7']],
    ['K J', '6', chart['pair 10,10']['6']],
  ])('EUR-026 plays %s against %s by the chart: %s', (cards, up, letter) => {
    const first: Record<string, Action> = { S: 'stand', H: 'hit', Dh: 'double', Ds: 'double', SP: 'split' };
    expect(play(hand(cards, up))).toBe(first[letter]);
  });

  it.each([
    ['10 6', '10'],
    ['9 7', '10'],
    ['10 4 2', '10'],
    ['4 4 4 4', '10'],
  ])('cannot tell %s from any other 16', (cards, up) => {
    expect(play(hand(cards, up, MORE_CARDS))).toBe(play(hand('10 6', up, MORE_CARDS)));
  });

  it('falls back where a double is closed', () => {
    expect(play(hand('A 7', '6', MORE_CARDS))).toBe('stand');
    expect(play(hand('9 2', '6', MORE_CARDS))).toBe('hit');
  });

  it('looks a pair that may not be split up as its total', () => {
    expect(play(hand('8 8', '6', SPLIT_HAND))).toBe('stand');
    expect(play(hand('A A', '6', MORE_CARDS))).toBe('hit');
  });
});

describe('Hard', () => {
  const play = europeanPlay('hard');

  it.each([
    ['10 6', '10'],
    ['10 2', '4'],
    ['8 8', '10'],
    ['A A', 'A'],
    ['A 7', '2'],
    ['9 9', '7'],
  ])('EUR-027 plays %s against %s as the solver values it', (cards, up) => {
    const situation = hand(cards, up);
    const values = evaluateHand(GAMES.european, {
      hand: cards.split(' ').map((text) => text as '10'),
      up: up as '10',
      removed: [],
    });
    expect(play(situation)).toBe(values.best);
  });

  it('EUR-027 tells hands of one total apart by their cards', () => {
    const against10 = (cards: string): Action => play(hand(cards, '10', MORE_CARDS));
    expect(against10('10 6')).toBe('hit');
    expect(against10('4 4 4 4')).toBe('stand');
  });

  it('plays a hand from a split like the same cards unsplit, as far as it may', () => {
    expect(play(hand('8 3', '6', SPLIT_HAND))).toBe('double');
    expect(play(hand('8 3', '6', MORE_CARDS))).toBe('hit');
    expect(play(hand('8 8', '10', SPLIT_HAND))).toBe('hit');
    expect(play(hand('A K', '6', ['stand']))).toBe('stand');
  });

  it('EUR-027 takes suits and the order of cards for nothing', () => {
    expect(play(hand('6H 10S', '10D'))).toBe(play(hand('KC 6S', 'QH')));
  });
});
