import { type Legality, NOTHING } from '@upcard/core';
import { expect, test } from 'vitest';
import { bannerText } from './banner-text.ts';
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
} from './testkit/house-frames.ts';

const OFF: Legality = { isLegal: false, reason: 'not-a-pair' };
const ON: Legality = { isLegal: true, stake: NOTHING };
const actions = { hit: ON, stand: ON, double: ON, split: OFF, surrender: OFF };
const seats = [seatView(1, ANN, { status: 'playing' }), seatView(2, CLEO, { status: 'playing' })];
const table = roundView(
  { 1: [handView(['10S', '9H'], 1)], 2: [handView(['8S', '3C'], 3), handView(['8D', '4C'], 5)] },
  ['AD', null],
);
const said = (...args: Parameters<typeof houseScene>): string => {
  const { title, detail, more } = bannerText(houseScene(...args));
  return `${title} | ${detail}${more}`;
};

test('while seats are taken it names who deals', () => {
  expect(said(houseView())).toBe('Seats are open | Take one to play');
  const one = [seatView(1, ANN)];
  expect(said(houseView({ seats: one }))).toBe('Waiting for Ann to deal | 1 of 6 seats taken');
  expect(said(houseView({ seats: one }), houseOverlay({ canStart: true }))).toBe(
    'Ready when you are | 1 of 6 seats taken',
  );
});

test('bets are counted among the seats that can bet', () => {
  const betting = [
    seatView(1, ANN, { status: 'bet', bet: 50 }),
    seatView(2, CLEO, { status: 'choosing' }),
    seatView(3, ANN, { status: 'sitsOut' }),
  ];
  expect(said(houseView({ phase: 'bets', seats: betting }))).toBe('Place your bets | 1 of 2 in');
});

test('the turn names the person, their hand of several, and your own total', () => {
  const view = houseView({ phase: 'play', seats, table, active: { spot: 1, hand: 0, turn: 1 } });
  expect(said(view, houseOverlay({ seats: [2] }))).toBe('Ann to act | ');
  const yours = houseView({ phase: 'play', seats, table, active: { spot: 2, hand: 1, turn: 3 } });
  expect(said(yours, houseOverlay({ seats: [2], actions }))).toBe('Your turn | Second hand, 12 against an ace');
  expect(said(yours, houseOverlay({ seats: [1, 2], actions }))).toBe(
    'Your turn | Seat 2, Second hand, 12 against an ace',
  );
  expect(said(yours)).toBe('Cleo to act | Hand 2 of 2');
});

test('HSE-044 the shuffle is announced, and that there are no bets now', () => {
  expect(said(houseView({ phase: 'shuffle', seats }))).toBe('Shuffling | No bets now. All cards go back in');
});

test('the result is the sum of the own hands', () => {
  const over = (net: number): string => {
    const result = handResult({ spot: 2, hand: 0 }, net > 0 ? 'win' : 'lose', net);
    const settled = roundView({ 2: [handView(['10S', '9H'], 1, { status: 'stood', result })] }, ['9D', '9C']);
    return said(houseView({ phase: 'break', seats, table: settled }), houseOverlay({ seats: [2] }));
  };
  expect(over(150)).toBe('Round over | You won 150 chips');
  expect(over(-100)).toBe('Round over | You lost 100 chips');
  expect(over(0)).toBe('Round over | You came out even');
});

test('who had no hand is told so, and who only watches is not', () => {
  const view = houseView({ phase: 'break', seats, table: roundView({}, ['9D', '9C']) });
  expect(said(view, houseOverlay({ seats: [2] }))).toBe('Round over | You sat this hand out');
  expect(said(view)).toBe('Round over | ');
});

test('while motion leads through the round, the banner goes with it', () => {
  const view = houseView({ phase: 'play', seats, table });
  expect(bannerText({ ...houseScene(view), beat: 'dealing' }).title).toBe('No more bets');
  expect(bannerText({ ...houseScene(view), beat: 'dealer' }).title).toBe("Dealer's turn");
});

test('HSE-042 HSE-043 the end of the session says who won', () => {
  const end = (ending: NonNullable<ReturnType<typeof houseView>['ending']>): string =>
    said(houseView({ phase: 'finished', ending }));
  expect(end({ kind: 'bankBroken', winners: [1] })).toBe('Session over | The bank is broken');
  expect(end({ kind: 'houseWins' })).toBe('Session over | The house wins');
  expect(end({ kind: 'closed' })).toBe('Session over | The table is closed');
});

test('a table that was closed says by whom', () => {
  const scene = houseScene(houseView({ phase: 'finished', ending: { kind: 'closed' } }));
  const closed = { ...scene, room: roomView({ stage: 'over', closing: 'byAdministrator' }) };
  expect(bannerText(closed)).toMatchObject({
    title: 'Session over',
    detail: 'An administrator has closed the table',
  });
});

test("a hand that has just ended is not the dealer's turn", () => {
  const view = houseView({ phase: 'play', seats, table, active: null });
  const scene = houseScene(view);
  expect(bannerText({ ...scene, beat: 'handEnds' }).title).toBe('No more cards');
  expect(bannerText({ ...scene, beat: 'dealer' }).title).toBe("Dealer's turn");
});
