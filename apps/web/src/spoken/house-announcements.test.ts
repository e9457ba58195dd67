import type { HouseHappening } from '@upcard/tables';
import { expect, test } from 'vitest';
import {
  ANN,
  CLEO,
  handResult,
  handView,
  houseOverlay,
  houseScene,
  houseView,
  roomView,
  roundView,
  seatView,
} from '../tables/house/testkit/house-frames.ts';
import { announcements } from './house-announcements.ts';

const seats = [seatView(1, ANN, { status: 'playing' }), seatView(2, CLEO, { status: 'playing' })];
const overlay = houseOverlay({ seats: [2] });

test('an opening deal is told hand by hand, not card by card', () => {
  const view = houseView({
    phase: 'play',
    seats,
    table: roundView({ 1: [handView(['10S', '9H'], 1)], 2: [handView(['8S', '3C'], 4)] }, ['9D', null]),
  });
  const deal: HouseHappening[] = [
    { type: 'roundBegan' },
    { type: 'cardDealt', id: 1, to: { spot: 1, hand: 0 } },
    { type: 'cardDealt', id: 90, to: 'dealer' },
    { type: 'dealerPeeked', hasNatural: false },
  ];
  expect(announcements(houseScene(view, overlay), deal)).toEqual([
    'No more bets.',
    'The dealer shows nine of diamonds and a face-down card.',
    'Ann has: ten of spades and nine of hearts, total 19, 100 chips bet.',
    'You have: eight of spades and three of clubs, total 11, 100 chips bet.',
  ]);
});

test('a hit tells its card and the new total, and a bust', () => {
  const view = houseView({
    phase: 'play',
    seats,
    table: roundView({ 1: [handView(['10S', '9H', '5C'], 1, { status: 'bust' })], 2: [handView(['8S', '3C'], 4)] }, [
      '9D',
      null,
    ]),
  });
  const hit: HouseHappening[] = [
    { type: 'acted', at: { spot: 1, hand: 0 }, action: 'hit' },
    { type: 'cardDealt', id: 3, to: { spot: 1, hand: 0 } },
    { type: 'handFinished', at: { spot: 1, hand: 0 }, status: 'bust' },
  ];
  expect(announcements(houseScene(view, overlay), hit)).toEqual(['Ann gets: five of clubs, 24.', 'Ann busts.']);
});

test('a settlement tells the dealer, the own result and the others', () => {
  const view = houseView({
    phase: 'break',
    seats,
    table: roundView(
      {
        1: [handView(['10S', '9H'], 1, { status: 'stood', result: handResult({ spot: 1, hand: 0 }, 'win', 100) })],
        2: [handView(['8S', '8C'], 4, { status: 'stood', result: handResult({ spot: 2, hand: 0 }, 'lose', -100) })],
      },
      ['9D', '9C'],
    ),
  });
  expect(announcements(houseScene(view, overlay), [{ type: 'settled' }])).toEqual([
    'The dealer has nine of diamonds and nine of clubs, total 18.',
    'You lost 100 chips.',
    'Ann won 100 chips.',
  ]);
});

test('HSE-044 the shuffle is announced, and betting only after it', () => {
  const scene = houseScene(houseView({ phase: 'shuffle', seats }), overlay);
  expect(announcements(scene, [{ type: 'shuffleBegan' }])).toEqual(['The shoe is shuffled.']);
  expect(announcements(scene, [{ type: 'betsOpened' }])).toEqual(['Place your bets.']);
});

test('bets are told with their amount, dealt chips are not', () => {
  const bet: HouseHappening = { type: 'chipsMoved', from: 'purse:1', to: 'bet:1', amount: 250 };
  expect(announcements(houseScene(houseView({ phase: 'bets', seats }), overlay), [bet])).toEqual([
    'Ann bets 250 chips.',
  ]);
  expect(announcements(houseScene(houseView({ phase: 'play', seats }), overlay), [bet])).toEqual([]);
});

test('a round that was called off is told before the next bets, without the chips that go back', () => {
  const scene = houseScene(houseView({ phase: 'bets', seats }), overlay);
  const voided: HouseHappening[] = [
    { type: 'roundVoided' },
    { type: 'chipsMoved', from: 'bet:1', to: 'purse:1', amount: 100 },
    { type: 'betsOpened' },
  ];
  expect(announcements(scene, voided)).toEqual([
    'An administrator has called off the round. Every bet is back.',
    'Place your bets.',
  ]);
});

test.each([
  [null, 'The table is closed.'],
  ['byHost', 'The host has closed the room.'],
  ['byAdministrator', 'An administrator has closed the table.'],
] as const)('a table that is closed (%s) tells by whom', (closing, sentence) => {
  const scene = houseScene(houseView({ phase: 'finished', seats }), overlay);
  const closed = { ...scene, room: roomView({ stage: 'over', closing }) };
  expect(announcements(closed, [{ type: 'ended', ending: { kind: 'closed' } }])).toEqual([sentence]);
});

test('HSE-042 a broken bank names who wins the session', () => {
  const ended: HouseHappening = { type: 'ended', ending: { kind: 'bankBroken', winners: [1, 2] } };
  expect(announcements(houseScene(houseView({ phase: 'finished', seats }), overlay), [ended])).toEqual([
    'The bank is broken. Ann and Cleo win the session.',
  ]);
});
