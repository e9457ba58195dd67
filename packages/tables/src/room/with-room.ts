import type { LobbyLine, Table } from '../table.ts';
import { evolveRoomed } from './carry-out.ts';
import { decideRoomed } from './decide-roomed.ts';
import { isRoomEntry } from './event.ts';
import { openRoom } from './open-room.ts';
import { connectedIds, isMember, type RoomFacts } from './query.ts';
import type { TableRefusal } from './refusal.ts';
import { factsOf, stageOf } from './room-facts.ts';
import type { GameInRoom, RoomedOverlay, RoomedTable, Typed } from './roomed-table.ts';
import type { RoomRules } from './rules.ts';
import { desertedDeadline, hostDeadline, knownIds } from './server-words.ts';
import { roomOverlay, roomView } from './show.ts';
import type { RoomedState } from './state.ts';

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

/** Why the game does not let a member go now, or null. While people wait it always does. */
function leaveFault<Game, Event>(
  { table }: GameInRoom<Game, never, Event>,
  { room, game }: RoomedState<Game>,
  person: string,
): TableRefusal | null {
  if (table.stage(game) !== 'playing' || !isMember(room, person)) return null;
  const word = { type: 'personLeft', person } as const;
  const decision = table.decide(game, { at: 0, by: { kind: 'server' }, command: word });
  return decision.ok ? null : decision.refusal;
}

/**
 * Puts a room around a game: who belongs to it, who runs it, and pauses. One for all games, and none of them knows more of it
 * than the words that a room says (`RoomWord`). A game's events keep their form in the log.
 */
export function withRoom<Game, Command extends Typed, Event extends Typed, View, Overlay, Happening>(
  table: Table<Game, Command, Event, View, Overlay, Happening>,
  { memberLimit }: Pick<RoomRules, 'memberLimit'>,
): RoomedTable<Game, Command, Event, View, Overlay, Happening> {
  const inner: GameInRoom<Game, Command, Event> = { table, memberLimit };
  const overlay = (state: RoomedState<Game>, person: string): RoomedOverlay<Overlay> => {
    const room = roomOverlay(factsOf(inner, state), person, leaveFault(inner, state, person));
    const game = table.overlay(state.game, person);
    const isHeard = room.play.isLegal || (table.automatic.includes(person) && state.room.pausedAt === null);
    return { game: isHeard ? game : table.onlyWatching(game), room };
  };
  return {
    kind: table.kind,
    settings: table.settings,
    create: (setup) => ({ room: openRoom(setup), game: table.create(setup) }),
    decide: (state, input) => decideRoomed(inner, state, input),
    evolve: (state, event) => evolveRoomed(inner, state, event),
    awaiting: ({ room, game }) => (room.closing !== null ? { kind: 'nobody' } : table.awaiting(game)),
    stage: (state) => stageOf(inner, state),
    takesNewcomers: ({ game }) => table.takesNewcomers(game),
    connected: ({ room, game }) => [...new Set([...connectedIds(room), ...table.connected(game)])],
    insiders: ({ room, game }) => [...knownIds(room), ...table.insiders(game)],
    automatic: table.automatic,
    rules: ({ game }) => table.rules(game),
    deadline: (state) => {
      if (state.room.pausedAt !== null) return null;
      const facts = factsOf(inner, state);
      // A game that closes by itself has its own hour for it.
      return earlier(table.deadline(state.game) ?? desertedDeadline(facts), hostDeadline(facts));
    },
    view: (state) => ({ game: table.view(state.game), room: roomView(factsOf(inner, state)) }),
    overlay,
    onlyWatching: ({ game, room }) => ({ game: table.onlyWatching(game), room }),
    happenings: ({ game }, events) =>
      table.happenings(
        game,
        events.filter((event): event is Event => !isRoomEntry(event)),
      ),
    lobbyLine: (state) => lineOf(table.lobbyLine(state.game), factsOf(inner, state)),
    ratingsOf: ({ game }, events) =>
      table.ratingsOf(
        game,
        events.filter((event): event is Event => !isRoomEntry(event)),
      ),
  };
}
