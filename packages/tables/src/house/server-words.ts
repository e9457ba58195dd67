import type { Refusal } from '@upcard/core';
import type { CommonCommand } from '../table.ts';
import type { HouseCommand } from './command.ts';
import { type Course, courseFrom, openBets, watchPresence, withEvents } from './flow.ts';
import { withoutSeats } from './leaving.ts';
import { leaveFault, seatsOf } from './query.ts';
import type { HouseState } from './state.ts';

type Answer = Course | Refusal;

function presence(
  state: HouseState,
  person: string,
  { isConnected, at }: { isConnected: boolean; at: number },
): Course {
  const isNews = seatsOf(state, person).length > 0 && state.connected.includes(person) !== isConnected;
  if (!isNews || state.phase.kind === 'finished') return courseFrom(state);
  return watchPresence(withEvents(courseFrom(state), { type: 'presenceChanged', person, isConnected }), at);
}

function personLeft(state: HouseState, person: string, at: number): Answer {
  const seats = seatsOf(state, person);
  const fault = seats.map((seat) => leaveFault(state, seat)).find((found) => found !== null);
  if (fault) return fault;
  return seats.length === 0 ? courseFrom(state) : withoutSeats(state, seats, at);
}

function roundVoided(state: HouseState, at: number): Answer {
  const isAtStake = state.phase.kind === 'round' || (state.phase.kind === 'bets' && Object.keys(state.bets).length > 0);
  if (!isAtStake) return 'wrong-phase';
  return openBets(withEvents(courseFrom(state), { type: 'roundVoided' }), at);
}

/** What the room says to a House session, `at` in milliseconds. */
export function fromServer(state: HouseState, command: HouseCommand | CommonCommand, at: number): Answer {
  const isOver = state.phase.kind === 'finished';
  switch (command.type) {
    case 'presence':
      return presence(state, command.person, { isConnected: command.isConnected, at });
    case 'personLeft':
      return personLeft(state, command.person, at);
    case 'personMoved': {
      const { from, to } = command;
      const isKnown = state.opener.id === from || seatsOf(state, from).length > 0;
      return isKnown ? withEvents(courseFrom(state), { type: 'personMoved', from, to }) : courseFrom(state);
    }
    case 'hostChanged':
      return withEvents(courseFrom(state), { type: 'hostChanged', host: command.host });
    case 'gathered':
    case 'rated':
      // A session is made of seats and rates nobody.
      return courseFrom(state);
    case 'clockShifted':
      return withEvents(courseFrom(state), { type: 'clockShifted', by: command.by });
    case 'roundVoided':
      return roundVoided(state, at);
    case 'closed':
      if (isOver) return courseFrom(state);
      return withEvents(courseFrom(state), { type: 'sessionEnded', ending: { kind: 'closed' } });
    default:
      return 'illegal-action';
  }
}
