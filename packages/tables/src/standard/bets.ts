import { checkBet, type Refusal } from '@upcard/core';
import { type Answer, type Course, withClock, withEvents } from './course.ts';
import { deal } from './play.ts';
import { awaitedBettors, betOf, capitalOf, isBettor, participantOf } from './query.ts';
import { rulesOf } from './settings.ts';
import type { StandardState } from './state.ts';

/** Opens the sealed hand bets. */
export function openBets(course: Course, at: number): Course {
  const opened = withEvents(course, { type: 'betsOpened' });
  return withClock(opened, opened.state.options.actionTime, at);
}

/** Deals once every bet is in. */
export function dealWhenBet(course: Course, at: number): Course {
  return awaitedBettors(course.state).length === 0 ? deal(course, at) : course;
}

function betFault(state: StandardState, number: number, amount: number): Refusal | null {
  if (!isBettor(state, participantOf(state, number))) return 'not-your-turn';
  if (betOf(state, number) !== null) return 'already-submitted';
  return checkBet(rulesOf(state.options).bets, amount, capitalOf(state, number));
}

/** What a participant's hand bet leads to. */
export function placeBet(course: Course, amount: number, { number, at }: { number: number; at: number }): Answer {
  const { state } = course;
  if (state.phase.kind !== 'bets') return state.timedOut.bet.includes(number) ? 'too-late' : 'wrong-phase';
  const fault = betFault(state, number, amount);
  if (fault) return fault;
  return dealWhenBet(withEvents(course, { type: 'betPlaced', by: number, amount, at, isOwn: true }), at);
}

/** The clock has run out: whoever has not bet bets the minimum. */
export function betsTimeUp(course: Course, at: number): Course {
  const who = awaitedBettors(course.state).map(({ number }) => number);
  const amount = course.state.options.minimumBet;
  const late = withEvents(course, { type: 'timedOut', answer: 'bet', who });
  return deal(withEvents(late, ...who.map((by) => ({ type: 'betPlaced', by, amount, at, isOwn: false }) as const)), at);
}
