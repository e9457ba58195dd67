import { describe, expect, it } from 'vitest';
import { cpuMs, round, spreadOf } from './figures.ts';

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

describe('spreadOf', () => {
  it.each([
    ['nothing', [], { p50: 0, p99: 0, most: 0 }],
    ['one duration', [7], { p50: 7, p99: 7, most: 7 }],
    ['durations in any order', [9, 1, 5], { p50: 5, p99: 9, most: 9 }],
    ['a hundred', upTo(100), { p50: 51, p99: 100, most: 100 }],
    ['a thousand, few of them long', [...upTo(990).map(() => 1), ...upTo(10)], { p50: 1, p99: 1, most: 10 }],
    ['fractions, to hundredths', [1.2345], { p50: 1.23, p99: 1.23, most: 1.23 }],
  ])('tells median, 99th percentile and longest of %s', (_name, durations, spread) => {
    expect(spreadOf(durations)).toEqual(spread);
  });

  it('leaves the durations as they are', () => {
    const durations = [3, 1, 2];
    spreadOf(durations);
    expect(durations).toEqual([3, 1, 2]);
  });
});

describe('small figures', () => {
  it('rounds to hundredths', () => {
    expect([0.005, 1.004, 2.999].map(round)).toEqual([0.01, 1, 3]);
  });

  it('counts processor time upwards', () => {
    const before = cpuMs();
    spreadOf(upTo(100_000).toReversed());
    expect(before).toBeGreaterThan(0);
    expect(cpuMs()).toBeGreaterThanOrEqual(before);
  });
});
