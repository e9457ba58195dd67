import type { StandardCommand } from './command.ts';
import { type Answer, type Course, withEvents } from './course.ts';
import { playRound } from './play.ts';
import { askedHand, dealerQuestion, tableOf, turnOf } from './query.ts';
import type { ParticipantNumber, StandardState } from './state.ts';

/** Who speaks, null for the Banker, and when. */
interface Speaking {
  readonly number: ParticipantNumber | null;
  readonly at: number;
}

type Said<Type extends StandardCommand['type']> = Extract<StandardCommand, { type: Type }>;

/** Whether the clock has answered for somebody in this round. */
function wasLate({ timedOut }: StandardState, answer: 'discard' | 'reveal' | 'action', number: number | null): boolean {
  return number !== null && timedOut[answer].includes(number);
}

/** Whether an answer names another question than the one that is asked now. */
function isStale(state: StandardState, turn: number | undefined): boolean {
  return turn !== undefined && turn !== turnOf(state);
}

/** A Dealer throws a card away or shows one. */
export function answerDealer(
  course: Course,
  { type, index, turn }: Said<'discard' | 'reveal'>,
  { number, at }: Speaking,
): Answer {
  const { state } = course;
  const isAsked = dealerQuestion(state) === type;
  if (!isAsked) return wasLate(state, type, number) ? 'too-late' : 'wrong-phase';
  if (state.course?.dealer !== number) return 'not-your-turn';
  if (isStale(state, turn)) return 'already-submitted';
  return playRound(course, { type, index }, at);
}

/** The Dealer's turn: draw or stand, whatever the total. */
function dealerAct(course: Course, { action, turn }: Said<'act'>, { number, at }: Speaking): Answer {
  const { state } = course;
  if (state.course?.dealer !== number) return wasLate(state, 'action', number) ? 'too-late' : 'not-your-turn';
  if (isStale(state, turn)) return 'already-submitted';
  if (action !== 'hit' && action !== 'stand') return 'illegal-action';
  return playRound(course, { type: action === 'hit' ? 'dealerHit' : 'dealerStand' }, at);
}

/** A Player's action on the own hand that is asked, or the Dealer's in the Dealer's turn. */
export function answerHand(course: Course, command: Said<'act'>, speaking: Speaking): Answer {
  const { state } = course;
  if (dealerQuestion(state) === 'action') return dealerAct(course, command, speaking);
  const asked = askedHand(state);
  const isLate = wasLate(state, 'action', speaking.number);
  if (asked === null) return isLate ? 'too-late' : 'wrong-phase';
  if (asked.spot !== speaking.number) return isLate ? 'too-late' : 'not-your-turn';
  if (isStale(state, command.turn)) return isLate ? 'too-late' : 'already-submitted';
  return playRound(course, { type: 'act', action: command.action }, speaking.at);
}

/** The clock has run out: a hand and the Dealer stand, and a choice is left to chance. */
export function questionTimeUp(course: Course, at: number): Answer {
  const { state } = course;
  const asked = askedHand(state);
  if (asked !== null) {
    const late = withEvents(course, { type: 'timedOut', answer: 'action', who: [asked.spot] });
    return playRound(late, { type: 'act', action: 'stand' }, at);
  }
  const question = dealerQuestion(state);
  if (question === null) return 'wrong-phase';
  const dealer = state.course?.dealer ?? null;
  const late = withEvents(course, { type: 'timedOut', answer: question, who: dealer === null ? [] : [dealer] });
  return question === 'action'
    ? playRound(late, { type: 'dealerStand' }, at)
    : withEvents(late, { type: 'lotsCalled' });
}

/** Among how many cards a lot is drawn. */
export function lotsBelow(state: StandardState): number {
  return tableOf(state)?.dealer.filter(({ kind }) => kind === 'faceDown').length ?? 0;
}
