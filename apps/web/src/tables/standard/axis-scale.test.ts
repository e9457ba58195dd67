import { describe, expect, test } from 'vitest';
import { axisScale } from './axis-scale.ts';

describe('the scale of an axis', () => {
  test.each([
    ['amounts on both sides of 0', [-240, 330], [-400, -200, 0, 200, 400]],
    ['amounts above 0 alone', [36, 58], [0, 20, 40, 60]],
    ['amounts below 0 alone', [-90, -10], [-100, -50, 0]],
    ['nothing but 0', [0, 0], [0, 1]],
    ['no values', [], [0, 1]],
  ])('%s', (_, values, ticks) => {
    expect(axisScale(values, 4).ticks).toEqual(ticks);
  });

  test('places are percentages from the least line to the greatest', () => {
    const { place } = axisScale([-240, 330], 4);
    expect([-400, -200, 0, 100, 400].map(place)).toEqual([0, 25, 50, 62.5, 100]);
  });
});
