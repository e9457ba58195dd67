import type { HouseEnding, HouseView, RoomClosing } from '@upcard/tables';
import { expect, test } from 'vitest';
import { endText } from './end-text.ts';
import { CLEO, houseOverlay, houseScene, houseView, roomView, seatView } from './testkit/house-frames.ts';

function told(ending: HouseEnding, closing: RoomClosing | null = null, view: Partial<HouseView> = {}): string {
  const over = houseView({ phase: 'finished', round: 4, seats: [seatView(2, CLEO)], ending, ...view });
  const scene = { ...houseScene(over, houseOverlay({ seats: [2] })), room: roomView({ stage: 'over', closing }) };
  const { title, text } = endText(scene);
  return `${title} | ${text}`;
}

const CLOSED = { kind: 'closed' } as const;

test('HSE-042 HSE-043 who won the session is told', () => {
  expect(told({ kind: 'bankBroken', winners: [2] })).toBe('The bank is broken | You share the win of this session.');
  expect(told({ kind: 'bankBroken', winners: [3] })).toMatch(/^The bank is broken \| Every seat with 50 chips/);
  expect(told({ kind: 'houseWins' })).toMatch(/^The house wins \| No seat has enough/);
});

test.each<[string, RoomClosing | null, Partial<HouseView>, RegExp]>([
  [
    'an administrator',
    'byAdministrator',
    {},
    /^An administrator has closed the table \| Bets that were out are back\./,
  ],
  [
    'an administrator, before the deal',
    'byAdministrator',
    { round: 0 },
    /closed the table \| .* before the first deal/,
  ],
  ['its host', 'byHost', { round: 0 }, /^The host has closed the room \| .* before the first deal/],
  ['nobody, because all went', 'deserted', { round: 0, seats: [] }, /^Everybody has left \| .* before the first deal/],
  ['the clock', null, {}, /^The table is closed \| Nobody with a seat was here for ten minutes/],
  ['the clock, before the deal', null, { round: 0, seats: [] }, /^The table is closed \| Nobody with a seat/],
  ['the last who left a game', null, { seats: [] }, /^The table is closed \| Everybody has given up their seat/],
])('a table closed by %s says so', (_, closing, view, words) => {
  expect(told(CLOSED, closing, view)).toMatch(words);
});
