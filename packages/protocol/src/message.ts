import type { RuleSet } from '@upcard/core';
import type {
  HouseCommand,
  HouseHappening,
  HouseOverlay,
  HouseView,
  Joining,
  LobbyLine,
  Person,
  RoomOverlay,
  RoomView,
  Settings,
  StandardCommand,
  StandardHappening,
  StandardOverlay,
  StandardView,
  TableKind,
} from '@upcard/tables';
import type { RefusalCode } from './refusal-text.ts';

/** What is said to and by the games that can be played, by the kind of their table. */
interface TableGames {
  readonly standard: {
    readonly command: StandardCommand;
    readonly view: StandardView;
    readonly overlay: StandardOverlay;
    readonly happening: StandardHappening;
  };
  readonly house: {
    readonly command: HouseCommand;
    readonly view: HouseView;
    readonly overlay: HouseOverlay;
    readonly happening: HouseHappening;
  };
}

/** The kinds of table at which a game can be played. */
export type GameKind = keyof TableGames;

/** What people say to a game of this kind. */
export type GameCommand<Kind extends GameKind = GameKind> = TableGames[Kind]['command'];

/** What everybody may know of a game of this kind; `kind` tells which it is. */
export type GameView<Kind extends GameKind = GameKind> = TableGames[Kind]['view'];

/** What one person may know or do in a game of this kind, on top of its view. */
export type GameOverlay<Kind extends GameKind = GameKind> = TableGames[Kind]['overlay'];

/** What happened in a game of this kind, as everybody may see it. */
export type GameHappening<Kind extends GameKind = GameKind> = TableGames[Kind]['happening'];

/** What is fixed about a table for as long as it exists. */
export interface TableInfo {
  readonly id: string;
  readonly kind: TableKind;
  readonly name: string;
  readonly settings: Settings;
  readonly rules: RuleSet;
}

/** First message after a connection is accepted (message type `hello`). */
export interface HelloMessage {
  readonly v: number;
  readonly you: Person;
  readonly table: TableInfo;
}

/**
 * A table of one kind as it is now (message type `view`), sent on joining and after every change. `seq` grows with every
 * change; `now` is the server's time in milliseconds, by which `view.clock` is to be read. `happenings` are what led here from
 * `seq - 1`, empty on joining.
 */
export interface ViewMessageOf<Kind extends GameKind> {
  readonly seq: number;
  readonly now: number;
  readonly view: GameView<Kind>;
  readonly happenings: readonly GameHappening<Kind>[];
  readonly overlay: GameOverlay<Kind>;
  /** The room around the game: who belongs to it and who runs it. */
  readonly room: RoomView;
  readonly roomOverlay: RoomOverlay;
}

/** A table of any kind as it is now; `view.kind` tells which. */
export type ViewMessage = { readonly [Kind in GameKind]: ViewMessageOf<Kind> }[GameKind];

/** Who is watching (message type `people`), sent on joining and when it changes. People with a seat are not in it. */
export interface PeopleMessage {
  /** The first hundred of them. */
  readonly watching: readonly Person[];
  /** All of them. */
  readonly count: number;
}

/** The answer to one command (message type `answer`), to the connection that sent it. */
export type AnswerMessage =
  | { readonly id: string; readonly ok: true; readonly seq: number }
  | {
      readonly id: string | null;
      readonly ok: false;
      readonly code: RefusalCode;
      readonly text: string;
      /** With `rate-limited`: milliseconds to wait. */
      readonly retryAfter: number | null;
    };

/** Said before the server closes the connection on purpose (message type `closing`). */
export interface ClosingMessage {
  readonly reason: 'restart' | 'table-closed';
}

/** One table of the lobby: its line, with what the server knows beside it. */
export interface LobbyTable extends LobbyLine {
  readonly id: string;
  readonly name: string;
  /** Who runs the room now. */
  readonly host: Person;
  readonly joining: Joining;
  /** Who belongs to the room, in the order in which they came; people with a seat are among them. */
  readonly members: readonly Person[];
  /** How many of them are ready for the start. */
  readonly ready: number;
  readonly isPaused: boolean;
  readonly watching: number;
}

/** What has changed in the lobby (server-sent event `changes`), after the whole list (event `tables`). */
export interface LobbyChanges {
  /** New tables and those whose line reads differently now; each replaces the one with its id. */
  readonly changed: readonly LobbyTable[];
  /** Ids of tables that are not in the list any more. */
  readonly gone: readonly string[];
}

/** Body of every request that was refused. */
export interface RefusedRequest {
  readonly code: RefusalCode;
  readonly text: string;
  /** With `rate-limited`: milliseconds to wait. */
  readonly retryAfter: number | null;
}
