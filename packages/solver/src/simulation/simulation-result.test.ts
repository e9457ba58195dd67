import { expect, test } from 'vitest';
import { simulationResult } from './simulation-result.ts';

test('mean, spread and distance are those of the single nets', () => {
  // Nets of 1, -1, -1 and 1.5 wagers: mean 0.125, squared distances 0.765625, 1.265625 twice and 1.890625.
  const result = simulationResult({ rounds: 4, net: 5, squares: 100 + 100 + 100 + 225 }, 0);
  expect(result.mean).toBeCloseTo(0.125, 12);
  expect(result.standardDeviation).toBeCloseTo(Math.sqrt(5.1875 / 3), 12);
  expect(result.standardError).toBeCloseTo(Math.sqrt(5.1875 / 3 / 4), 12);
  expect(result.z).toBeCloseTo(0.125 / result.standardError, 12);
  const [low, high] = result.interval;
  expect((low + high) / 2).toBeCloseTo(0.125, 12);
  expect((high - low) / 2 / result.standardError).toBeCloseTo(1.96, 4);
});

test('a mean below the exact value has a distance below 0', () => {
  expect(simulationResult({ rounds: 100, net: -50, squares: 10_000 }, 0).z).toBeLessThan(0);
});
