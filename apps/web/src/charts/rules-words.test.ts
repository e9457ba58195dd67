import { GAMES, type GameRules } from '@upcard/core';
import { expect, it } from 'vitest';
import { rulesInWords } from './rules-words.ts';

it.each<[string, GameRules]>([
  ['8 decks, dealer stands on all 17s, double any two, double after split, late surrender', GAMES.live],
  ['5 decks, dealer stands on all 17s, double any two, split once, double after split, no surrender', GAMES.house],
  ['6 decks, dealer stands on all 17s, no peek, double any two, double after split, no surrender', GAMES.european],
  [
    'Infinite decks, dealer of free will, double any two, split equal ranks, double after split, late surrender',
    GAMES['free-will'],
  ],
  [
    '1 deck, dealer hits soft 17, double 9 to 11, split to 3 hands, no double after split, split Aces again, hit split Aces, no surrender, blackjack pays 6 to 5',
    {
      ...GAMES.live,
      decks: 1,
      dealer: 'H17',
      double: '9-11',
      maxHands: 3,
      doubleAfterSplit: false,
      resplitAces: true,
      hitSplitAces: true,
      surrender: 'none',
      naturalPays: '6:5',
    },
  ],
  [
    '2 decks, dealer stands on all 17s, double any two, no splits, late surrender',
    { ...GAMES.live, decks: 2, maxHands: 1 },
  ],
])('%s', (words, rules) => {
  expect(rulesInWords(rules)).toBe(words);
});
