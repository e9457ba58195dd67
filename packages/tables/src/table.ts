import type { Card, RuleSet, StrategyTable } from '@upcard/core';
import type { AvatarName } from './avatar.ts';
import type { Joining } from './room/joining.ts';
import type { TableDecision } from './room/refusal.ts';
import type { RoomStage } from './room/view.ts';
import type { Settings, SettingsSchema } from './settings.ts';

/** The five tables, in the order in which people meet them. */
export const TABLE_KINDS = ['standard', 'sandbox', 'house', 'european', 'live'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/** Someone at or around a table. `id` is the same in all their tabs; `name` and `avatar` are what others see. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly avatar: AvatarName;
}

/**
 * Who speaks. `person`: a client. `policy`: somebody at the table who is no human: a bot, the Banker, a computer player. `clock`:
 * a deadline has passed. `server`: facts about the world that the server knows (who is connected). Answers of chance come as
 * `chance`.
 */
export type Speaker =
  | { readonly kind: 'person' | 'policy'; readonly person: Person }
  | { readonly kind: 'clock' }
  | { readonly kind: 'server' }
  | { readonly kind: 'chance' };

/** A command with its speaker and the server's time in milliseconds. */
export interface Input<Command> {
  readonly at: number;
  readonly by: Speaker;
  readonly command: Command;
}

/**
 * What a table needs before it can go on. Chance (`card`, `shuffle`, `index`, `chance`) is answered at once by the host
 * through the card source, as a `ChanceAnswer`; `people` is answered by commands or, at the deadline, by the clock.
 */
export type TableAwaiting =
  | { readonly kind: 'card' }
  | { readonly kind: 'shuffle'; readonly decks: number }
  | { readonly kind: 'index'; readonly below: number }
  | { readonly kind: 'people' }
  /** Finished: no command will be accepted any more. */
  | { readonly kind: 'nobody' };

/** Answers of chance, fed in as commands by speaker `chance`. A shuffle's order stays in the card source. */
export type ChanceAnswer =
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'shuffled' }
  | { readonly type: 'index'; readonly index: number };

/** Said by the clock when `deadline()` has passed; `deadline` tells which one, so that a late alarm is harmless. */
export interface TimeUp {
  readonly type: 'timeUp';
  readonly deadline: number;
}

/** Said by the server when a person's first connection opens or the last one closes. */
export interface PresenceChange {
  readonly type: 'presence';
  readonly person: string;
  readonly isConnected: boolean;
}

/** Said by the server when somebody is somebody else from now on: a guest who has registered. `from` is an id. */
export interface PersonMove {
  readonly type: 'personMoved';
  readonly from: string;
  readonly to: Person;
}

/**
 * Said by the server, and then for an administrator: the bets of the running round go back and the round is over; everything is
 * over, every bet goes back.
 */
export interface Ruling {
  readonly type: 'roundVoided' | 'closed';
}

/** Said by the server before a rated game starts: the ratings of these people (by id), in tenths. */
export interface RatingNews {
  readonly type: 'rated';
  readonly ratings: Readonly<Record<string, number>>;
}

/**
 * Said by the server to a table with its room: somebody has shown that they may join; the table stands still until it goes on;
 * and what is said of people and rounds.
 */
export type ServerWord =
  | PresenceChange
  | PersonMove
  | Ruling
  | RatingNews
  | { readonly type: 'admitted'; readonly person: Person }
  | { readonly type: 'paused' | 'resumed' };

/**
 * Said by a room, as the server, to the game in it. `personLeft`: whoever goes (by id) gives up all they have there, or stays if
 * that is refused. `hostChanged`: who runs the room now. `gathered`: who is ready, in the order of coming, while people wait. `clockShifted`: the game stood still for `by` milliseconds.
 */
export type RoomWord =
  | PresenceChange
  | PersonMove
  | Ruling
  | RatingNews
  | { readonly type: 'personLeft'; readonly person: string }
  | { readonly type: 'gathered'; readonly ready: readonly Person[] }
  | { readonly type: 'hostChanged'; readonly host: Person }
  | { readonly type: 'clockShifted'; readonly by: number };

