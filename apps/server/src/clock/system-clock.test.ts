import { afterEach, expect, test, vi } from 'vitest';
import { SYSTEM_CLOCK } from './system-clock.ts';

const HOUR = 3_600_000;

afterEach(() => vi.restoreAllMocks());

test('the clock goes on when the time of the machine is put back, and follows it ahead', () => {
  const start = SYSTEM_CLOCK.now();
  const time = vi.spyOn(Date, 'now').mockReturnValue(start - HOUR);
  expect(SYSTEM_CLOCK.now()).toBeGreaterThanOrEqual(start);
  time.mockReturnValue(start + HOUR);
  expect(SYSTEM_CLOCK.now()).toBeGreaterThanOrEqual(start + HOUR);
});
