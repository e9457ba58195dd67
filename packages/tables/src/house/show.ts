import { balanceOf, HOUSE, legalActions, shoeSize, viewRound } from '@upcard/core';
import {
  ableSeats,
  askedHand,
  chipsOf,
  hasBet,
  leaveFault,
  mayStart,
  openSeats,
  roundOf,
  seatsOf,
  turnOf,
} from './query.ts';
import { type HouseSeat, type HouseState, SEATS } from './state.ts';
import type { BetChoice, HouseOverlay, HouseView, HouseViewPhase, SeatStatus, SeatView, ShoeView } from './view.ts';

const VIEW_PHASE: Readonly<Record<HouseState['phase']['kind'], HouseViewPhase>> = {
  waiting: 'waiting',
  shuffle: 'shuffle',
  bets: 'bets',
  round: 'play',
  result: 'break',
  finished: 'finished',
};

function seatStatus(state: HouseState, seat: number): SeatStatus {
  if (state.round?.spots.some((spot) => spot.id === seat)) return 'playing';
  if (state.phase.kind === 'bets' && hasBet(state, seat)) return 'bet';
  if (!ableSeats(state).includes(seat)) return 'sitsOut';
  if (state.phase.kind === 'bets') return 'choosing';
  return state.round ? 'noBet' : 'ready';
}

function seatView(state: HouseState, { seat, person, lastBet }: HouseSeat): SeatView {
  return {
    seat,
    person: { id: person.id, name: person.name, avatar: person.avatar },
    isAway: !state.connected.includes(person.id),
    chips: chipsOf(state, seat),
    bet: state.bets[seat] ?? 0,
    lastBet,
    status: seatStatus(state, seat),
  };
}

function shoeView(state: HouseState): ShoeView {
  const size = shoeSize(HOUSE);
  const dealt = Math.max(0, state.shoeDealt);
  return { size, left: size - dealt, discards: dealt - (state.round?.dealt ?? 0) };
}

function activeOf(state: HouseState): HouseView['active'] {
  const asked = askedHand(state);
  return asked && { spot: asked.spot, hand: asked.hand, turn: turnOf(state) };
}

/** What everybody may know of a House table. */
export function view(state: HouseState): HouseView {
  return {
    kind: 'house',
    phase: VIEW_PHASE[state.phase.kind],
    opener: { id: state.opener.id, name: state.opener.name, avatar: state.opener.avatar },
    round: roundOf(state),
    seats: state.seats.map((seat) => seatView(state, seat)),
    bank: balanceOf(state.ledger, 'bank'),
    shoe: shoeView(state),
    table: state.round && viewRound(state.round),
    active: activeOf(state),
    clock: state.clock && { deadline: state.clock.deadline, length: state.clock.length },
    ending: state.phase.kind === 'finished' ? state.phase.ending : null,
  };
}

function betChoices(state: HouseState, seat: number): BetChoice[] {
  if (HOUSE.bets.kind !== 'ladder') return [];
  const chips = chipsOf(state, seat);
  return HOUSE.bets.amounts.map((amount) => ({ amount, isAffordable: amount <= chips }));
}

/** What one person may do now, beside the view that all share. */
export function overlay(state: HouseState, person: string): HouseOverlay {
  const seats = seatsOf(state, person);
  const { round, ledger } = state;
  const asked = askedHand(state);
  return {
    seats,
    bets: openSeats(state)
      .filter((seat) => seats.includes(seat))
      .map((seat) => ({ seat, choices: betChoices(state, seat) })),
    actions: round && asked && seats.includes(asked.spot) ? legalActions({ round, ledger }, asked) : null,
    canSit: state.phase.kind === 'waiting' && state.seats.length < SEATS,
    canStart: state.phase.kind === 'waiting' && mayStart(state, person),
    canNext: state.phase.kind === 'result' && seats.length > 0,
    canLeave: seats.filter((seat) => leaveFault(state, seat) === null),
  };
}

/** The same for somebody who may do nothing now. */
export function onlyWatching({ seats }: HouseOverlay): HouseOverlay {
  return { seats, bets: [], actions: null, canSit: false, canStart: false, canNext: false, canLeave: [] };
}