/** Commands that every table understands beside its own. */
export type CommonCommand = ChanceAnswer | TimeUp | ServerWord | RoomWord;

/** By how much somebody's rating (by id) changes, in tenths; 0 too: the game counts. */
export interface PersonRating {
  readonly person: string;
  readonly change: number;
}

/** What a lobby shows of a table; everything in it is public. */
export interface LobbyLine {
  readonly kind: TableKind;
  /** One line about the settings, for example `5 decks, bets 50 to 500, bank 3,650`. */
  readonly summary: string;
  readonly state: 'waiting' | 'running' | 'finished';
  /** A few words, for example `Waiting for players` or `Round 14`. */
  readonly stateText: string;
  /** A second, quieter line, for example `Playing`. */
  readonly stateNote: string;
  readonly seated: readonly Person[];
  /** Seats in all; null when there is no limit. */
  readonly seats: number | null;
  /** Whether a newcomer could take a seat now. */
  readonly canJoin: boolean;
}

/** What the server grants a table for as long as it exists, beside its settings. Plain JSON. */
export interface TableTerms {
  /** Whether the result counts for the ratings of those who play. */
  readonly isRated: boolean;
  /** Whether the host may put cards in front of all others: in the testing mode alone. */
  readonly takesCards: boolean;
  /** Whether people look on, so that a result stays for a moment before the table goes on by itself. */
  readonly isPaced: boolean;
  /** The letter table that a bot or a computer player goes by, as it was when the table was opened; null without one. */
  readonly strategy: StrategyTable | null;
}

/** The terms of a table at which nothing is special. */
export const PLAIN_TERMS: TableTerms = { isRated: false, takesCards: false, isPaced: true, strategy: null };

/** With what a table starts. */
export interface TableSetup {
  readonly settings: Settings;
  /** Who opened it. */
  readonly opener: Person;
  readonly joining: Joining;
  readonly terms: TableTerms;
  /** When, in the server's milliseconds. */
  readonly createdAt: number;
}

/**
 * A table kind: a pure state machine. State, events and commands are plain JSON. `decide` never throws for anything
 * a client can say; `evolve` throws only for events that this code did not make.
 */
export interface Table<State, Command, Event, View, Overlay, Happening> {
  readonly kind: TableKind;
  readonly settings: SettingsSchema;
  /** The state before anything happened. */
  readonly create: (setup: TableSetup) => State;
  readonly decide: (state: State, input: Input<Command | CommonCommand>) => TableDecision<Event>;
  readonly evolve: (state: State, event: Event) => State;
  readonly awaiting: (state: State) => TableAwaiting;
  readonly stage: (state: State) => RoomStage;
  /** Whether a newcomer could take part now. */
  readonly takesNewcomers: (state: State) => boolean;
  /** Ids of the people whom it takes for connected. */
  readonly connected: (state: State) => readonly string[];
  /** Ids of the people for whom `overlay` may be another than for somebody whom the table has never seen. */
  readonly insiders: (state: State) => readonly string[];
  /** Ids of those who play or deal here and are no people: they belong to no room, and policies speak for them. */
  readonly automatic: readonly string[];
  /** The rules this table plays by, for the rules panel. */
  readonly rules: (state: State) => RuleSet;
  /** When the clock will speak (server's milliseconds), or null. */
  readonly deadline: (state: State) => number | null;
  /** What everybody may know: the spectators' whole view and the common part of everyone else's. */
  readonly view: (state: State) => View;
  /** What only this person may know or do, on top of `view`. For a spectator the same bytes as for any other. */
  readonly overlay: (state: State, person: string) => Overlay;
  /** The same knowledge for somebody who may do nothing now. */
  readonly onlyWatching: (overlay: Overlay) => Overlay;
  /** The same events as everybody may see them, for motion and sound: nothing that `view` would not show. */
  readonly happenings: (before: State, events: readonly Event[]) => readonly Happening[];
  readonly lobbyLine: (state: State) => LobbyLine;
  /**
   * What these events, which led to `state`, do to ratings: asked once, for the entry of the log that has them, and written with
   * it. Empty for all but the end of a rated game.
   */
  readonly ratingsOf: (state: State, events: readonly Event[]) => readonly PersonRating[];
}
