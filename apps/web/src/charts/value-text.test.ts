import { expect, it } from 'vitest';
import { formatChance, formatEdge, formatEdgeDifference, formatGain, formatMargin, formatValue } from './value-text.ts';

it('values have four decimals and a sign of print', () => {
  expect([-0.53599, 0.25, -0.00001, 0].map(formatValue)).toEqual(['−0.5360', '0.2500', '0.0000', '0.0000']);
  expect([-0.5, 0.012, 0.00001].map(formatGain)).toEqual(['−0.5000', '+0.0120', '0.0000']);
  expect([0.036, 0.00001].map(formatMargin)).toEqual(['0.0360', 'less than 0.0001']);
});

it('an edge is what the house takes of a wager', () => {
  expect([formatEdge(-0.003549), formatEdge(0.0012), formatEdge(-0.0035491, 5)]).toEqual([
    '0.355 %',
    '−0.120 %',
    '0.35491 %',
  ]);
});

it('an edge that rounds to nothing has no sign', () => {
  expect([0.000001, -0.000001, 0].map((value) => formatEdge(value))).toEqual(['0.000 %', '0.000 %', '0.000 %']);
});

it('a difference of edges has a sign where there is one', () => {
  expect(formatEdgeDifference(-0.003, -0.004)).toBe('+0.100 %');
  expect(formatEdgeDifference(-0.004, -0.003)).toBe('−0.100 %');
  expect([formatEdgeDifference(0.00000003, 0), formatEdgeDifference(0, 0.00000003)]).toEqual(['0.000 %', '0.000 %']);
});

it('small chances keep their digits', () => {
  expect([0.30769, 0, 0.0004].map(formatChance)).toEqual(['30.8 %', '0.0 %', '0.040 %']);
});
