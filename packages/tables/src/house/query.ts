import { type Account, balanceOf, type HandRef, HOUSE, leastBet, type Money } from '@upcard/core';
import type { HouseSeat, HouseState } from './state.ts';

/** The ledger account of a seat's chips. */
export function purseOf(seat: number): Account {
  return `purse:${seat}`;
}

/** A seat's chips, without what it has at stake. */
export function chipsOf(state: HouseState, seat: number): Money {
  return balanceOf(state.ledger, purseOf(seat));
}

/** The taken seat with this number, or null. */
export function seatAt(state: HouseState, seat: number): HouseSeat | null {
  return state.seats.find((taken) => taken.seat === seat) ?? null;
}

/** The seats of one person, ascending. */
export function seatsOf(state: HouseState, person: string): number[] {
  return state.seats.filter((taken) => taken.person.id === person).map(({ seat }) => seat);
}

/** Whether a seat has bet in this window. */
export function hasBet(state: HouseState, seat: number): boolean {
  return Object.hasOwn(state.bets, seat);
}

/** Seats with chips for the least bet, ascending. */
export function ableSeats(state: HouseState): number[] {
  return state.seats.filter(({ seat }) => chipsOf(state, seat) >= leastBet(HOUSE.bets)).map(({ seat }) => seat);
}

/** Seats that may still bet in this window, ascending. */
export function openSeats(state: HouseState): number[] {
  return state.phase.kind === 'bets' ? ableSeats(state).filter((seat) => !hasBet(state, seat)) : [];
}

/** Whether the shoe waits to be mixed. */
export function isMixDue({ phase, shoeDealt }: HouseState): boolean {
  return phase.kind === 'shuffle' && shoeDealt < 0;
}

/** The hand that is asked, or null: while a card is due, and once the session is over, nobody is. */
export function askedHand({ phase, round }: HouseState): HandRef | null {
  const isAsked = phase.kind === 'round' && round?.phase.kind === 'play' && round.due.length === 0;
  return isAsked ? round.phase.active : null;
}

/** The round that is on the table, or whose bets are awaited: 0 before the session starts. */
export function roundOf({ phase, roundNumber }: HouseState): number {
  return phase.kind === 'bets' || phase.kind === 'shuffle' ? roundNumber + 1 : roundNumber;
}

/** More questions than any round asks. */
const MOST_TURNS = 1_000;

/** The number of the question that is asked now; no two questions of a session have the same. */
export function turnOf({ roundNumber, round }: HouseState): number {
  return roundNumber * MOST_TURNS + (round?.turn ?? 0);
}

/** Whether this person may start the session: whoever opened the table, or anyone seated while the opener is not there. */
export function mayStart(state: HouseState, person: string): boolean {
  const isSeated = seatsOf(state, person).length > 0;
  const opener = state.opener.id;
  const isOpenerThere = seatsOf(state, opener).length > 0 && state.connected.includes(opener);
  return isSeated && (person === opener || !isOpenerThere);
}

/** Null when the seat's owner may leave it now, else whether the seat has bet or the phase is wrong. */
export function leaveFault(state: HouseState, seat: number): 'already-submitted' | 'wrong-phase' | null {
  switch (state.phase.kind) {
    case 'waiting':
    case 'shuffle':
    case 'result':
      return null;
    case 'bets':
      return hasBet(state, seat) ? 'already-submitted' : null;
    case 'round':
    case 'finished':
      return 'wrong-phase';
  }
}
