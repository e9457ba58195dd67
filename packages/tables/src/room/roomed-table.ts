import type { Table } from '../table.ts';
import type { RoomCommand } from './command.ts';
import type { RoomEntry } from './event.ts';
import type { RoomedState } from './state.ts';
import type { RoomOverlay, RoomView } from './view.ts';

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

/** Whatever says what it is: commands and events. */
export interface Typed {
  readonly type: string;
}

type GameTable<Game, Command, Event> = Table<Game, Command, Event, unknown, unknown, unknown>;

/** What a room asks of the game in it. */
export interface GameAsked<Game> {
  readonly table: Pick<GameTable<Game, never, never>, 'stage' | 'takesNewcomers'>;
  /** How many may belong to the room; null when there is no limit. */
  readonly memberLimit: number | null;
}

/** A game as its room lets it go on. */
export interface GameInRoom<Game, Command, Event> extends GameAsked<Game> {
  readonly table: Pick<GameTable<Game, Command, Event>, 'decide' | 'evolve' | 'deadline' | 'stage' | 'takesNewcomers'>;
}
