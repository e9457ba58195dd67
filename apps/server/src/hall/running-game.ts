import type { CommandAnswer, TableHost } from '@upcard/host';
import type { ViewMessage } from '@upcard/protocol';
import type { Person, RoomCommand, RoomOverlay, RoomView } from '@upcard/tables';

/** A running table whatever is played at it: its room is all that is known of it. */
export type RoomHost = TableHost<RoomCommand, { readonly room: RoomView }, { readonly room: RoomOverlay }, unknown>;

/** A table at one position, for people to see. */
export interface Shown {
  /** What a person (by id) is sent; `ofRoom` gives what they know of the room its last touch. */
  readonly messageFor: (person: string, ofRoom: (overlay: RoomOverlay) => RoomOverlay) => ViewMessage;
}

/** A command that could be read. */
export interface HeardCommand {
  readonly id: string;
  readonly type: string;
  /** Whom (by id) it would let in, or null. */
  readonly admits: string | null;
  /** Whether it may be said in the testing mode alone. */
  readonly isForTesting: boolean;
  /** Says it for this person. Answers and rejects like a host's `submit`. */
  readonly submit: (person: Person) => Promise<CommandAnswer>;
}

/** A running table, with what only its own kind of game can do closed over. */
export interface RunningGame {
  readonly host: RoomHost;
  /** Reads a client's message; null when it is none that this kind of game understands. */
  readonly read: (payload: unknown) => HeardCommand | null;
  /** The table as it is now, without happenings. */
  readonly shown: () => Shown;
  /** Ids of the people who have a part in the game, and of all whom its room knows. Whoever is no person is not among them. */
  readonly people: () => { readonly seated: readonly string[]; readonly known: readonly string[] };
}
