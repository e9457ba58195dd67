import { STRATEGY_ROWS, VALUES } from '@upcard/core';
import { describe, expect, it } from 'vitest';
import { averageValues, chartFrom } from './chart.ts';

describe('a chart', () => {
  it('asks for every cell once and puts its letter where it was asked for', () => {
    const asked: string[] = [];
    const chart = chartFrom((row, up) => {
      asked.push(`${row}/${up}`);
      return {
        stand: 0,
        hit: up === 'A' ? 1 : -1,
        double: null,
        split: row === 'pair 8,8' ? 2 : null,
        surrender: null,
      };
    });
    expect(Object.keys(chart)).toEqual([...STRATEGY_ROWS]);
    expect(new Set(asked).size).toBe(360);
    expect(chart['pair 8,8']).toEqual(Object.fromEntries(VALUES.map((up) => [up, 'SP'])));
    expect(chart['hard 16'].A).toBe('H');
    expect(chart['hard 16'][10]).toBe('S');
  });

  it('averages hands by how often they come', () => {
    const hand = { stand: 0, hit: 1, double: 2, split: null, surrender: -0.5 };
    const other = { stand: 4, hit: 5, double: null, split: null, surrender: -0.5 };
    const mean = averageValues([
      { weight: 3, values: hand },
      { weight: 1, values: other },
    ]);
    expect(mean).toEqual({ stand: 1, hit: 2, double: null, split: null, surrender: -0.5 });
  });
});
