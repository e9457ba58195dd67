import type { CommonCommand, Input, LobbyLine, Person, Table, TableSetup } from '../table.ts';
import { isRoomCommand, type RoomCommand } from './command.ts';
import { fromPerson, join } from './decide.ts';
import { isRoomEntry, type RoomEntry } from './event.ts';
import { evolveRoom } from './evolve.ts';
import type { RoomPlan, RoomStep } from './plan.ts';
import { connectedHeir, gathering, isMember, playFault, type RoomFacts } from './query.ts';
import type { TableDecision, TableRefusal } from './refusal.ts';
import type { RoomRules } from './rules.ts';
import { fromServer, heardAt, hostOverdue, isServerWord, knownIds } from './server-words.ts';
import { roomOverlay, roomView } from './show.ts';
import type { RoomedState, RoomState } from './state.ts';
import type { RoomOverlay, RoomStage, RoomView } from './view.ts';

/** What everybody may know of a game and of its room. */
export interface RoomedView<View> {
  readonly game: View;
  readonly room: RoomView;
}

/** What one person may know or do in a game and in its room. */
export interface RoomedOverlay<Overlay> {
  readonly game: Overlay;
  readonly room: RoomOverlay;
}

/** A game with the room around it. */
export type RoomedTable<Game, Command, Event, View, Overlay, Happening> = Table<
  RoomedState<Game>,
  Command | RoomCommand,
  Event | RoomEntry,
  RoomedView<View>,
  RoomedOverlay<Overlay>,
  Happening
>;

interface Typed {
  readonly type: string;
}

function openRoom({ opener, joining }: TableSetup): RoomState {
  return {
    host: opener,
    joining,
    // Taken for connected until somebody says otherwise: whoever opens a table goes there at once.
    members: [{ person: opener, isReady: false, isConnected: true }],
    requests: [],
    turnedAway: [],
    blocked: [],
    hostDueAt: null,
    pausedAt: null,
    closing: null,
  };
}

/** When a host who is not there loses the role: never while nobody is there to take it. */
function hostDeadline({ room, stage }: Pick<RoomFacts, 'room' | 'stage'>): number | null {
  const isAwaited = room.hostDueAt !== null && stage === 'waiting' && connectedHeir(room, room.host.id) !== null;
  return isAwaited ? room.hostDueAt : null;
}

