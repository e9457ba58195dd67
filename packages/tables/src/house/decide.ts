import { accepted, checkBet, type Decision, HOUSE, type Refusal, refused } from '@upcard/core';
import type { CommonCommand, Input, Person } from '../table.ts';
import type { HouseCommand } from './command.ts';
import type { HouseEvent } from './event.ts';
import {
  type Course,
  courseFrom,
  deal,
  dealWhenReady,
  openBets,
  openBetsOnFreshShoe,
  playRound,
  watchPresence,
  withEvents,
} from './flow.ts';
import { withoutSeats } from './leaving.ts';
import {
  askedHand,
  chipsOf,
  hasBet,
  isMixDue,
  leaveFault,
  mayStart,
  openSeats,
  roundOf,
  seatAt,
  seatsOf,
  turnOf,
} from './query.ts';
import { fromServer } from './server-words.ts';
import { type HouseState, SEATS } from './state.ts';

type Answer = Course | Refusal;

/** A person's command with the time it came. */
interface Said {
  readonly person: Person;
  readonly at: number;
}

const isSeat = (seat: number): boolean => Number.isInteger(seat) && seat >= 1 && seat <= SEATS;

function sit(state: HouseState, seat: number, { person, at }: Said): Answer {
  if (state.phase.kind !== 'waiting') return 'wrong-phase';
  if (!isSeat(seat)) return 'bad-amount';
  if (seatAt(state, seat)) return 'seat-taken';
  return watchPresence(withEvents(courseFrom(state), { type: 'seatTaken', seat, person }), at);
}

/** The refusal for a seat that is not this person's: one that nobody has is not there, another's is taken. */
function ownershipFault(state: HouseState, seat: number, person: Person): Refusal | null {
  const taken = seatAt(state, seat);
  if (!taken) return 'bad-amount';
  return taken.person.id === person.id ? null : 'seat-taken';
}

function leave(state: HouseState, seat: number, { person, at }: Said): Answer {
  const isOwn = ownershipFault(state, seat, person) === null;
  const fault = leaveFault(state, seat);
  // Whether somebody else's seat has bet is no matter of the sender's.
  if (fault === 'wrong-phase' || (fault && isOwn)) return fault;
  return ownershipFault(state, seat, person) ?? withoutSeats(state, [seat], at);
}

function start(state: HouseState, { person }: Said): Answer {
  if (state.phase.kind !== 'waiting') return 'wrong-phase';
  if (!mayStart(state, person.id)) return 'not-your-turn';
  return withEvents(courseFrom(state), { type: 'sessionStarted' });
}

/** A seat that is not there, then the amount, then whose seat it is: the order of the refusals. */
function betFault(
  state: HouseState,
  { seat, amount }: Extract<HouseCommand, { type: 'bet' }>,
  person: Person,
): Refusal | null {
  const notOwn = ownershipFault(state, seat, person);
  return notOwn === 'bad-amount' ? notOwn : (checkBet(HOUSE.bets, amount, chipsOf(state, seat)) ?? notOwn);
}

/** Null for a bet that is meant for the window that is open now, or does not say; else how it missed it. */
function windowFault(state: HouseState, { seat, round }: Extract<HouseCommand, { type: 'bet' }>): Refusal | null {
  const current = roundOf(state);
  if (round !== undefined && round < current) return 'too-late';
  if (state.phase.kind !== 'bets') return state.timedOut.bet.includes(seat) ? 'too-late' : 'wrong-phase';
  return round === undefined || round === current ? null : 'wrong-phase';
}

function bet(state: HouseState, command: Extract<HouseCommand, { type: 'bet' }>, { person }: Said): Answer {
  const { seat, amount } = command;
  const isOwn = ownershipFault(state, seat, person) === null;
  const missed = windowFault(state, command);
  // How long somebody else's seat had to bet is no matter of the sender's.
  if (missed) return isOwn ? missed : 'wrong-phase';
  if (isOwn && hasBet(state, seat)) return 'already-submitted';
  const fault = betFault(state, command, person);
  if (fault) return fault;
  return dealWhenReady(withEvents(courseFrom(state), { type: 'betPlaced', seat, amount }));
}

