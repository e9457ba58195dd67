import { type Card, decideRound, type RoundCommand } from '@upcard/core';
import { type Answer, type Course, withClock, withEvents } from './course.ts';
import { tableOf } from './query.ts';
import { afterSettlement } from './round-end.ts';

/** Closes the bets and calls for the first card. */
export function beginDeal(course: Course): Course {
  return withEvents(course, { type: 'dealBegan' });
}

/** Cards that were put in front come before any that a source would give. */
function dealInjected(course: Course, at: number): Answer {
  const table = tableOf(course.state);
  const [card] = course.state.injection.cards;
  const isDue = course.state.phase.kind === 'round' && table !== null && table.due.length > 0;
  return isDue && card !== undefined ? playRound(course, { type: 'card', card }, at) : course;
}

/**
 * Feeds a command to the deal on the felt, starts the clock of the next question and ends the round when it is settled. One
 * clock covers all that one hand, one choice or the Dealer's turn is asked: a further card does not start it again.
 */
export function playRound(course: Course, command: RoundCommand, at: number): Answer {
  const { ledger, options } = course.state;
  const table = tableOf(course.state);
  if (course.state.phase.kind !== 'round' || table === null) return 'wrong-phase';
  const decision = decideRound({ round: table, ledger }, command);
  if (!decision.ok) return decision.refusal;
  const played = withEvents(course, ...decision.events.map((event) => ({ type: 'round', event }) as const));
  if (tableOf(played.state)?.phase.kind === 'settled') return afterSettlement(played, at);
  const isNewQuestion = decision.events.some(({ type }) => type === 'phaseEntered');
  return dealInjected(isNewQuestion ? withClock(played, options.actionTime, at) : played, at);
}

/** Deals, from the cards put in front if there are any. */
export function deal(course: Course, at: number): Course {
  const begun = withClock(beginDeal(course), null, at);
  const dealt = dealInjected(begun, at);
  return typeof dealt === 'string' ? begun : dealt;
}

/** A card has come from the source. */
export function takeCard(course: Course, card: Card, at: number): Answer {
  return playRound(course, { type: 'card', card }, at);
}
