import { expect, it } from 'vitest';
import { costOf, medianCost, warmCosts } from './call-cost.ts';

it.each([
  ['one cost', [[3, 4]], [3, 4]],
  [
    'an odd number',
    [
      [9, 1],
      [1, 2],
      [2, 9],
    ],
    [2, 2],
  ],
  [
    'an even number, half-way between the middle two',
    [
      [1, 0],
      [2, 0],
      [4, 0],
      [9, 8],
    ],
    [3, 0],
  ],
  ['none', [], [0, 0]],
  ['fractions, to hundredths', [[1.2345, 2]], [1.23, 2]],
])('takes the median of %s, cpu and wall apart', (_name, pairs, [cpuMs, wallMs]) => {
  expect(medianCost(pairs.map(([cpu = 0, wall = 0]) => ({ cpuMs: cpu, wallMs: wall })))).toEqual({ cpuMs, wallMs });
});

it('counts the calls that it makes', () => {
  let calls = 0;
  const call = (): void => {
    calls += 1;
  };
  expect(warmCosts(call, 3)).toHaveLength(3);
  expect(calls).toBe(6);
});

it('measures the call alone', () => {
  const { cpuMs, wallMs } = costOf(() => Array.from({ length: 100_000 }, (_, at) => at).toReversed());
  expect(cpuMs).toBeGreaterThan(0);
  expect(wallMs).toBeGreaterThan(0);
});
