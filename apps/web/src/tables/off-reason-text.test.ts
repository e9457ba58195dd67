import { HOUSE, LIVE, OFF_REASONS } from '@upcard/core';
import { expect, test } from 'vitest';
import { offReasonText } from './off-reason-text.ts';

test.each(OFF_REASONS)('%s has words of its own, short enough for a button', (reason) => {
  const text = offReasonText(reason, HOUSE);
  expect(text.length).toBeGreaterThan(3);
  expect(text.length).toBeLessThanOrEqual(18);
});

test('all reasons read differently', () => {
  expect(new Set(OFF_REASONS.map((reason) => offReasonText(reason, HOUSE))).size).toBe(OFF_REASONS.length);
});

test('HSE-031 the House table names its one split, a table with four hands their number', () => {
  expect(offReasonText('most-hands', HOUSE)).toBe('One split only');
  expect(offReasonText('most-hands', LIVE)).toBe('Four hands at most');
});

test('a table that doubles on few totals names them', () => {
  expect(offReasonText('total-not-allowed', { ...HOUSE, double: '9-11' })).toBe('Only on 9 to 11');
  expect(offReasonText('total-not-allowed', { ...HOUSE, double: '10-11' })).toBe('Only on 10 or 11');
});
