import type { HouseHappening } from '@upcard/tables';
import { expect, test } from 'vitest';
import { beatOf, rewindView } from './rewind.ts';
import { ANN, handResult, handView, houseView, roundView, seatView } from './testkit/house-frames.ts';

const at = { spot: 1, hand: 0 };
const settledHand = handView(['10S', '9H'], 1, { status: 'stood', result: handResult(at, 'win', 100) });
const after = houseView({
  phase: 'break',
  round: 3,
  seats: [seatView(1, ANN, { chips: 600, status: 'playing' })],
  bank: 900,
  table: roundView({ 1: [settledHand] }, ['7D', 'KC', '8S'], { phase: 'settled' }),
});
const story: readonly HouseHappening[] = [
  { type: 'acted', at, action: 'stand' },
  { type: 'handFinished', at, status: 'stood' },
  { type: 'cardTurned', id: 91 },
  { type: 'cardDealt', id: 92, to: 'dealer' },
  { type: 'settled' },
  { type: 'chipsMoved', from: 'bank', to: 'purse:1', amount: 100 },
  { type: 'chipsMoved', from: 'bet:1', to: 'purse:1', amount: 100 },
];

test('with nothing unseen it is the view itself', () => {
  expect(rewindView(after, [])).toBe(after);
});

test('before the dealer turns, the hole card lies down and nothing after it has happened', () => {
  const view = rewindView(after, story.slice(2));
  expect(view.phase).toBe('play');
  expect(view.table?.dealer.cards.map(({ kind }) => kind)).toEqual(['faceUp', 'faceDown']);
  expect(view.table?.dealer.total.total).toBe(7);
  expect(view.table?.spots[0]?.hands[0]).toMatchObject({ status: 'stood', result: null });
  expect(view.seats[0]?.chips).toBe(400);
  expect(view.bank).toBe(1_000);
  expect(beatOf(story.slice(2))).toBe('dealer');
});

test("between the end of one hand and the next question nobody is asked, no clock shows, and it is not the dealer's turn", () => {
  const asked = houseView({
    phase: 'play',
    table: roundView({ 1: [handView(['10S', '9H'], 1, { status: 'stood' })], 2: [handView(['8S', '3C'], 3)] }, [
      '7D',
      null,
    ]),
    active: { spot: 2, hand: 0, turn: 2 },
    clock: { deadline: 20_000, length: 20_000 },
  });
  const unseen = story.slice(1, 2);
  expect(rewindView(asked, unseen)).toMatchObject({ active: null, clock: null });
  expect(beatOf(unseen)).toBe('handEnds');
  expect(rewindView(asked, []).clock).not.toBeNull();
});

test('results show at the settlement, chips count as they move', () => {
  const settled = rewindView(after, story.slice(5));
  expect(settled.phase).toBe('break');
  expect(settled.table?.spots[0]?.hands[0]?.result?.net).toBe(100);
  expect(settled.seats[0]?.chips).toBe(400);
  expect(rewindView(after, story.slice(6)).seats[0]?.chips).toBe(500);
  expect(beatOf(story.slice(5))).toBe('paying');
});

test('cards that are not dealt yet are in no hand and in no total', () => {
  const view = houseView({
    phase: 'play',
    table: roundView({ 1: [handView(['10S', '9H'], 1)] }, ['7D', null]),
    active: { ...at, turn: 1 },
  });
  const unseen: HouseHappening[] = [
    { type: 'cardDealt', id: 2, to: at },
    { type: 'cardDealt', id: 91, to: 'dealer' },
    { type: 'dealerPeeked', hasNatural: false },
  ];
  const rewound = rewindView(view, unseen);
  expect(rewound.table?.spots[0]?.hands[0]?.cards).toEqual([{ id: 1, card: '10S' }]);
  expect(rewound.table?.spots[0]?.hands[0]?.total.total).toBe(10);
  expect(rewound.table?.dealer.cards).toHaveLength(1);
  expect(rewound.active).toBeNull();
  expect(beatOf(unseen)).toBe('dealing');
});

test('a hit keeps the turn where it is while its card is on the way', () => {
  const view = houseView({
    phase: 'play',
    table: roundView({ 1: [handView(['5S', '4H', '3C'], 1)] }, ['7D', null]),
    active: { ...at, turn: 2 },
  });
  expect(rewindView(view, [{ type: 'cardDealt', id: 3, to: at }]).active).toEqual({ ...at, turn: 2 });
});

test('the ending is announced only when it has come on screen', () => {
  const ended = houseView({ ...after, phase: 'finished', ending: { kind: 'houseWins' } });
  const rewound = rewindView(ended, [{ type: 'ended', ending: { kind: 'houseWins' } }]);
  expect(rewound).toMatchObject({ phase: 'break', ending: null });
});
