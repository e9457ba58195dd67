import type { RoomOverlay, RoomView } from '@upcard/tables';
import { expect, test } from 'vitest';
import { ANN, BEN, CLEO, DEV, EVE, roomOverlay, roomView } from '../tables/house/testkit/house-frames.ts';
import type { RoomScene } from '../tables/room/room-scene.ts';
import { roomNews, roomSentences } from './room-news.ts';

const member = (person: typeof ANN, isReady = false, isConnected = true) => ({ person, isReady, isConnected });

function scene(room: Partial<RoomView> = {}, overlay: Partial<RoomOverlay> = {}): RoomScene {
  return { room: roomView({ members: [member(ANN)], ...room }), roomOverlay: roomOverlay(overlay), you: CLEO };
}

test.each<[string, RoomScene, RoomScene, string]>([
  ['nothing', scene(), scene(), ''],
  ['people who come', scene(), scene({ members: [member(ANN), member(BEN), member(DEV)] }), 'Ben and Dev are in.'],
  ['oneself coming', scene(), scene({ members: [member(ANN), member(CLEO)] }), ''],
  ['somebody who goes', scene({ members: [member(ANN), member(BEN)] }), scene(), 'Ben has left.'],
  ['a ready mark', scene(), scene({ members: [member(ANN, true)] }), 'Ann is ready.'],
  ['a mark taken back', scene({ members: [member(ANN, true)] }), scene(), 'Ann is not ready any more.'],
  [
    'another host',
    scene({ members: [member(ANN), member(BEN)] }),
    scene({ members: [member(ANN), member(BEN)], host: BEN }),
    'Ben runs this table now.',
  ],
  ['being the host', scene(), scene({ host: CLEO }), 'You run this table now.'],
  ['a request', scene({}, { requests: [BEN] }), scene({}, { requests: [BEN, DEV] }), 'Dev asks to join.'],
  ['asking', scene(), scene({}, { myRequest: 'waiting' }), 'Ann has been asked to let you in.'],
  ['being let in', scene({}, { myRequest: 'waiting' }), scene({}, { isMember: true }), 'You are in.'],
  [
    'being turned away',
    scene({}, { myRequest: 'waiting' }),
    scene({}, { myRequest: 'refused' }),
    'Ann has not let you in. You can watch, or ask again.',
  ],
  [
    'being taken out',
    scene({}, { isMember: true }),
    scene({}, { isBlocked: true }),
    'The host has taken you out of this table. You can still watch.',
  ],
  [
    'being unblocked',
    scene({}, { isBlocked: true }),
    scene(),
    'The host has unblocked you. You may join this table again.',
  ],
  ['a pause', scene(), scene({ isPaused: true, pausedAt: 5 }), 'The table is paused. Seats and bets are kept.'],
  ['its end', scene({ isPaused: true, pausedAt: 5 }), scene(), 'The table goes on.'],
])('news of %s', (_, before, after, words) => {
  expect(roomNews(before, after).join(' ')).toBe(words);
});

test('the room in sentences says who is in, what they are, who asks and who is blocked', () => {
  const members = [member(ANN), member(CLEO, true), member(BEN, false, false)];
  expect(roomSentences(scene({ members }, { requests: [DEV], blocked: [EVE] }))).toEqual([
    'In the room: Ann (host), you (ready) and Ben (away).',
    'Dev asks to join.',
    'Eve is blocked.',
  ]);
});
