import { expect, test } from 'vitest';
import { endOf, endProblem } from './suspension-end.ts';

/** Half past six in the evening, wherever the test runs. */
const NOW = new Date(2026, 10, 30, 18, 30).getTime();

test.each([
  ['hour', new Date(2026, 10, 30, 19, 30)],
  ['week', new Date(NOW + 7 * 86_400_000)],
  ['month', new Date(NOW + 30 * 86_400_000)],
] as const)('a suspension for a %s ends so much later', (end, at) => {
  expect(endOf(end, '', NOW)).toBe(at.getTime());
  expect(endProblem(end, '', NOW)).toBeUndefined();
});

test('a suspension for good has no end', () => {
  expect(endOf('never', '', NOW)).toBeNull();
});

test('a time of choice is one of this place and has to come yet', () => {
  expect(endOf('time', '2026-12-01T08:15', NOW)).toBe(new Date(2026, 11, 1, 8, 15).getTime());
  expect(endProblem('time', '2026-12-01T08:15', NOW)).toBeUndefined();
  expect(endProblem('time', '2026-11-30T18:30', NOW)).toBe('Choose a time that is still to come.');
  expect(endProblem('time', '', NOW)).toBe('Choose a day and a time.');
  expect(endProblem('hour', '', NOW)).toBeUndefined();
});
