import { DECK } from '@upcard/core';
import { expect, test } from 'vitest';
import { cardName } from './card-name.ts';

test.each([
  ['AS', 'Ace of spades'],
  ['10H', 'Ten of hearts'],
  ['QD', 'Queen of diamonds'],
  ['7C', 'Seven of clubs'],
  [null, 'Face-down card'],
] as const)('%s is said as %s', (card, name) => {
  expect(cardName(card)).toBe(name);
});

test('no two cards of a deck are said alike', () => {
  expect(new Set(DECK.map(cardName)).size).toBe(52);
});
