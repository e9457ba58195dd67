import type { TableRefusal } from '../room/refusal.ts';
import type { StandardEvent } from './event.ts';
import { evolve } from './evolve.ts';
import type { StandardState } from './state.ts';

/** Events under way: what has happened so far in this decision, and the state it leads to. */
export interface Course {
  readonly state: StandardState;
  readonly events: readonly StandardEvent[];
}

/** What an input leads to, or why to nothing. */
export type Answer = Course | TableRefusal;

/** A course in which nothing has happened yet. */
export function courseFrom(state: StandardState): Course {
  return { state, events: [] };
}

/** The course with more events. */
export function withEvents(course: Course, ...events: readonly StandardEvent[]): Course {
  return { state: events.reduce(evolve, course.state), events: [...course.events, ...events] };
}

/** Starts a clock of `length` milliseconds at `at`; with null none runs. */
export function withClock(course: Course, length: number | null, at: number): Course {
  return withEvents(course, {
    type: 'clockSet',
    clock: length === null ? null : { deadline: at + length, length },
  });
}
