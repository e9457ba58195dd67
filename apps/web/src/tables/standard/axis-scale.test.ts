import { describe, expect, test } from 'vitest';
import { axisScale, lineMarks } from './axis-scale.ts';

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

describe('the numbers under a slider', () => {
  test.each([
    ['an end that is round', 400, 1, [0, 100, 200, 300, 400]],
    ['an odd end, which is printed as it is between round numbers', 1_012, 2, [0, 500, 1_012]],
    ['an end with room behind the last round number', 1_332, 2, [0, 500, 1_000, 1_332]],
    ['an end that no whole number of parts would make round', 997, 1, [0, 200, 400, 600, 997]],
    ['long numbers, of which there are fewer', 450_000, 1, [0, 200_000, 450_000]],
    ['a line of even amounts', 6, 2, [0, 2, 4, 6]],
    ['a short line', 2, 2, [0, 2]],
    ['no line at all', 0, 1, [0]],
  ])('%s', (_, end, step, marks) => {
    expect(lineMarks(end, step)).toEqual(marks);
  });
});
