import type { RatingPoint } from '@upcard/protocol';
import { expect, test } from 'vitest';
import { ratingScale } from './rating-scale.ts';

/** A history, the newest game first, of ratings that are given the oldest first; the first of them stood before it. */
function historyOf(...ratings: readonly number[]): readonly RatingPoint[] {
  return ratings
    .slice(1)
    .map((rating, index) => ({
      table: `${index}`,
      name: '',
      at: index,
      rating,
      change: rating - (ratings[index] ?? 0),
    }))
    .toReversed();
}

test('a history runs from the rating before it to the newest one, left to right and up', () => {
  const { ratings, points } = ratingScale(historyOf(15_000, 15_200, 15_100));
  expect(ratings).toEqual([15_000, 15_200, 15_100]);
  expect(points).toEqual([
    { x: 0, y: 100 },
    { x: 50, y: 0 },
    { x: 100, y: 50 },
  ]);
});

test.each([
  ['one game that changed nothing', [15_000, 15_000], [15_000, 15_010]],
  ['a few tenths', [15_000, 15_007], [15_000, 15_010]],
  ['twenty points', [15_000, 15_200], [15_000, 15_100, 15_200]],
  ['both sides of a round rating', [15_000, 15_133, 14_867], [14_800, 14_900, 15_000, 15_100, 15_200]],
  ['hundreds of points', [15_000, 17_400], [15_000, 16_000, 17_000, 18_000]],
  ['the floor', [40, 10], [10, 20, 30, 40]],
])('the lines of %s are round ratings around it', (_what, ratings, lines) => {
  const { ticks } = ratingScale(historyOf(...ratings));
  expect(ticks.map(({ rating }) => rating)).toEqual(lines);
  expect([ticks[0]?.y, ticks.at(-1)?.y]).toEqual([100, 0]);
});

test('nothing of a history lies outside of the chart', () => {
  for (let span = 0; span < 3_000; span += 7) {
    const { points, ticks } = ratingScale(historyOf(14_991, 14_991 + span, 14_991 - span));
    for (const { y } of points) expect(y >= 0 && y <= 100).toBe(true);
    expect(ticks.length).toBeLessThanOrEqual(7);
  }
});
