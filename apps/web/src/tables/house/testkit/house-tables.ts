import { type Card, type HandRef, type HandView, HOUSE, type LegalActions, type Legality, money } from '@upcard/core';
import type { HouseOverlay, HouseView, SeatView } from '@upcard/tables';
import { NO_CHAT } from '../../../net/table-chat.ts';
import type { OpenTableOf } from '../../../net/table-link.ts';
import {
  ANN,
  BEN,
  CLEO,
  DEV,
  EVE,
  FINN,
  handResult,
  handView,
  houseOverlay,
  houseView,
  roundView,
  seatView,
  viewMessage,
} from './house-frames.ts';

const may = (stake = 0): Legality => ({ isLegal: true, stake: money(stake) });

const TURN: LegalActions = {
  hit: may(),
  stand: may(),
  double: may(100),
  split: { isLegal: false, reason: 'not-a-pair' },
  surrender: { isLegal: false, reason: 'not-offered' },
};

const clock = (left: number, length = 20_000) => ({ deadline: left, length });

/** A table as the page gets it; the clock of the examples stands at 0. */
function openTable(view: HouseView, overlay: HouseOverlay = houseOverlay()): OpenTableOf<'house'> {
  return {
    info: { id: 'example', kind: 'house', name: 'House table', settings: {}, rules: HOUSE },
    you: CLEO,
    frame: viewMessage(1, view, [], overlay),
    people: {
      watching: [
        { id: 'gil', name: 'Gil', avatar: 'frog' },
        { id: 'hana', name: 'Hana', avatar: 'hare' },
        { id: 'ivo', name: 'Ivo', avatar: 'wolf' },
      ],
      count: 3,
    },
    visit: 1,
    chat: NO_CHAT,
    pending: [],
    notice: null,
  };
}

const PLAYERS: readonly SeatView[] = [
  seatView(1, ANN, { chips: 600, status: 'playing' }),
  seatView(2, BEN, { chips: 250, status: 'playing' }),
  seatView(3, CLEO, { chips: 700, status: 'playing' }),
  seatView(5, DEV, { chips: 150, status: 'playing' }),
];

const HANDS: Readonly<Record<number, readonly HandView[]>> = {
  1: [handView(['AS', 'KH'], 1, { status: 'natural' })],
  2: [handView(['10C', '6D', '9S'], 3, { status: 'bust' })],
  3: [handView(['8S', 'QD'], 6, { status: 'stood', isSplit: true }), handView(['8H', '3C'], 8, { isSplit: true })],
  5: [handView(['7H', '9C'], 10, { wager: 250 })],
};

const play = houseView({
  phase: 'play',
  round: 14,
  seats: PLAYERS,
  bank: 3_650,
  shoe: { size: 260, left: 140, discards: 100 },
  table: roundView(HANDS, ['9D', null]),
  active: { spot: 3, hand: 1, turn: 5 },
  clock: clock(12_000),
});

const LADDER = [50, 100, 250, 500] as const;
const choices = (chips: number) => LADDER.map((amount) => ({ amount, isAffordable: amount <= chips }));

const bets = houseView({
  phase: 'bets',
  round: 15,
  bank: 3_700,
  seats: [
    seatView(1, ANN, { chips: 500, bet: 100, status: 'bet' }),
    seatView(2, BEN, { chips: 350, status: 'choosing' }),
    seatView(3, CLEO, { chips: 450, status: 'choosing', lastBet: 250 }),
    seatView(5, DEV, { chips: 250, bet: 250, status: 'bet' }),
  ],
  shoe: { size: 260, left: 130, discards: 130 },
  clock: clock(14_000),
});

const settled = (
  cards: readonly Card[],
  firstId: number,
  at: HandRef,
  outcome: 'win' | 'lose' | 'push' | 'blackjack' | 'bust',
  net: number,
) => handView(cards, firstId, { status: outcome === 'bust' ? 'bust' : 'stood', result: handResult(at, outcome, net) });

const over = houseView({
  ...play,
  phase: 'break',
  active: null,
  seats: PLAYERS,
  table: roundView(
    {
      1: [settled(['AS', 'KH'], 1, { spot: 1, hand: 0 }, 'blackjack', 150)],
      2: [settled(['10C', '6D', '9S'], 3, { spot: 2, hand: 0 }, 'bust', -100)],
      3: [
        settled(['8S', 'QD'], 6, { spot: 3, hand: 0 }, 'lose', -100),
        settled(['8H', '3C', 'KC'], 8, { spot: 3, hand: 1 }, 'win', 100),
      ],
      5: [settled(['7H', '9C', '3D'], 10, { spot: 5, hand: 0 }, 'push', 0)],
    },
    ['9D', 'JC'],
    { phase: 'settled' },
  ),
  clock: clock(43_000, 60_000),
});

const SIX: readonly SeatView[] = [ANN, BEN, CLEO, DEV, EVE, FINN].map((person, index) =>
  seatView(index + 1, person, { chips: 400 + index * 250, status: 'playing', isAway: index === 4 }),
);
const sixHands: Readonly<Record<number, readonly HandView[]>> = Object.fromEntries(
  SIX.map(({ seat }) => [
    seat,
    [
      handView(['8S', 'QD', '2C'], seat * 10, { isSplit: true, status: seat < 3 ? 'stood' : 'waiting' }),
      handView(['8H', '3C', '2D', '4S'], seat * 10 + 4, { isSplit: true, status: seat < 3 ? 'stood' : 'waiting' }),
    ],
  ]),
);

