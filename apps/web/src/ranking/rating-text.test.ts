import { expect, test } from 'vitest';
import { formatRating, formatRatingChange, ratedGames } from './rating-text.ts';

test.each([
  [15_000, '1500.0'],
  [15_187, '1518.7'],
  [10, '1.0'],
  [123_456, '12345.6'],
])('a rating of %s tenths reads %s', (tenths, text) => {
  expect(formatRating(tenths)).toBe(text);
});

test.each([
  [200, '+20.0'],
  [-133, '−13.3'],
  [0, '0.0'],
])('a change of %s tenths reads %s', (tenths, text) => {
  expect(formatRatingChange(tenths)).toBe(text);
});

test('one game is no games', () => {
  expect([ratedGames(1), ratedGames(2), ratedGames(0)]).toEqual(['1 rated game', '2 rated games', '0 rated games']);
});
