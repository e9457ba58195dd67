import type { ActionValues } from '@upcard/solver';
import { expect, it } from 'vitest';
import { cellName, conditionOf, letterMeaning, rankedActions, rowHead, verdict } from './action-words.ts';

const NOTHING: ActionValues = { stand: -0.5408, hit: null, double: null, split: null, surrender: null };

it.each<[string, ActionValues, Parameters<typeof verdict>[1]]>([
  [
    'Surrender is best by 0.0360; then hit, if surrender is closed.',
    { ...NOTHING, hit: -0.536, double: -1.0719, surrender: -0.5 },
    'surrender',
  ],
  ['Hit is best by 0.0048; then stand.', { ...NOTHING, hit: -0.536 }, 'hit'],
  ['Double is best by 0.2000; then hit, if doubling is closed.', { ...NOTHING, hit: 0.2, double: 0.4 }, 'double'],
  ['Split is best by 0.5000; then stand, if splitting is closed.', { ...NOTHING, split: -0.0408 }, 'split'],
  ['Stand is best by less than 0.0001; then hit.', { ...NOTHING, hit: -0.540801 }, 'stand'],
  ['There is nothing else to do.', NOTHING, 'stand'],
])('%s', (words, values, best) => {
  expect(verdict(values, best)).toBe(words);
});

it('ranks what the rules offer, and of equal values the best one first', () => {
  const values = { ...NOTHING, stand: -0.5, surrender: -0.5, hit: -0.6 };
  expect(rankedActions(values, 'surrender').map(({ action }) => action)).toEqual(['surrender', 'stand', 'hit']);
  expect(rankedActions(values, 'stand').map(({ action }) => action)).toEqual(['stand', 'surrender', 'hit']);
});

it.each([
  ['S', 'Stand'],
  ['Dh', 'Double, else hit'],
  ['Ds', 'Double, else stand'],
  ['Usp', 'Surrender, else split'],
] as const)('%s means %s', (letter, meaning) => {
  expect(letterMeaning(letter)).toBe(meaning);
});

it('names cells as people do', () => {
  expect(cellName('hard 16', '10')).toBe('Hard 16 against a 10');
  expect(cellName('soft A,7', '8')).toBe('A,7 against an 8');
  expect(cellName('pair A,A', 'A')).toBe('A,A against an Ace');
  expect(cellName('pair A,A (*)', '2')).toBe('A,A that may not be split against a 2');
  expect(rowHead('pair A,A (*)')).toBe('A,A (*)');
});

it('says what the dealer is known not to have, where that matters', () => {
  expect(conditionOf(true, '9')).toBe('In initial wagers.');
  expect(conditionOf(true, 'A')).toBe('In initial wagers, after the dealer’s check found no blackjack.');
  expect(conditionOf(false, '10')).toBe('In initial wagers; the dealer may still turn out to have blackjack.');
});
