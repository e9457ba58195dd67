import { expect, test } from 'vitest';
import { turnTitle, wantsNotice } from './turn-alert.ts';

test.each([
  [true, true, '● Your turn · Late shift'],
  [true, false, 'Late shift · Upcard'],
  [false, true, 'Late shift · Upcard'],
  [false, false, 'Late shift · Upcard'],
])('your turn: %s, tab hidden: %s, title: %s', (isYourTurn, isHidden, title) => {
  expect(turnTitle({ isYourTurn, isHidden }, 'Late shift')).toBe(title);
});

const ASKED = { notifiesTurn: true };
const HIDDEN_TURN = { isYourTurn: true, isHidden: true };

test('the browser tells of a turn in a hidden tab', () => {
  expect(wantsNotice(HIDDEN_TURN, ASKED, 'granted')).toBe(true);
});

test.each([
  ['nobody asked for it', HIDDEN_TURN, { notifiesTurn: false }, 'granted'],
  ['the browser was told not to', HIDDEN_TURN, ASKED, 'denied'],
  ['the browser was never asked', HIDDEN_TURN, ASKED, 'default'],
  ['the browser has no notices', HIDDEN_TURN, ASKED, 'unknown'],
  ['the tab is seen', { isYourTurn: true, isHidden: false }, ASKED, 'granted'],
  ['it is somebody else’s turn', { isYourTurn: false, isHidden: true }, ASKED, 'granted'],
] as const)('no notice where %s', (_why, moment, preferences, permission) => {
  expect(wantsNotice(moment, preferences, permission)).toBe(false);
});
