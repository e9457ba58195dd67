import type { RoomLegality, RoomOverlay, RoomView } from '@upcard/tables';
import { expect, test } from 'vitest';
import { bannerText } from '../house/banner-text.ts';
import { dockText, waitingReason } from '../house/dock-text.ts';
import { houseScene, houseView, roomOverlay, roomView } from '../house/testkit/house-frames.ts';
import { thresholdOf } from './room-scene.ts';

const off = (reason: Extract<RoomLegality, { isLegal: false }>['reason']): RoomLegality => ({ isLegal: false, reason });
const canAsk: Partial<RoomOverlay> = {
  play: off('not-member'),
  commands: { ...roomOverlay().commands, join: { isLegal: true } },
};

test.each<[string, Partial<RoomView>, Partial<RoomOverlay>, string | null]>([
  ['an open room', {}, {}, null],
  ['a room of one’s own', { joining: 'approval' }, { isMember: true }, null],
  ['a room that one may ask to join', { joining: 'approval' }, canAsk, 'ask'],
  ['a room that one has asked to join', { joining: 'approval' }, { ...canAsk, myRequest: 'waiting' }, 'asked'],
  ['a room that one was turned away from', { joining: 'approval' }, { ...canAsk, myRequest: 'refused' }, 'ask-again'],
  ['a room with a passcode', { joining: 'passcode' }, { play: off('passcode-needed') }, 'passcode'],
  ['a room that one was taken out of', {}, { isBlocked: true, play: off('blocked') }, 'blocked'],
  ['a full room', {}, { play: off('room-full') }, 'full'],
  ['a table for watching', { joining: 'nobody' }, { play: off('watch-only') }, 'watch-only'],
  ['a game for registered people', {}, { play: off('account-needed') }, 'account'],
  ['a game that runs', { stage: 'playing', joining: 'approval' }, canAsk, null],
])('the threshold of %s', (_, room, overlay, threshold) => {
  expect(thresholdOf({ room: roomView(room), roomOverlay: roomOverlay(overlay) })).toBe(threshold);
});

test('a paused table says so in the banner, in the dock and under every button', () => {
  const paused = { ...houseScene(houseView({ phase: 'play' })), room: roomView({ isPaused: true, pausedAt: 5 }) };
  expect(bannerText(paused).title).toBe('The table is paused');
  expect(dockText(paused).title).toBe('The table is paused');
  expect(waitingReason(paused)).toBe('Table is paused');
});
