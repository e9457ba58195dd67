import { GAME_NAMES, GAMES } from '@upcard/core';
import { describe, expect, it } from 'vitest';
import { parseGameRules } from './game-rules.ts';

describe('reading game rules', () => {
  it.each(GAME_NAMES.map((name) => [name]))('gives back the rules of %s', (name) => {
    const json: unknown = JSON.parse(JSON.stringify(GAMES[name]));
    expect(parseGameRules(json)).toEqual({ ok: true, rules: GAMES[name] });
  });

  it('takes what is left out from the Live table', () => {
    expect(parseGameRules({})).toEqual({ ok: true, rules: GAMES.live });
    expect(parseGameRules({ decks: 2, dealer: 'H17' })).toEqual({
      ok: true,
      rules: { ...GAMES.live, decks: 2, dealer: 'H17' },
    });
  });

  it('finds the rules in a document about them', () => {
    const document = { rules: { decks: 1 }, split: 'cdz', value: {} };
    expect(parseGameRules(document)).toEqual({ ok: true, rules: { ...GAMES.live, decks: 1 } });
  });

  it.each([
    ['too many decks', { decks: 9 }, 'decks', '1 to 8, or infinite'],
    ['half a deck', { decks: 0.5 }, 'decks', '1 to 8, or infinite'],
    ['decks in words', { decks: 'six' }, 'decks', '1 to 8, or infinite'],
    ['an unknown dealer', { dealer: 's17' }, 'dealer', 'S17, H17 or free-will'],
    ['a peek in words', { peek: 'none' }, 'peek', 'true or false'],
    ['doubles nobody knows', { double: '8-11' }, 'double', 'any, 9-11 or 10-11'],
    ['a null', { doubleAfterSplit: null }, 'doubleAfterSplit', 'true or false'],
    ['an unknown way to tell pairs', { splitBy: 'suit' }, 'splitBy', 'rank or value'],
    ['five hands', { maxHands: 5 }, 'maxHands', '1 to 4'],
    ['hands in words', { maxHands: '4' }, 'maxHands', '1 to 4'],
    ['Aces split again into two', { maxHands: 2, resplitAces: true }, 'resplitAces', 'three hands'],
    ['a number for a yes', { hitSplitAces: 1 }, 'hitSplitAces', 'true or false'],
    ['early surrender', { surrender: 'early' }, 'surrender', 'none or late'],
    ['late surrender without a peek', { peek: false }, 'surrender', 'after a peek'],
    ['an unknown price', { naturalPays: '2:1' }, 'naturalPays', '3:2, 6:5 or 1:1'],
    ['a rule that is none', { deck: 6 }, 'deck', 'no such rule'],
    ['a rule beside the rules', { rules: {}, decks: 6 }, 'decks', 'beside the rules'],
    ['rules that are a list', [], 'rules', 'not an object'],
    ['rules that are nothing', null, 'rules', 'not an object'],
    ['a rules member that is text', { rules: 'live' }, 'rules', 'not an object'],
  ])('refuses %s and says where', (_name, json, field, sentence) => {
    expect(parseGameRules(json)).toEqual({ ok: false, faults: [{ field, fault: expect.stringContaining(sentence) }] });
  });

  it('tells every fault at once', () => {
    const check = parseGameRules({ decks: 'many', peek: 1, colour: 'green' });
    expect(check.ok ? [] : check.faults.map(({ field }) => field)).toEqual(['decks', 'peek', 'colour']);
  });
});
