import type { HouseHappening, StandardHappening } from '@upcard/tables';
import { expect, test } from 'vitest';
import { NORMAL_PACE, REDUCED_PACE, type TableHappening, timelineOf } from './timeline.ts';

const dealt = (id: number, spot: number | null = null): HouseHappening => ({
  type: 'cardDealt',
  id,
  to: spot === null ? 'dealer' : { spot, hand: 0 },
});
const times = (happenings: readonly TableHappening[]): number[] =>
  timelineOf(happenings, NORMAL_PACE).map(({ at }) => at);

test('HSE-014 the opening deal shows one card after another, evenly, and the check after the last has come to rest', () => {
  const deal: HouseHappening[] = [
    { type: 'roundBegan' },
    dealt(1, 1),
    dealt(2, 2),
    dealt(3),
    dealt(4, 1),
    dealt(5, 2),
    dealt(6),
    { type: 'dealerPeeked', hasNatural: false },
  ];
  expect(times(deal)).toEqual([0, 0, 140, 280, 420, 560, 700, 1_080]);
});

test('HSE-025 the dealer turns the hole card and then draws, each card after the one before lies still', () => {
  const finish: HouseHappening[] = [
    { type: 'acted', at: { spot: 1, hand: 0 }, action: 'stand' },
    { type: 'handFinished', at: { spot: 1, hand: 0 }, status: 'stood' },
    { type: 'cardTurned', id: 4 },
    dealt(5),
    dealt(6),
    { type: 'settled' },
  ];
  expect(times(finish)).toEqual([0, 0, 0, 500, 1_020, 1_400]);
});

test('results come before the money, losses go before wins, and chips that go the same way go together', () => {
  const money: HouseHappening[] = [
    { type: 'settled' },
    { type: 'chipsMoved', from: 'bet:1', to: 'bank', amount: 100 },
    { type: 'chipsMoved', from: 'bet:2', to: 'bank', amount: 50 },
    { type: 'chipsMoved', from: 'bank', to: 'purse:3', amount: 150 },
    { type: 'chipsMoved', from: 'bet:3', to: 'purse:3', amount: 100 },
    { type: 'ended', ending: { kind: 'houseWins' } },
  ];
  expect(times(money)).toEqual([0, 240, 240, 660, 1_080, 1_500]);
});

test('a split stakes its chips and then deals two cards one by one', () => {
  const split: HouseHappening[] = [
    { type: 'acted', at: { spot: 1, hand: 0 }, action: 'split' },
    { type: 'chipsMoved', from: 'purse:1', to: 'bet:1', amount: 100 },
    dealt(9, 1),
    dealt(10, 1),
  ];
  expect(times(split)).toEqual([0, 0, 420, 940]);
});

test('with reduced motion a whole deal is there after one fade', () => {
  const deal: HouseHappening[] = [{ type: 'roundBegan' }, dealt(1, 1), dealt(2), dealt(3, 1), dealt(4)];
  expect(timelineOf(deal, REDUCED_PACE).map(({ at }) => at)).toEqual([0, 0, 0, 0, 0]);
});

test('the deal of a full table takes no longer than that of a small one may: the clock of whoever acts first runs', () => {
  const cards = Array.from({ length: 18 }, (_, index) => dealt(index + 1, index));
  const deal = times([{ type: 'roundBegan' }, ...cards]);
  expect(deal.at(-1)).toBeCloseTo(1_680);
  expect(new Set(deal.slice(1).map((at, index) => Math.round(at - (deal[index] ?? 0))))).toEqual(new Set([0, 99]));
});

test('figures change with the settlement that has brought them, and the end waits until the results were read', () => {
  const end: StandardHappening[] = [
    { type: 'cardDealt', id: 7, to: 'dealer' },
    { type: 'settled' },
    { type: 'coinsMoved', number: 1, by: 200 },
    { type: 'distributed', share: 3, numbers: [1, 2] },
    { type: 'coinsMoved', number: 1, by: 3 },
    { type: 'finished', ending: 'rounds-played' },
  ];
  expect(times(end)).toEqual([0, 380, 380, 380, 380, 1_820]);
});

test('a game that ends without a settlement ends at once', () => {
  expect(times([{ type: 'finished', ending: 'one-left' }])).toEqual([0]);
});
