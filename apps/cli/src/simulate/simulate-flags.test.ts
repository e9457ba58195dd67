import { expect, test } from 'vitest';
import { UsageFault } from '../usage-fault.ts';
import { readExtent, type SimulateFlags } from './simulate-flags.ts';

const NONE: SimulateFlags = {
  rules: undefined,
  rounds: undefined,
  seed: undefined,
  workers: undefined,
  shoe: undefined,
  table: undefined,
  json: false,
};

test('without flags ten million rounds are played from fresh shoes', () => {
  expect(readExtent(NONE)).toMatchObject({ rounds: 10_000_000, seed: 1, shoe: 'fresh' });
  expect(readExtent(NONE).workers).toBeGreaterThan(0);
});

test('flags are read as numbers, 1e6 too', () => {
  const flags = { ...NONE, rounds: '1e6', seed: '9007199254740991', workers: '3', shoe: 'cut' };
  expect(readExtent(flags)).toEqual({ rounds: 1_000_000, seed: 9_007_199_254_740_991, workers: 3, shoe: 'cut' });
});

test.each<[Partial<SimulateFlags>, string]>([
  [{ rounds: '1' }, '--rounds is a whole number from 2'],
  [{ rounds: '1.5e0' }, 'not 1.5e0'],
  [{ rounds: '' }, '--rounds'],
  [{ rounds: '1e13' }, '--rounds'],
  [{ seed: '-1' }, '--seed is a whole number from 0'],
  [{ seed: 'lucky' }, 'not lucky'],
  [{ workers: '0' }, '--workers is a whole number from 1'],
  [{ shoe: 'old' }, '--shoe is fresh or cut, not old'],
])('%j is refused', (flags, complaint) => {
  const read = () => readExtent({ ...NONE, ...flags });
  expect(read).toThrow(UsageFault);
  expect(read).toThrow(complaint);
});
