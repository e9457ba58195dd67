import type { HouseEvent } from './event.ts';
import { type Course, courseFrom, dealWhenReady, openBets, watchPresence, withEvents } from './flow.ts';
import { ableSeats, openSeats } from './query.ts';
import type { HouseState } from './state.ts';

/** These seats are given up, which they may be; `at` in milliseconds. */
export function withoutSeats(state: HouseState, seats: readonly number[], at: number): Course {
  const left = seats.map((seat): HouseEvent => ({ type: 'seatLeft', seat }));
  const course = watchPresence(withEvents(courseFrom(state), ...left), at);
  return state.phase.kind === 'waiting' ? course : afterLeaving(course, at);
}

/** A running session may end, or the deal may begin, because a seat was left. */
function afterLeaving(course: Course, at: number): Course {
  const { state } = course;
  if (state.phase.kind === 'bets') {
    const canGoOn = openSeats(state).length > 0 || Object.keys(state.bets).length > 0;
    return canGoOn ? dealWhenReady(course) : openBets(course, at);
  }
  // With nobody left who could bet, the pause or the result would be waited out for nothing.
  return ableSeats(state).length === 0 ? openBets(course, at) : course;
}