const LONG_NAMES = ['Quiet Heron 41', 'Ben', 'Cleo', 'Maximiliane', 'Eve', 'Finn of the Far Shore'];
const FIVE: readonly SeatView[] = SIX.map((seat, index) => ({
  ...seat,
  chips: 4_900 - index * 900,
  person: { ...seat.person, name: LONG_NAMES[index] ?? seat.person.name },
}));
const fiveHands: Readonly<Record<number, readonly HandView[]>> = {
  1: [handView(['10S', '10D'], 1, { status: 'stood' })],
  2: [handView(['AS', 'KH'], 4, { status: 'natural' })],
  3: [handView(['8S', 'QD'], 7, { status: 'stood', isSplit: true }), handView(['8H', '3C'], 9, { isSplit: true })],
  4: [handView(['7H', '9C'], 12)],
  5: [handView(['AH', '2C', '3D', '2S'], 15)],
  6: [handView(['9H', '9C', '4D', '5D'], 20, { status: 'bust' })],
};

/** Screens to look at, by name. */
export const HOUSE_TABLES: Readonly<Record<string, OpenTableOf<'house'>>> = {
  play: openTable(play, houseOverlay({ seats: [3], actions: TURN })),
  other: openTable(
    { ...play, active: { spot: 5, hand: 0, turn: 6 }, clock: clock(4_600) },
    houseOverlay({ seats: [3] }),
  ),
  watching: openTable(play),
  bets: openTable(bets, houseOverlay({ seats: [3], bets: [{ seat: 3, choices: choices(450) }] })),
  'two-seats': openTable(
    { ...bets, seats: [...bets.seats, seatView(6, CLEO, { chips: 500, status: 'choosing' })] },
    houseOverlay({
      seats: [3, 6],
      bets: [
        { seat: 3, choices: choices(450) },
        { seat: 6, choices: choices(500) },
      ],
    }),
  ),
  'bets-in': openTable(
    {
      ...bets,
      seats: bets.seats.map((seat) => (seat.seat === 3 ? { ...seat, bet: 100, chips: 350, status: 'bet' } : seat)),
    },
    houseOverlay({ seats: [3] }),
  ),
  over: openTable(over, houseOverlay({ seats: [3], canNext: true, canLeave: [3] })),
  waiting: openTable(
    houseView({ opener: CLEO, seats: [seatView(1, ANN), seatView(3, CLEO)] }),
    houseOverlay({ seats: [3], canSit: true, canStart: true, canLeave: [3] }),
  ),
  empty: openTable(houseView({ opener: CLEO }), houseOverlay({ canSit: true })),
  shuffle: openTable(
    {
      ...bets,
      phase: 'shuffle',
      clock: clock(2_400, 3_000),
      seats: bets.seats.map((seat) => ({ ...seat, bet: 0, status: 'ready' })),
    },
    houseOverlay({ seats: [3], canLeave: [3] }),
  ),
  broken: openTable(
    { ...over, phase: 'finished', bank: 0, clock: null, ending: { kind: 'bankBroken', winners: [1, 3, 5] } },
    houseOverlay({ seats: [3] }),
  ),
  six: openTable(
    {
      ...play,
      seats: SIX,
      table: roundView(sixHands, ['9D', null]),
      active: { spot: 3, hand: 1, turn: 9 },
    },
    houseOverlay({ seats: [3], actions: TURN }),
  ),
  'six-people': openTable(
    { ...play, seats: FIVE, table: roundView(fiveHands, ['9D', null]) },
    houseOverlay({ seats: [3], actions: TURN }),
  ),
  'six-bets': openTable(
    {
      ...bets,
      seats: FIVE.map((seat) =>
        seat.seat % 2 === 1 ? { ...seat, status: 'choosing' } : { ...seat, bet: 100, status: 'bet' },
      ),
    },
    houseOverlay({ seats: [3], bets: [{ seat: 3, choices: choices(3_100) }] }),
  ),
  'four-hands': openTable(
    {
      ...play,
      seats: FIVE,
      table: roundView(
        {
          ...fiveHands,
          3: [1, 2, 3, 4].map((hand) => handView(['2S', '3D', '4C', 'AD', '9S'], hand * 30, { isSplit: true })),
        },
        ['9D', null],
      ),
    },
    houseOverlay({ seats: [3], actions: TURN }),
  ),
  alone: openTable(
    {
      ...play,
      seats: [seatView(3, CLEO, { chips: 400, status: 'playing' })],
      table: roundView({ 3: [handView(['8S', '2D'], 1)] }, ['9D', null]),
      active: { spot: 3, hand: 0, turn: 1 },
    },
    houseOverlay({ seats: [3], actions: TURN }),
  ),
  'long-dealer': openTable(
    { ...over, table: roundView(HANDS, ['2D', '2C', '3S', '4H', 'AD', 'AS', '5H']) },
    houseOverlay({ seats: [3], canNext: true }),
  ),
  notice: {
    ...openTable(play, houseOverlay({ seats: [3], actions: TURN })),
    notice: { id: 'notice', text: 'The clock ran out first and answered for you.' },
    pending: [{ id: 'press', command: { type: 'act', action: 'stand', turn: 5 } }],
  },
};
