import type { CommonCommand } from '../table.ts';
import { returnWagers } from './bank.ts';
import { type Answer, courseFrom, withEvents } from './course.ts';
import { participantAs } from './query.ts';
import { endRound, finish } from './round-end.ts';
import type { StandardState } from './state.ts';

/** Whoever plays stays to the end, or resigns first. */
function personLeft(state: StandardState, person: string): Answer {
  const isPlaying = state.phase.kind !== 'finished' && participantAs(state, person)?.status === 'active';
  return isPlaying ? 'wrong-phase' : courseFrom(state);
}

function roundVoided(state: StandardState, at: number): Answer {
  if (state.phase.kind !== 'bets' && state.phase.kind !== 'round') return 'wrong-phase';
  return endRound(withEvents(returnWagers(courseFrom(state)), { type: 'roundVoided' }), at);
}

function closed(state: StandardState): Answer {
  return state.phase.kind === 'finished' ? courseFrom(state) : finish(returnWagers(courseFrom(state)), 'closed');
}

function isKnown(state: StandardState, id: string): boolean {
  return state.host.id === id || participantAs(state, id) !== null || state.ready.some((person) => person.id === id);
}

/** What the room says to a Standard game, `at` in milliseconds. */
export function fromServer(state: StandardState, command: CommonCommand, at: number): Answer {
  const course = courseFrom(state);
  switch (command.type) {
    case 'gathered':
      return withEvents(course, { type: 'gathered', ready: command.ready });
    case 'rated':
      return state.phase.kind === 'waiting' ? withEvents(course, command) : course;
    case 'presence':
      // Nobody is waited for, and nobody resigns by going away.
      return course;
    case 'personLeft':
      return personLeft(state, command.person);
    case 'personMoved':
      return isKnown(state, command.from)
        ? withEvents(course, { type: 'personMoved', from: command.from, to: command.to })
        : course;
    case 'hostChanged':
      return withEvents(course, { type: 'hostChanged', host: command.host });
    case 'clockShifted':
      return withEvents(course, { type: 'clockShifted', by: command.by });
    case 'roundVoided':
      return roundVoided(state, at);
    case 'closed':
      return closed(state);
    default:
      return 'illegal-action';
  }
}
