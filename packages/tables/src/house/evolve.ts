import {
  type Account,
  balanceOf,
  beginRound,
  evolveRound,
  HOUSE,
  type Ledger,
  money,
  post,
  type RoundEvent,
  type Transfer,
  transfersOf,
} from '@upcard/core';
import type { Person } from '../table.ts';
import type { HouseEvent } from './event.ts';
import { chipsOf, purseOf, seatAt, seatsOf } from './query.ts';
import { BANK_PER_SEAT, type HouseState, SEAT_CHIPS } from './state.ts';

const PAYERS: readonly Account[] = ['bank'];

function stakesBack({ ledger, seats }: HouseState): Transfer[] {
  return seats
    .map(({ seat }): Transfer => ({ from: `bet:${seat}`, to: purseOf(seat), amount: balanceOf(ledger, `bet:${seat}`) }))
    .filter(({ amount }) => amount > 0);
}

/** The transfers that an event books, asked before the event is folded in. */
export function houseTransfers(state: HouseState, event: HouseEvent): readonly Transfer[] {
  switch (event.type) {
    case 'seatTaken':
      return [{ from: 'mint', to: purseOf(event.seat), amount: money(SEAT_CHIPS) }];
    case 'seatLeft':
      return [{ from: purseOf(event.seat), to: 'mint', amount: chipsOf(state, event.seat) }];
    case 'sessionStarted':
      return [{ from: 'mint', to: 'bank', amount: money(BANK_PER_SEAT * state.seats.length) }];
    case 'betPlaced':
      return [{ from: purseOf(event.seat), to: `bet:${event.seat}`, amount: money(event.amount) }];
    case 'round':
      return state.round ? transfersOf(state.round, event.event) : [];
    case 'roundVoided':
      return stakesBack(state);
    case 'sessionEnded':
      return event.ending.kind === 'closed' ? stakesBack(state) : [];
    default:
      return [];
  }
}

function withSeatTaken(state: HouseState, { seat, person }: Extract<HouseEvent, { type: 'seatTaken' }>): HouseState {
  return {
    ...state,
    seats: [...state.seats, { seat, person, lastBet: null }].sort((a, b) => a.seat - b.seat),
    connected: state.connected.includes(person.id) ? state.connected : [...state.connected, person.id],
  };
}

function withSeatLeft(state: HouseState, seat: number): HouseState {
  const left = { ...state, seats: state.seats.filter((taken) => taken.seat !== seat) };
  return { ...left, connected: left.connected.filter((person) => seatsOf(left, person).length > 0) };
}

function withBet(state: HouseState, { seat, amount }: Extract<HouseEvent, { type: 'betPlaced' }>): HouseState {
  return {
    ...state,
    bets: { ...state.bets, [seat]: amount },
    seats: state.seats.map((taken) => (taken.seat === seat ? { ...taken, lastBet: amount } : taken)),
  };
}

function withRoundBegun(state: HouseState): HouseState {
  const stakes = Object.entries(state.bets)
    .map(([seat, amount]) => ({ id: Number(seat), purse: purseOf(Number(seat)), wager: money(amount) }))
    .sort((a, b) => a.id - b.id);
  return {
    ...state,
    phase: { kind: 'round' },
    roundNumber: state.roundNumber + 1,
    round: beginRound({ rules: HOUSE, payers: PAYERS, stakes, givenUp: [] }),
    bets: {},
  };
}

function withRoundEvent(state: HouseState, event: RoundEvent): HouseState {
  if (!state.round) throw new Error('an event of a round, and no round');
  return {
    ...state,
    ...evolveRound({ round: state.round, ledger: state.ledger }, event),
    shoeDealt: state.shoeDealt + (event.type === 'cardDealt' ? 1 : 0),
  };
}

function withTimedOut(state: HouseState, { answer, seats }: Extract<HouseEvent, { type: 'timedOut' }>): HouseState {
  const others = state.timedOut[answer].filter((seat) => !seats.includes(seat));
  return { ...state, timedOut: { ...state.timedOut, [answer]: [...others, ...seats] } };
}

/** An answer in time is its owner's newest, whichever seat it was for. */
function withAnswer(state: HouseState, seat: number): HouseState {
  const own = seatsOf(state, seatAt(state, seat)?.person.id ?? '');
  const action = state.timedOut.action.filter((late) => !own.includes(late));
  return { ...state, timedOut: { ...state.timedOut, action } };
}

function withPresence(state: HouseState, person: string, isConnected: boolean): HouseState {
  const others = state.connected.filter((id) => id !== person);
  return { ...state, connected: isConnected ? [...others, person] : others };
}

function withPersonMoved(state: HouseState, from: string, to: Person): HouseState {
  const id = (person: string): string => (person === from ? to.id : person);
  return {
    ...state,
    opener: state.opener.id === from ? to : state.opener,
    seats: state.seats.map((taken) => (taken.person.id === from ? { ...taken, person: to } : taken)),
    connected: [...new Set(state.connected.map(id))],
  };
}

function withClockShifted(state: HouseState, by: number): HouseState {
  const { clock, closesAt } = state;
  return {
    ...state,
    clock: clock && { ...clock, deadline: clock.deadline + by },
    closesAt: closesAt === null ? null : closesAt + by,
  };
}

function withLedger(state: HouseState, ledger: Ledger): HouseState {
  return ledger === state.ledger ? state : { ...state, ledger };
}

/** A House session after one event. */
export function evolve(state: HouseState, event: HouseEvent): HouseState {
  if (event.type === 'round') return withRoundEvent(state, event.event);
  const transfers = houseTransfers(state, event);
  const booked = withLedger(state, transfers.length > 0 ? post(state.ledger, transfers) : state.ledger);
  switch (event.type) {
    case 'seatTaken':
      return withSeatTaken(booked, event);
    case 'seatLeft':
      return withSeatLeft(booked, event.seat);
    case 'sessionStarted':
      return { ...booked, phase: { kind: 'shuffle' }, shoeDealt: -1 };
    case 'shuffleBegan':
      return { ...booked, phase: { kind: 'shuffle' }, round: null, timedOut: { bet: [], action: [] }, shoeDealt: -1 };
    case 'shoeMixed':
      return { ...booked, shoeDealt: 0 };
    case 'betsOpened':
      return { ...booked, phase: { kind: 'bets' }, round: null, bets: {}, timedOut: { bet: [], action: [] } };
    case 'betPlaced':
      return withBet(booked, event);
    case 'timedOut':
      return withTimedOut(booked, event);
    case 'answered':
      return withAnswer(booked, event.seat);
    case 'roundBegan':
      return withRoundBegun(booked);
    case 'resultShown':
      return { ...booked, phase: { kind: 'result' } };
    case 'clockSet':
      return { ...booked, clock: event.clock };
    case 'presenceChanged':
      return withPresence(booked, event.person, event.isConnected);
    case 'personMoved':
      return withPersonMoved(booked, event.from, event.to);
    case 'hostChanged':
      return { ...booked, opener: event.host };
    case 'clockShifted':
      return withClockShifted(booked, event.by);
    case 'roundVoided':
      return { ...booked, phase: { kind: 'result' }, round: null, bets: {}, clock: null };
    case 'closingSet':
      return { ...booked, closesAt: event.at };
    case 'sessionEnded':
      return { ...booked, phase: { kind: 'finished', ending: event.ending }, clock: null, closesAt: null, bets: {} };
  }
}
