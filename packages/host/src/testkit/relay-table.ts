import { accepted, type Card, type Decision, HOUSE, type Refusal, refused } from '@upcard/core';
import type { CommonCommand, Input, Person, Table, TableAwaiting } from '@upcard/tables';

/** How long a runner of the relay may think, in milliseconds. */
export const RELAY_TIME = 10_000;

/** Points at which the relay is over. */
const RELAY_GOAL = 1_000;

/** The two who run, in turn. */
export const ANN: Person = { id: 'ann', name: 'Ann', avatar: 'fox' };
export const BEN: Person = { id: 'ben', name: 'Ben', avatar: 'fox' };

/**
 * What a runner says: run some points; draw a card (with a fresh shoe first if there is none); roll for points below six;
 * finish. `wait` is accepted and does nothing; `break` meets a bug; `spin` asks for chance for ever.
 */
export type RelayCommand =
  | { readonly type: 'run'; readonly points: number }
  | { readonly type: 'draw' }
  | { readonly type: 'roll' }
  | { readonly type: 'finish' }
  | { readonly type: 'wait' }
  | { readonly type: 'break' }
  | { readonly type: 'spin' };

type RelayNeed = 'card' | 'shuffle' | 'index' | 'indexForEver';

export type RelayEvent =
  | { readonly type: 'ran'; readonly points: number }
  | { readonly type: 'called'; readonly needs: readonly RelayNeed[] }
  | { readonly type: 'drew'; readonly card: Card }
  | { readonly type: 'mixed' }
  | { readonly type: 'rolled'; readonly points: number }
  | { readonly type: 'passed'; readonly at: number; readonly isLate: boolean }
  | { readonly type: 'presenceChanged'; readonly person: string; readonly isConnected: boolean }
  | { readonly type: 'finished' };

/** A relay. `turn` counts from 0: Ann runs the even ones. Cards are secret, save for whoever drew. */
export interface RelayState {
  readonly turn: number;
  readonly points: number;
  readonly cards: readonly { readonly by: string; readonly card: Card }[];
  readonly needs: readonly RelayNeed[];
  readonly hasShoe: boolean;
  readonly lateTurns: readonly number[];
  readonly deadline: number | null;
  readonly connected: readonly string[];
  readonly isFinished: boolean;
}

export interface RelayView {
  readonly turn: number;
  readonly points: number;
  readonly cards: number;
  readonly connected: readonly string[];
}

/** The cards this person has drawn, and whether it is their turn. */
export interface RelayOverlay {
  readonly cards: readonly Card[];
  readonly isAsked: boolean;
}

export type RelayHappening = RelayEvent['type'];

function runnerOf({ turn }: RelayState): Person {
  return turn % 2 === 0 ? ANN : BEN;
}

function needsOf(state: RelayState, type: RelayCommand['type']): readonly RelayNeed[] | null {
  if (type === 'draw') return state.hasShoe ? ['card'] : ['shuffle', 'card'];
  if (type === 'roll') return ['index'];
  return type === 'spin' ? ['indexForEver'] : null;
}

function refusalOf(state: RelayState, person: Person, command: RelayCommand): Refusal | null {
  if (person.id !== ANN.id && person.id !== BEN.id) return 'not-participant';
  if (state.isFinished) return 'wrong-phase';
  if (command.type === 'wait') return null;
  if (runnerOf(state).id !== person.id) return state.lateTurns.includes(state.turn - 1) ? 'too-late' : 'not-your-turn';
  return command.type === 'run' && command.points < 0 ? 'bad-amount' : null;
}

function answerPerson(
  state: RelayState,
  { at, person, command }: { at: number; person: Person; command: RelayCommand },
) {
  const refusal = refusalOf(state, person, command);
  if (refusal !== null) return refused(refusal);
  if (command.type === 'break') throw new Error('relay bug');
  if (command.type === 'wait') return accepted<RelayEvent>();
  if (command.type === 'finish') return accepted<RelayEvent>({ type: 'finished' });
  const passed: RelayEvent = { type: 'passed', at, isLate: false };
  if (command.type === 'run') return accepted<RelayEvent>({ type: 'ran', points: command.points }, passed);
  return accepted<RelayEvent>({ type: 'called', needs: needsOf(state, command.type) ?? [] }, passed);
}

const RELAY_COMMANDS: Readonly<Record<RelayCommand['type'], true>> = {
  run: true,
  draw: true,
  roll: true,
  finish: true,
  wait: true,
  break: true,
  spin: true,
};