function earlier(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

function lineOf(line: LobbyLine, { room, stage, memberLimit }: RoomFacts): LobbyLine {
  const isFull = memberLimit !== null && room.members.length >= memberLimit;
  const isPaused = room.pausedAt !== null && stage !== 'over';
  return {
    ...line,
    stateNote: isPaused ? 'Paused' : line.stateNote,
    canJoin: line.canJoin && !isPaused && !isFull && stage !== 'over' && room.joining !== 'nobody',
  };
}

/**
 * Puts a room around a game: who belongs to it, who runs it, and pauses. One for all games, and none of them knows more of it
 * than the words that a room says (`RoomWord`). A game's events keep their form in the log.
 */
export function withRoom<Game, Command extends Typed, Event extends Typed, View, Overlay, Happening>(
  table: Table<Game, Command, Event, View, Overlay, Happening>,
  { memberLimit }: Pick<RoomRules, 'memberLimit'>,
): RoomedTable<Game, Command, Event, View, Overlay, Happening> {
  type State = RoomedState<Game>;
  type Happened = Event | RoomEntry;

  const stageOf = ({ room, game }: State): RoomStage => (room.closing !== null ? 'over' : table.stage(game));
  const factsOf = (state: State): RoomFacts => ({
    room: state.room,
    stage: stageOf(state),
    memberLimit,
    takesNewcomers: () => table.takesNewcomers(state.game),
  });

  function evolve(state: State, event: Happened): State {
    return isRoomEntry(event)
      ? { ...state, room: evolveRoom(state.room, event.event) }
      : { ...state, game: table.evolve(state.game, event) };
  }

  /** The events of one step of a plan, or why the game refuses it. */
  function taken({ game }: State, step: RoomStep, at: number): TableDecision<Happened> {
    if (step.do === 'record') return { ok: true, events: [{ type: 'room', event: step.event }] };
    return table.decide(game, { at, by: { kind: 'server' }, command: step.word });
  }

  function carriedOut(start: State, plan: RoomPlan, at: number): TableDecision<Happened> {
    if (typeof plan === 'string') return { ok: false, refusal: plan };
    const events: Happened[] = [];
    let state = start;
    const take = (step: RoomStep): TableRefusal | null => {
      const decision = taken(state, step, at);
      if (!decision.ok) return decision.refusal;
      events.push(...decision.events);
      state = decision.events.reduce(evolve, state);
      return null;
    };
    for (const step of plan) {
      const refusal = take(step);
      if (refusal) return { ok: false, refusal };
    }
    // Whatever has happened, somebody may be there now to take over from a host who has been away for too long.
    for (const step of hostOverdue(factsOf(state), at)) take(step);
    for (const step of gathering(start.room, factsOf(state))) take(step);
    return { ok: true, events };
  }

  /** Where anybody may join at once, whoever takes part has joined. */
  function played(state: State, input: Input<Command | CommonCommand>, person: Person): TableDecision<Happened> {
    if (state.room.pausedAt !== null) return { ok: false, refusal: 'table-paused' };
    const decision = table.decide(state.game, input);
    if (!decision.ok || isMember(state.room, person.id)) return decision;
    const facts = factsOf(state);
    const plan = playFault(facts, person.id) ?? join(facts, { person, isConnected: true, at: input.at });
    const come = carriedOut(state, plan, input.at);
    return come.ok ? { ok: true, events: [...come.events, ...decision.events] } : come;
  }

  function decide(state: State, input: Input<Command | RoomCommand | CommonCommand>): TableDecision<Happened> {
    const { at, by, command } = input;
    if (by.kind === 'person') {
      return isRoomCommand(command)
        ? carriedOut(state, fromPerson(factsOf(state), { person: by.person, command, at }), at)
        : played(state, { at, by, command }, by.person);
    }
    if (isRoomCommand(command)) return { ok: false, refusal: 'illegal-action' };
    if (by.kind === 'policy' && state.room.pausedAt !== null) return { ok: false, refusal: 'table-paused' };
    if (by.kind === 'server') {
      if (!isServerWord(command)) return { ok: false, refusal: 'illegal-action' };
      const heard = heardAt(state.room, command, at);
      return carriedOut(state, fromServer(factsOf(state), command, heard), heard);
    }
    const facts = factsOf(state);
    const isHostDue = isTimeUp(command) && command.deadline === hostDeadline(facts);
    return isHostDue ? carriedOut(state, [], at) : table.decide(state.game, { at, by, command });
  }

  /** Why the game does not let a member go now, or null. While people wait it always does. */
  function leaveFault({ room, game }: State, person: string): TableRefusal | null {
    if (table.stage(game) !== 'playing' || !isMember(room, person)) return null;
    const word = { type: 'personLeft', person } as const;
    const decision = table.decide(game, { at: 0, by: { kind: 'server' }, command: word });
    return decision.ok ? null : decision.refusal;
  }

  function overlay(state: State, person: string): RoomedOverlay<Overlay> {
    const room = roomOverlay(factsOf(state), person, leaveFault(state, person));
    const game = table.overlay(state.game, person);
    return { game: room.play.isLegal ? game : table.onlyWatching(game), room };
  }

  return {
    kind: table.kind,
    settings: table.settings,
    create: (setup) => ({ room: openRoom(setup), game: table.create(setup) }),
    decide,
    evolve,
    awaiting: ({ room, game }) => (room.closing !== null ? { kind: 'nobody' } : table.awaiting(game)),
    stage: stageOf,
    takesNewcomers: ({ game }) => table.takesNewcomers(game),
    connected: ({ room, game }) => [
      ...new Set([
        ...[...room.members, ...room.requests].filter((one) => one.isConnected).map(({ person }) => person.id),
        ...table.connected(game),
      ]),
    ],
    insiders: ({ room, game }) => [...knownIds(room), ...table.insiders(game)],
    rules: ({ game }) => table.rules(game),
    deadline: (state) =>
      state.room.pausedAt === null ? earlier(table.deadline(state.game), hostDeadline(factsOf(state))) : null,
    view: (state) => ({ game: table.view(state.game), room: roomView(factsOf(state)) }),
    overlay,
    onlyWatching: ({ game, room }) => ({ game: table.onlyWatching(game), room }),
    happenings: ({ game }, events) =>
      table.happenings(
        game,
        events.filter((event): event is Event => !isRoomEntry(event)),
      ),
    lobbyLine: (state) => lineOf(table.lobbyLine(state.game), factsOf(state)),
  };
}

function isTimeUp(command: Typed): command is Extract<CommonCommand, { type: 'timeUp' }> {
  return command.type === 'timeUp';
}
