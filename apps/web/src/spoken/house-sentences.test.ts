import { type Legality, NOTHING } from '@upcard/core';
import { expect, test } from 'vitest';
import {
  ANN,
  CLEO,
  DEV,
  handResult,
  handView,
  houseOverlay,
  houseScene,
  houseView,
  roundView,
  seatView,
} from '../tables/house/testkit/house-frames.ts';
import { tableSentences, textKeyAnswer } from './house-sentences.ts';
import { listed } from './listed.ts';

const view = houseView({
  phase: 'play',
  round: 4,
  seats: [
    seatView(1, ANN, { chips: 600, status: 'playing' }),
    seatView(2, CLEO, { chips: 700, status: 'playing' }),
    seatView(5, DEV, { chips: 20, status: 'sitsOut', isAway: true }),
  ],
  bank: 3_650,
  table: roundView(
    {
      1: [handView(['AS', 'KH'], 1, { status: 'natural' })],
      2: [handView(['8S', 'QD'], 3, { status: 'stood', isSplit: true }), handView(['AH', '6C'], 7, { isSplit: true })],
    },
    ['9D', null],
  ),
  active: { spot: 2, hand: 1, turn: 5 },
  clock: { deadline: 12_400, length: 20_000 },
});
const LEGAL: Legality = { isLegal: true, stake: NOTHING };
const scene = houseScene(
  view,
  houseOverlay({
    seats: [2],
    actions: {
      hit: LEGAL,
      stand: LEGAL,
      double: { isLegal: false, reason: 'not-enough' },
      split: { isLegal: false, reason: 'not-a-pair' },
      surrender: { isLegal: false, reason: 'not-offered' },
    },
  }),
);

test('the whole table reads as sentences', () => {
  expect(tableSentences(scene)).toEqual([
    'Your turn. Second hand, soft 17 against a 9.',
    'The dealer shows nine of diamonds and a face-down card.',
    'Ann has: ace of spades and king of hearts, total 21, blackjack, 100 chips bet.',
    'You have in the first hand: eight of spades and queen of diamonds, total 18, stands, 100 chips bet.',
    'You have in the second hand: ace of hearts and six of clubs, total soft 17, 100 chips bet.',
    'Dev has 20 chips, sits out. Away.',
    'The bank has 3,650 chips. 200 of 260 cards are in the shoe.',
  ]);
});

test('the keys answer one thing each', () => {
  expect(textKeyAnswer(scene, 'total', 0)).toBe('Your total: soft 17.');
  expect(textKeyAnswer(scene, 'dealer', 0)).toBe('The dealer shows nine of diamonds and a face-down card.');
  expect(textKeyAnswer(scene, 'clock', 11_500)).toBe('1 second left.');
  expect(textKeyAnswer(scene, 'clock', 0)).toBe('13 seconds left.');
  expect(textKeyAnswer(scene, 'chips', 0)).toBe('You have 700 chips. The bank has 3,650 chips.');
  expect(textKeyAnswer(scene, 'cards', 0)).toContain('in the second hand: ace of hearts and six of clubs');
});

test('a spectator has no cards, no total and still hears of the bank', () => {
  const watching = houseScene(view);
  expect(textKeyAnswer(watching, 'cards', 0)).toBe('You have no seat here.');
  expect(textKeyAnswer(watching, 'total', 0)).toBe('You have no hand.');
  expect(textKeyAnswer(watching, 'chips', 0)).toBe('The bank has 3,650 chips.');
});

test('a settled hand names its result instead of its bet', () => {
  const settled = handView(['10S', '9H'], 1, { status: 'stood', result: handResult({ spot: 2, hand: 0 }, 'win', 100) });
  const over = houseScene(
    houseView({
      phase: 'break',
      seats: [seatView(2, CLEO, { status: 'playing' })],
      table: roundView({ 2: [settled] }, ['10D', '8C']),
    }),
    houseOverlay({ seats: [2] }),
  );
  expect(textKeyAnswer(over, 'cards', 0)).toBe('You have: ten of spades and nine of hearts, total 19, won 100 chips.');
  expect(textKeyAnswer(over, 'dealer', 0)).toBe('The dealer has ten of diamonds and eight of clubs, total 18.');
});

test.each([
  [[], 'nothing'],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j is read out as %s', (parts, text) => {
  expect(listed(parts)).toBe(text);
});
