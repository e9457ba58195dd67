import type { RatingPoint } from '@upcard/protocol';

/** One place on the chart, in percent of its width and height from the upper left corner. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

/** A line across the chart. `rating` in tenths, `y` in percent from above. */
export interface ChartTick {
  readonly rating: number;
  readonly y: number;
}

/** A history as a chart draws it. `ratings` in tenths, the oldest first; the first one stands before the first game shown. */
export interface RatingScale {
  readonly ratings: readonly number[];
  readonly points: readonly ChartPoint[];
  readonly ticks: readonly ChartTick[];
}

/** Most steps between the lowest and the highest line. */
const MOST_STEPS = 4;

/** Steps of a scale that people like to read, in tenths: 1, 2 or 5 points, or ten or a hundred times as many, and so on. */
function stepFor(span: number): number {
  for (let unit = 10; ; unit *= 10)
    for (const step of [unit, 2 * unit, 5 * unit]) if (step * MOST_STEPS >= span) return step;
}

/** Lays out a history, the newest game first and at least one, between round ratings. */
export function ratingScale(history: readonly RatingPoint[]): RatingScale {
  const steps = history.toReversed();
  const before = steps.slice(0, 1).map(({ rating, change }) => rating - change);
  const ratings = [...before, ...steps.map(({ rating }) => rating)];
  const lowest = Math.min(...ratings);
  const highest = Math.max(...ratings);
  // Rounding outwards adds up to a step at either end.
  const step = stepFor((highest - lowest) * 1.25);
  const bottom = Math.floor(lowest / step) * step;
  const top = Math.max(Math.ceil(highest / step) * step, bottom + step);
  const y = (rating: number): number => (100 * (top - rating)) / (top - bottom);
  const count = Math.round((top - bottom) / step);
  return {
    ratings,
    points: ratings.map((rating, index) => ({ x: (100 * index) / (ratings.length - 1), y: y(rating) })),
    ticks: Array.from({ length: count + 1 }, (_, index) => bottom + index * step).map((rating) => ({
      rating,
      y: y(rating),
    })),
  };
}
