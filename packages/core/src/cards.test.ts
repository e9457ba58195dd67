import { describe, expect, test } from 'vitest';
import { cardValue, DECK, fullDecks, parseCard, RANKS, rankOf, rankValue, SUITS, suitOf } from './cards.ts';

describe('a deck', () => {
  test('has each of 13 ranks in each of 4 suits once', () => {
    expect(new Set(DECK).size).toBe(52);
    for (const rank of RANKS) expect(DECK.filter((card) => rankOf(card) === rank)).toHaveLength(4);
    for (const suit of SUITS) expect(DECK.filter((card) => suitOf(card) === suit)).toHaveLength(13);
  });

  test('counts 340 with every Ace as 1', () => {
    expect(DECK.reduce((total, card) => total + cardValue(card), 0)).toBe(340);
  });

  test.each([
    [1, 52],
    [5, 260],
    [8, 416],
  ])('%d of them are %d cards, every one as often as there are decks', (decks, cards) => {
    const shoe = fullDecks(decks);
    expect(shoe).toHaveLength(cards);
    for (const card of DECK) expect(shoe.filter((other) => other === card)).toHaveLength(decks);
  });
});

test('ranks count their number, pictures 10 and an Ace 1', () => {
  expect(RANKS.map(rankValue)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]);
});

describe('parseCard', () => {
  test('reads every card of the deck as it is written', () => {
    expect(DECK.map(parseCard)).toEqual(DECK);
  });

  test.each([
    ['10♥', '10H'],
    ['A♠', 'AS'],
    ['7♦', '7D'],
    ['K♣', 'KC'],
    ['Q', 'QS'],
    ['10', '10S'],
  ])('%s is %s', (text, card) => {
    expect(parseCard(text)).toBe(card);
  });

  test.each(['', '1', '11', '0S', 'S', '♠', 'as', 'AX', 'ASS', ' AS', '10H ', 'constructor'])(
    '%j is no card',
    (text) => {
      expect(parseCard(text)).toBeNull();
    },
  );
});
