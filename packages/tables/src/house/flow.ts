import {
  decideRound,
  HOUSE,
  isShuffleDue,
  type Refusal,
  type RoundCommand,
  type RoundEvent,
  roundAwaiting,
} from '@upcard/core';
import type { HouseEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { ableSeats, openSeats } from './query.ts';
import { CLOSES_AFTER, type HouseState } from './state.ts';

/** Events under way: what has happened so far in this decision, and the state it leads to. */
export interface Course {
  readonly state: HouseState;
  readonly events: readonly HouseEvent[];
}

/** A course in which nothing has happened yet. */
export function courseFrom(state: HouseState): Course {
  return { state, events: [] };
}

/** The course with more events. (Not `then`: a module that exports that name is taken for a promise when it is imported.) */
export function withEvents(course: Course, ...events: readonly HouseEvent[]): Course {
  return { state: events.reduce(evolve, course.state), events: [...course.events, ...events] };
}

function clockFor(length: number | null, at: number): HouseEvent {
  return { type: 'clockSet', clock: length === null ? null : { deadline: at + length, length } };
}

/** Opens the bets, after a pause for mixing when the shoe has run low, or ends the session when no seat can bet. */
export function openBets(course: Course, at: number): Course {
  const { state } = course;
  if (state.seats.length === 0) return withEvents(course, { type: 'sessionEnded', ending: { kind: 'closed' } });
  if (ableSeats(state).length === 0) return withEvents(course, { type: 'sessionEnded', ending: { kind: 'houseWins' } });
  if (isShuffleDue(HOUSE, state.shoeDealt, state.seats.length)) {
    return withEvents(course, { type: 'shuffleBegan' }, clockFor(HOUSE.clocks.shuffle, at));
  }
  return withEvents(course, { type: 'betsOpened' }, clockFor(HOUSE.clocks.betting, at));
}

/** Opens the bets of a mixed shoe without asking again whether it is low. */
export function openBetsOnFreshShoe(course: Course, at: number): Course {
  return withEvents(course, { type: 'betsOpened' }, clockFor(HOUSE.clocks.betting, at));
}

/** Deals once every seat that can bet has bet. */
export function dealWhenReady(course: Course): Course {
  if (course.state.phase.kind !== 'bets' || openSeats(course.state).length > 0) return course;
  return deal(course);
}

/** Closes the bets and calls for the first card. There must be a bet. */
export function deal(course: Course): Course {
  return withEvents(course, { type: 'roundBegan' }, clockFor(null, 0));
}

/** Sets or lifts the hour of closing by who is there: it runs while nobody seated is connected. */
export function watchPresence(course: Course, at: number): Course {
  const { closesAt, connected, phase } = course.state;
  if (phase.kind === 'finished') return course;
  if (connected.length > 0) return closesAt === null ? course : withEvents(course, { type: 'closingSet', at: null });
  return closesAt === null ? withEvents(course, { type: 'closingSet', at: at + CLOSES_AFTER }) : course;
}

/** What a settled round leads to: the end of the session, or the result that waits for the next hand. */
function afterSettlement(course: Course, at: number): Course {
  const { state } = course;
  if ((state.ledger.balances.bank ?? 0) === 0) {
    return withEvents(course, { type: 'sessionEnded', ending: { kind: 'bankBroken', winners: ableSeats(state) } });
  }
  if (ableSeats(state).length === 0) return withEvents(course, { type: 'sessionEnded', ending: { kind: 'houseWins' } });
  return withEvents(course, { type: 'resultShown' }, clockFor(HOUSE.clocks.result, at));
}

const inRound = (event: RoundEvent): HouseEvent => ({ type: 'round', event });

/** Feeds a command to the round on the table, sets the next clock and settles what follows. */
export function playRound(course: Course, command: RoundCommand, at: number): Course | Refusal {
  const { round, ledger } = course.state;
  if (!round) return 'wrong-phase';
  const decision = decideRound({ round, ledger }, command);
  if (!decision.ok) return decision.refusal;
  const played = withEvents(course, ...decision.events.map(inRound));
  if (!played.state.round) return played;
  switch (roundAwaiting({ round: played.state.round, ledger: played.state.ledger }).kind) {
    case 'action':
      return withEvents(played, clockFor(HOUSE.clocks.action, at));
    case 'nothing':
      return afterSettlement(played, at);
    default:
      return played;
  }
}
