import { describe, expect, it } from 'vitest';
import { readRanks } from './card-words.ts';

describe('cards in words', () => {
  it.each([
    ['A 7', ['A', '7']],
    ['a,7', ['A', '7']],
    [' 10 ,  j Q k ', ['10', 'J', 'Q', 'K']],
    ['T t TS', ['10', '10', '10']],
    ['AS 10h 9♦ 2♣', ['A', '10', '9', '2']],
    ['', []],
  ])('reads %j', (text, ranks) => {
    expect(readRanks('hand', text)).toEqual(ranks);
  });

  it.each([['1'], ['11'], ['A7'], ['0'], ['joker'], ['T0'], ['10X'], ['S']])('refuses %s and names it', (word) => {
    expect(() => readRanks('removed', `5 ${word}`)).toThrow(`--removed: ${word} is not a card`);
  });
});
