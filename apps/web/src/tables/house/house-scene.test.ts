import { expect, test } from 'vitest';
import { foremostSeat, nextSeat } from './house-scene.ts';
import { ANN, CLEO, handView, houseOverlay, houseView, roundView, seatView } from './testkit/house-frames.ts';

const seats = [seatView(1, CLEO), seatView(2, ANN), seatView(3, CLEO)];
const table = roundView(
  {
    1: [handView(['10S', '9H'], 1, { status: 'stood' })],
    2: [handView(['8S', '3C'], 3)],
    3: [handView(['8D', '4C'], 5)],
  },
  ['AD', null],
);
const bet = (seat: number) => ({ seat, choices: [] });

test('the seat that is asked comes to the front, whatever was picked', () => {
  const view = houseView({ seats, table, active: { spot: 3, hand: 0, turn: 1 } });
  expect(foremostSeat({ view, overlay: houseOverlay({ seats: [1, 3] }) }, 1)).toBe(3);
});

test('while bets are open it is the picked seat, or the first that may still bet', () => {
  const overlay = houseOverlay({ seats: [1, 3], bets: [bet(1), bet(3)] });
  const view = houseView({ seats, phase: 'bets' });
  expect(foremostSeat({ view, overlay }, 3)).toBe(3);
  expect(foremostSeat({ view, overlay }, null)).toBe(1);
  expect(foremostSeat({ view, overlay: houseOverlay({ seats: [1, 3], bets: [bet(3)] }) }, 1)).toBe(3);
});

test('without a seat nothing stands in front', () => {
  expect(foremostSeat({ view: houseView({ seats }), overlay: houseOverlay() }, null)).toBeNull();
});

test('next is the seat after the one that is asked with a hand still to play', () => {
  expect(nextSeat(houseView({ seats, table, active: { spot: 1, hand: 0, turn: 1 } }))).toBe(2);
  expect(nextSeat(houseView({ seats, table, active: { spot: 3, hand: 0, turn: 1 } }))).toBeNull();
  expect(nextSeat(houseView({ seats, table }))).toBeNull();
});
