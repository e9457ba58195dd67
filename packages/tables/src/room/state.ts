import type { Person } from '../table.ts';
import type { Joining } from './joining.ts';
import type { RoomClosing, RoomMember } from './view.ts';

/** A host who is not there while people wait is waited for so long, in milliseconds. */
export const HOST_AWAITED = 60_000;

/** A room in which people wait closes when none of its members has been there for this long, in milliseconds. */
export const DESERTED_AFTER = 600_000;

/** People who may be asking to be let in at the same time. */
export const MOST_REQUESTS = 100;

/** Somebody who asks to be let in. */
export interface RoomRequest {
  readonly person: Person;
  readonly isConnected: boolean;
}

/** A room. Plain JSON. Only `roomView` and `roomOverlay` may leave the server. */
export interface RoomState {
  /** One of the members while there are any, else the last one who was. */
  readonly host: Person;
  readonly joining: Joining;
  /** In the order in which they came. */
  readonly members: readonly RoomMember[];
  /** In the order of asking. */
  readonly requests: readonly RoomRequest[];
  /** Ids of those who were turned away when they asked last. */
  readonly turnedAway: readonly string[];
  /** Those who were taken out and may not come back, in that order. */
  readonly blocked: readonly Person[];
  /** When a host who is not there loses the role, in the server's milliseconds; null while the host is there. */
  readonly hostDueAt: number | null;
  /** Since when none of the members has been there, in the server's milliseconds; null while somebody is. */
  readonly emptySince: number | null;
  readonly pausedAt: number | null;
  readonly closing: RoomClosing | null;
}

/** A game with the room around it. */
export interface RoomedState<Game> {
  readonly room: RoomState;
  readonly game: Game;
}
