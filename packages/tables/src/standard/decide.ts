import { accepted, type Refusal, SUITS } from '@upcard/core';
import type { TableDecision } from '../room/refusal.ts';
import type { CommonCommand, Input, Person } from '../table.ts';
import { answerDealer, answerHand, questionTimeUp } from './answers.ts';
import { answerAuction, auctionTimeUp } from './auction.ts';
import { betsTimeUp, placeBet } from './bets.ts';
import type { StandardCommand } from './command.ts';
import { type Answer, courseFrom, withEvents } from './course.ts';
import type { StandardEvent } from './event.ts';
import { BANKER } from './house-people.ts';
import { applyCards } from './injection.ts';
import { playRound, takeCard } from './play.ts';
import { activeOnes, participantAs, tableOf } from './query.ts';
import { resign } from './resign.ts';
import { agreeByThemselves, goOnWhenAgreed, openAuction } from './round-end.ts';
import { fromServer } from './server-words.ts';
import { start } from './start.ts';
import type { Participant, StandardState } from './state.ts';

/** A person's command with the time it came. */
interface Said {
  readonly person: Person;
  readonly at: number;
}

function agree(state: StandardState, { number }: Participant, at: number): Answer {
  if (state.phase.kind !== 'break') return state.timedOut.agreement.includes(number) ? 'too-late' : 'wrong-phase';
  if (state.phase.agreed.includes(number)) return 'already-submitted';
  return goOnWhenAgreed(withEvents(courseFrom(state), { type: 'agreed', who: [number] }), at);
}

function setAutoContinue(state: StandardState, { number }: Participant, isOn: boolean, at: number): Answer {
  const set = withEvents(courseFrom(state), { type: 'autoContinueSet', by: number, isOn });
  // Before that time those who continue by themselves agree together.
  return isOn && set.state.phase.kind === 'break' && set.state.autoAgreeAt === null ? agreeByThemselves(set, at) : set;
}

/** The refusal of an answer that was meant for another round than this one, or null. */
function roundFault(state: StandardState, command: StandardCommand): Refusal | null {
  if (!('round' in command) || command.round === undefined || command.round === state.round) return null;
  return command.round < state.round ? 'too-late' : 'wrong-phase';
}

function fromParticipant(state: StandardState, command: StandardCommand, one: Participant, at: number): Answer {
  const course = courseFrom(state);
  switch (command.type) {
    case 'bid':
    case 'skip':
    case 'skipCurrent':
    case 'skipRest':
      return answerAuction(course, command, { number: one.number, at });
    case 'bet':
      return placeBet(course, command.amount, { number: one.number, at });
    case 'discard':
    case 'reveal':
      return answerDealer(course, command, { number: one.number, at });
    case 'act':
      return answerHand(course, command, { number: one.number, at });
    case 'agree':
      return agree(state, one, at);
    case 'autoContinue':
      return setAutoContinue(state, one, command.isOn, at);
    case 'resign':
      return resign(state, one.number, at);
    case 'start':
    case 'applyCards':
      return 'illegal-action';
  }
}

function fromBanker(state: StandardState, command: StandardCommand, at: number): Answer {
  const by = { number: null, at };
  if (command.type === 'discard' || command.type === 'reveal') return answerDealer(courseFrom(state), command, by);
  return command.type === 'act' ? answerHand(courseFrom(state), command, by) : 'illegal-action';
}

function fromPerson(state: StandardState, command: StandardCommand, { person, at }: Said): Answer {
  if (command.type === 'start') return start(state, person, at);
  if (command.type === 'applyCards') return applyCards(state, person, command.cards);
  const one = participantAs(state, person.id);
  if (one === null) return 'not-participant';
  if (state.phase.kind === 'finished') return 'wrong-phase';
  if (one.status !== 'active') return 'not-active';
  return roundFault(state, command) ?? fromParticipant(state, command, one, at);
}

/** The bot speaks for its place like anybody else. */
function fromPolicy(state: StandardState, command: StandardCommand, { person, at }: Said): Answer {
  return person.id === BANKER.id ? fromBanker(state, command, at) : fromPerson(state, command, { person, at });
}

function breakTimeUp(state: StandardState, at: number): Answer {
  const { phase } = state;
  const agreed = phase.kind === 'break' ? phase.agreed : [];
  const who = activeOnes(state).flatMap(({ number }) => (agreed.includes(number) ? [] : [number]));
  return openAuction(withEvents(courseFrom(state), { type: 'timedOut', answer: 'agreement', who }), at);
}

function timeUp(state: StandardState, deadline: number, at: number): Answer {
  if (state.autoAgreeAt !== null && deadline === state.autoAgreeAt) return agreeByThemselves(courseFrom(state), at);
  if (state.clock?.deadline !== deadline) return 'wrong-phase';
  switch (state.phase.kind) {
    case 'auction':
      return auctionTimeUp(courseFrom(state), at);
    case 'bets':
      return betsTimeUp(courseFrom(state), at);
    case 'round':
      return questionTimeUp(courseFrom(state), at);
    case 'break':
      return breakTimeUp(state, at);
    case 'waiting':
    case 'finished':
      return 'wrong-phase';
  }
}

/** The suit of the next card put in front, or the choice that a human Dealer did not make. */
function fromLot(state: StandardState, index: number, at: number): Answer {
  const [rank] = state.injection.suiting.ranks;
  const suit = SUITS[index];
  if (rank !== undefined && suit !== undefined) {
    return withEvents(courseFrom(state), { type: 'cardSuited', card: `${rank}${suit}` });
  }
  const phase = tableOf(state)?.phase.kind;
  const isChoice = state.isDrawingLots && (phase === 'discard' || phase === 'reveal');
  return isChoice ? playRound(courseFrom(state), { type: phase, index }, at) : 'wrong-phase';
}

function fromChance(state: StandardState, command: StandardCommand | CommonCommand, at: number): Answer {
  if (command.type === 'card') return takeCard(courseFrom(state), command.card, at);
  return command.type === 'index' ? fromLot(state, command.index, at) : 'wrong-phase';
}

const SERVER_AND_CHANCE: ReadonlySet<string> = new Set<CommonCommand['type']>([
  'card',
  'shuffled',
  'index',
  'timeUp',
  'presence',
  'personMoved',
  'roundVoided',
  'closed',
  'rated',
  'admitted',
  'paused',
  'resumed',
  'personLeft',
  'gathered',
  'hostChanged',
  'clockShifted',
]);

function isCommon(command: StandardCommand | CommonCommand): command is CommonCommand {
  return SERVER_AND_CHANCE.has(command.type);
}

function answer(state: StandardState, { by, at, command }: Input<StandardCommand | CommonCommand>): Answer {
  switch (by.kind) {
    case 'person':
      return isCommon(command) ? 'illegal-action' : fromPerson(state, command, { person: by.person, at });
    case 'policy':
      return isCommon(command) ? 'illegal-action' : fromPolicy(state, command, { person: by.person, at });
    case 'clock':
      return command.type === 'timeUp' ? timeUp(state, command.deadline, at) : 'illegal-action';
    case 'chance':
      return fromChance(state, command, at);
    case 'server':
      return isCommon(command) ? fromServer(state, command, at) : 'illegal-action';
  }
}

/** What an input does to a Standard game. A refused one changes nothing. */
export function decide(
  state: StandardState,
  input: Input<StandardCommand | CommonCommand>,
): TableDecision<StandardEvent> {
  const answered = answer(state, input);
  return typeof answered === 'string' ? { ok: false, refusal: answered } : accepted(...answered.events);
}
