import {
  type CardSource,
  openTableHost,
  type Policy,
  type StoredTable,
  type TableFrame,
  type TableHost,
  type TableHostDeps,
} from '@upcard/host';
import type { ViewMessage } from '@upcard/protocol';
import {
  isRoomCommand,
  type Person,
  type RoomCommand,
  type RoomedOverlay,
  type RoomedView,
  type RoomOverlay,
  type RoomView,
  type Settings,
  type SettingsSchema,
  type Table,
  type TableTerms,
} from '@upcard/tables';
import type { z } from 'zod';
import { tableCards } from '../cards/table-cards.ts';
import { closedToTheGone } from './closed-to-the-gone.ts';
import type { HeardCommand, RunningGame, Shown } from './running-game.ts';

/** For whom a table is opened, and where. */
export interface Opening {
  readonly isGuest: boolean;
  readonly isTesting: boolean;
}

/** What the server lays down for a new table: its terms, and settings that nobody may choose. */
interface Grants {
  readonly terms: TableTerms;
  readonly fixed: Settings;
}

interface Typed {
  readonly type: string;
}

/** What a game shows to one person, as it goes over the wire. */
interface ShownGame<View, Overlay, Happening> {
  readonly seq: number;
  readonly now: number;
  readonly view: View;
  readonly happenings: readonly Happening[];
  readonly overlay: Overlay;
  readonly room: RoomView;
  readonly roomOverlay: RoomOverlay;
}

/** Everything that the server knows about one kind of game and not about the others. */
interface GameParts<State, Command extends Typed, Event, View, Overlay, Happening> {
  readonly table: Table<State, Command | RoomCommand, Event, RoomedView<View>, RoomedOverlay<Overlay>, Happening>;
  /** A new source of cards, with nothing in front of it. */
  readonly cards: () => CardSource;
  readonly policies: (
    terms: TableTerms,
  ) => readonly Policy<RoomedView<View>, RoomedOverlay<Overlay>, Command | RoomCommand>[];
  /** How long a policy's person takes over an answer, in milliseconds. */
  readonly thinkingTime: (person: Person) => number;
  readonly messages: z.ZodType<{ readonly id: string; readonly command: Command | RoomCommand }>;
  readonly message: (shown: ShownGame<View, Overlay, Happening>) => ViewMessage;
  readonly grants: (opening: Opening) => Grants;
  readonly isForTesting: (command: Command | RoomCommand) => boolean;
  /** Whether the table has to be told everybody's rating before it hears this of somebody who is shown this. */
  readonly needsRatings: (command: Command | RoomCommand, view: View, overlay: Overlay) => boolean;
  /** Ids of the people who have a part in the game, or have had one. */
  readonly players: (view: View) => readonly string[];
}

/**
 * What a game is run with; the rest it brings along. `changed` is an outbox, `ratingsOf` gives ratings by id, in tenths, `isGone`
 * tells who (by id) is not heard any more.
 */
export interface RunParts
  extends Pick<TableHostDeps<never, never, never, never>, 'store' | 'clock' | 'onFenced' | 'onFailed' | 'onFault'> {
  readonly changed: (shown: Shown) => void;
  readonly ratingsOf: (people: readonly string[]) => Promise<Readonly<Record<string, number>>>;
  readonly isGone: (person: string) => boolean;
}

/** A kind of game, as the server has it. */
export interface Game {
  readonly settings: SettingsSchema;
  readonly grants: (opening: Opening) => Grants;
  readonly run: (parts: RunParts, stored: StoredTable) => RunningGame;
}

interface ShownParts<View, Overlay, Happening> {
  readonly table: { readonly onlyWatching: (overlay: RoomedOverlay<Overlay>) => RoomedOverlay<Overlay> };
  readonly message: (shown: ShownGame<View, Overlay, Happening>) => ViewMessage;
}

