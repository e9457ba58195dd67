import { expect, test } from 'vitest';
import { reconnectDelay } from './backoff.ts';

test.each([
  [1, 0, 250],
  [1, 1, 500],
  [2, 0.5, 750],
  [5, 1, 8_000],
  [6, 1, 10_000],
  [500, 0, 5_000],
])('attempt %i with chance %f waits %i ms', (attempt, chance, wait) => {
  expect(reconnectDelay(attempt, chance)).toBe(wait);
});
