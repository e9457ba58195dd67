import type { HouseHappening } from '@upcard/tables';
import { expect, test } from 'vitest';
import { missedBet } from './missed-bet.ts';
import { houseOverlay } from './testkit/house-frames.ts';

const overlay = houseOverlay({ seats: [2] });
const late = (seat: number): HouseHappening => ({ type: 'timedOut', seats: [seat] });

test('whoever did not bet in time is told, and what happens now', () => {
  expect(missedBet({ overlay, happenings: [late(2), { type: 'betsOpened' }] })).toMatch(/^Nobody bet/);
  expect(missedBet({ overlay, happenings: [late(2), { type: 'roundBegan' }] })).toMatch(/^The clock ran out/);
});

test('somebody else, a hand that stood by the clock, and every other frame say nothing', () => {
  expect(missedBet({ overlay, happenings: [late(1), { type: 'roundBegan' }] })).toBeNull();
  expect(missedBet({ overlay, happenings: [late(2)] })).toBeNull();
  expect(missedBet({ overlay, happenings: [{ type: 'betsOpened' }] })).toBeNull();
});