function shownOf<View, Overlay, Happening>(
  { table, message }: ShownParts<View, Overlay, Happening>,
  { seq, now, view, happenings, overlay }: TableFrame<RoomedView<View>, RoomedOverlay<Overlay>, Happening>,
): Shown {
  return {
    messageFor: (person, ofRoom) => {
      const own = overlay(person);
      const roomOverlay = ofRoom(own.room);
      // Whoever the room lets play and the server does not is offered nothing in the game either.
      const isHalted = own.room.play.isLegal && !roomOverlay.play.isLegal;
      const { game } = isHalted ? table.onlyWatching(own) : own;
      return message({ seq, now, view: view.game, happenings, overlay: game, room: view.room, roomOverlay });
    },
  };
}

/** How often people may come while the ratings of those who are there are looked up. */
const MOST_LOOKS = 3;

/** Tells a table the ratings of all who belong to its room, those who come meanwhile included. */
async function tellRatings(
  {
    frame,
    inform,
    settled,
  }: Pick<TableHost<never, { readonly room: RoomView }, unknown, unknown>, 'frame' | 'inform' | 'settled'>,
  ratingsOf: RunParts['ratingsOf'],
): Promise<void> {
  const members = (): readonly string[] => frame().view.room.members.map(({ person }) => person.id);
  let told: ReadonlySet<string> = new Set();
  for (let look = 0; look < MOST_LOOKS && members().some((id) => !told.has(id)); look += 1) {
    const ratings = await ratingsOf(members());
    await inform({ type: 'rated', ratings });
    // What was said before counts as said before the start.
    await settled();
    told = new Set(Object.keys(ratings));
  }
}

type RoomedHost<Command, View, Overlay, Happening> = TableHost<
  Command | RoomCommand,
  RoomedView<View>,
  RoomedOverlay<Overlay>,
  Happening
>;

/** What reads the messages of a table's clients. */
function readerOf<Command extends Typed, View, Overlay, Happening>(
  parts: Pick<GameParts<never, Command, never, View, Overlay, Happening>, 'messages' | 'isForTesting' | 'needsRatings'>,
  host: RoomedHost<Command, View, Overlay, Happening>,
  ratingsOf: RunParts['ratingsOf'],
): RunningGame['read'] {
  return (payload) => {
    const message = parts.messages.safeParse(payload);
    if (!message.success) return null;
    const { id, command } = message.data;
    const submit: HeardCommand['submit'] = async (person) => {
      const { view, overlay } = host.frame();
      if (parts.needsRatings(command, view.game, overlay(person.id).game)) await tellRatings(host, ratingsOf);
      return host.submit({ person, commandId: id, command });
    };
    const admits = isRoomCommand(command) && command.type === 'admit' ? command.person : null;
    return { id, type: command.type, admits, isForTesting: parts.isForTesting(command), submit };
  };
}

/** Opens a kind of game to the rest of the server, which knows none of its types. */
export function game<State, Command extends Typed, Event, View, Overlay, Happening>(
  parts: GameParts<State, Command, Event, View, Overlay, Happening>,
): Game {
  const { table } = parts;
  const run = (given: RunParts, stored: StoredTable): RunningGame => {
    const { changed, ratingsOf, isGone, ...surroundings } = given;
    const opened = openTableHost(
      {
        ...surroundings,
        cardSource: tableCards(stored.record, parts.cards()),
        policies: parts.policies(stored.record.terms),
        thinkingTime: parts.thinkingTime,
        outbox: { changed: (frame) => changed(shownOf(parts, frame)) },
      },
      table,
      stored,
    );
    const host = closedToTheGone(opened, isGone);
    return {
      host,
      read: readerOf(parts, host, ratingsOf),
      shown: () => shownOf(parts, host.frame()),
      people: () => ({
        seated: parts.players(host.frame().view.game),
        known: host.insiders().filter((id) => !table.automatic.includes(id)),
      }),
    };
  };
  return { settings: table.settings, grants: parts.grants, run };
}