function isRelayCommand(command: { readonly type: string }): command is RelayCommand {
  return Object.hasOwn(RELAY_COMMANDS, command.type);
}

function decide(state: RelayState, { at, by, command }: Input<RelayCommand | CommonCommand>): Decision<RelayEvent> {
  switch (command.type) {
    case 'card':
      return accepted<RelayEvent>({ type: 'drew', card: command.card });
    case 'shuffled':
      return accepted<RelayEvent>({ type: 'mixed' });
    case 'index':
      return accepted<RelayEvent>({ type: 'rolled', points: command.index });
    case 'timeUp':
      return state.deadline === command.deadline
        ? accepted<RelayEvent>({ type: 'passed', at, isLate: true })
        : refused('wrong-phase');
    case 'presence': {
      const { person, isConnected } = command;
      const isNews = state.connected.includes(person) !== isConnected;
      return isNews ? accepted<RelayEvent>({ type: 'presenceChanged', person, isConnected }) : accepted<RelayEvent>();
    }
    default:
      if (!isRelayCommand(command)) return refused('illegal-action');
      return by.kind === 'person' || by.kind === 'policy'
        ? answerPerson(state, { at, person: by.person, command })
        : refused('illegal-action');
  }
}

function evolve(state: RelayState, event: RelayEvent): RelayState {
  const needs = state.needs.slice(1);
  switch (event.type) {
    case 'ran':
      return { ...state, points: state.points + event.points, isFinished: state.points + event.points >= RELAY_GOAL };
    case 'called':
      return { ...state, needs: event.needs };
    case 'drew':
      // The turn has passed already when the card comes.
      return {
        ...state,
        needs,
        cards: [...state.cards, { by: runnerOf({ ...state, turn: state.turn - 1 }).id, card: event.card }],
      };
    case 'mixed':
      return { ...state, needs, hasShoe: true };
    case 'rolled':
      return state.needs[0] === 'indexForEver' ? state : { ...state, needs, points: state.points + event.points };
    case 'passed': {
      const lateTurns = event.isLate ? [...state.lateTurns, state.turn] : state.lateTurns;
      return { ...state, lateTurns, turn: state.turn + 1, deadline: event.at + RELAY_TIME };
    }
    case 'presenceChanged': {
      const others = state.connected.filter((id) => id !== event.person);
      return { ...state, connected: event.isConnected ? [...others, event.person].sort() : others };
    }
    case 'finished':
      return { ...state, isFinished: true };
  }
}

function awaiting({ needs: [need], isFinished }: RelayState): TableAwaiting {
  switch (need) {
    case 'card':
      return { kind: 'card' };
    case 'shuffle':
      return { kind: 'shuffle', decks: 1 };
    case 'index':
    case 'indexForEver':
      return { kind: 'index', below: 6 };
    default:
      return { kind: isFinished ? 'nobody' : 'people' };
  }
}

/**
 * A small table for tests of the host: two people in turn, with cards, a shoe, an index and a deadline. The first clock starts
 * with the first answer.
 */
export const RELAY_TABLE: Table<RelayState, RelayCommand, RelayEvent, RelayView, RelayOverlay, RelayHappening> = {
  kind: 'sandbox',
  settings: [],
  create: () => ({
    turn: 0,
    points: 0,
    cards: [],
    needs: [],
    hasShoe: false,
    lateTurns: [],
    deadline: null,
    connected: [],
    isFinished: false,
  }),
  decide,
  evolve,
  awaiting,
  stage: (state) => (state.isFinished ? 'over' : 'playing'),
  takesNewcomers: () => false,
  connected: (state) => state.connected,
  insiders: () => [ANN.id, BEN.id],
  automatic: [],
  rules: () => HOUSE,
  deadline: (state) => state.deadline,
  view: ({ turn, points, cards, connected }) => ({ turn, points, cards: cards.length, connected }),
  overlay: (state, person) => ({
    cards: state.cards.filter(({ by }) => by === person).map(({ card }) => card),
    isAsked: !state.isFinished && runnerOf(state).id === person,
  }),
  onlyWatching: ({ cards }) => ({ cards, isAsked: false }),
  ratingsOf: () => [],
  happenings: (_, events) => events.map(({ type }) => type),
  lobbyLine: (state) => ({
    kind: 'sandbox',
    summary: 'Relay',
    state: state.isFinished ? 'finished' : 'running',
    stateText: `Turn ${state.turn}`,
    stateNote: 'Running',
    seated: [ANN, BEN],
    seats: 2,
    canJoin: false,
  }),
};
