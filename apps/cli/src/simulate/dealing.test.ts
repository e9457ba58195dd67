import { GAME_NAMES, GAMES, tableFrom } from '@upcard/core';
import { bestReply, compileGame } from '@upcard/solver';
import { describe, expect, test } from 'vitest';
import { dealingOf } from './dealing.ts';

const STAND = tableFrom(() => 'S');

test('European practice is mixed below 78 cards, the Live table behind three quarters, House below 40', () => {
  expect(dealingOf('european', GAMES.european, 'cut').reshuffleBelow).toBe(78);
  expect(dealingOf('live', GAMES.live, 'cut').reshuffleBelow).toBe(105);
  expect(dealingOf('house', GAMES.house, 'cut').reshuffleBelow).toBe(40);
  expect(dealingOf('house', GAMES.house, 'fresh').reshuffleBelow).toBe('fresh');
});

test('a table deals in its own order', () => {
  expect(dealingOf('house', GAMES.house, 'fresh')).toMatchObject({
    splitCards: 'at-once',
    dealerDraws: 'not-all-bust',
  });
  expect(dealingOf('sandbox-s17', GAMES['sandbox-s17'], 'fresh').splitCards).toBe('when-reached');
});

describe('every cut card lies where a shoe has one', () => {
  test.each([
    ...GAME_NAMES.map((name) => ({ name, rules: GAMES[name] })),
    ...[1, 2, 8, 'infinite' as const].map((decks) => ({ name: 'mine.json', rules: { ...GAMES.live, decks } })),
  ])('$name, $rules.decks decks', ({ name, rules }) => {
    const dealing = { ...dealingOf(name, rules, 'cut'), freeDealer: bestReply };
    expect(compileGame(rules, STAND, dealing)).toMatchObject({ ok: true });
  });
});