function act(state: HouseState, command: Extract<HouseCommand, { type: 'act' }>, { person, at }: Said): Answer {
  const own = seatsOf(state, person.id);
  const wasLate = own.some((seat) => state.timedOut.action.includes(seat));
  const asked = askedHand(state);
  const isAsked = asked !== null && own.includes(asked.spot);
  if (!isAsked && wasLate) return 'too-late';
  if (!asked) return 'wrong-phase';
  if (!isAsked) return 'not-your-turn';
  const isStale = command.turn !== undefined && command.turn !== turnOf(state);
  if (isStale) return wasLate ? 'too-late' : 'already-submitted';
  const answered = withEvents(courseFrom(state), { type: 'answered', seat: asked.spot });
  return playRound(answered, { type: 'act', action: command.action }, at);
}

function next(state: HouseState, { at }: Said): Answer {
  return state.phase.kind === 'result' ? openBets(courseFrom(state), at) : 'wrong-phase';
}

function fromPerson(state: HouseState, command: HouseCommand | CommonCommand, said: Said): Answer {
  if (command.type === 'sit') return sit(state, command.seat, said);
  if (seatsOf(state, said.person.id).length === 0) return 'not-participant';
  if (state.phase.kind === 'finished') return 'wrong-phase';
  switch (command.type) {
    case 'leave':
      return leave(state, command.seat, said);
    case 'start':
      return start(state, said);
    case 'bet':
      return bet(state, command, said);
    case 'act':
      return act(state, command, said);
    case 'next':
      return next(state, said);
    default:
      return 'illegal-action';
  }
}

function bettingTimeUp(state: HouseState, at: number): Course {
  const course = withEvents(courseFrom(state), { type: 'timedOut', answer: 'bet', seats: openSeats(state) });
  return Object.keys(state.bets).length > 0 ? deal(course) : openBets(course, at);
}

function actionTimeUp(state: HouseState, at: number): Answer {
  if (state.round?.phase.kind !== 'play') return 'wrong-phase';
  const { spot } = state.round.phase.active;
  const course = withEvents(courseFrom(state), { type: 'timedOut', answer: 'action', seats: [spot] });
  return playRound(course, { type: 'act', action: 'stand' }, at);
}

function timeUp(state: HouseState, deadline: number, at: number): Answer {
  if (state.closesAt !== null && deadline === state.closesAt) {
    return withEvents(courseFrom(state), { type: 'sessionEnded', ending: { kind: 'closed' } });
  }
  if (state.clock?.deadline !== deadline) return 'wrong-phase';
  switch (state.phase.kind) {
    case 'bets':
      return bettingTimeUp(state, at);
    case 'round':
      return actionTimeUp(state, at);
    case 'shuffle':
      return isMixDue(state) ? 'wrong-phase' : openBetsOnFreshShoe(courseFrom(state), at);
    case 'result':
      return openBets(courseFrom(state), at);
    case 'waiting':
    case 'finished':
      return 'wrong-phase';
  }
}

function fromChance(state: HouseState, command: HouseCommand | CommonCommand, at: number): Answer {
  if (command.type === 'card') return playRound(courseFrom(state), command, at);
  if (command.type !== 'shuffled' || !isMixDue(state)) return 'wrong-phase';
  const mixed = withEvents(courseFrom(state), { type: 'shoeMixed' });
  // The first shoe is mixed before anybody waits for it; later ones have their own pause.
  return state.clock === null ? openBetsOnFreshShoe(mixed, at) : mixed;
}

function answer(state: HouseState, { by, at, command }: Input<HouseCommand | CommonCommand>): Answer {
  switch (by.kind) {
    case 'person':
      return fromPerson(state, command, { person: by.person, at });
    case 'policy':
      // Every seat is a person's.
      return 'illegal-action';
    case 'clock':
      return command.type === 'timeUp' ? timeUp(state, command.deadline, at) : 'illegal-action';
    case 'chance':
      return fromChance(state, command, at);
    case 'server':
      return fromServer(state, command, at);
  }
}

/** What an input does to a House session. A refused one changes nothing. */
export function decide(state: HouseState, input: Input<HouseCommand | CommonCommand>): Decision<HouseEvent> {
  const answered = answer(state, input);
  return typeof answered === 'string' ? refused(answered) : accepted(...answered.events);
}
