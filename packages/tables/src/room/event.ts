import type { Person } from '../table.ts';
import type { RoomClosing } from './view.ts';

/** What happened in a room, in the past tense. `person` without more is an id, `at` the server's milliseconds. */
export type RoomEvent =
  | { readonly type: 'joined'; readonly person: Person; readonly isConnected: boolean }
  | { readonly type: 'requested'; readonly person: Person }
  | { readonly type: 'turnedAway'; readonly person: string }
  /** A member has gone, or somebody who asked to be let in has thought better of it. */
  | { readonly type: 'left'; readonly person: string }
  /** Out, and kept out. */
  | { readonly type: 'removed'; readonly person: string }
  /** Not kept out any more. */
  | { readonly type: 'unblocked'; readonly person: string }
  | { readonly type: 'readyChanged'; readonly person: string; readonly isReady: boolean }
  | { readonly type: 'hostChanged'; readonly host: Person; readonly at: number }
  | { readonly type: 'presenceChanged'; readonly person: string; readonly isConnected: boolean; readonly at: number }
  /** The last member who was there has gone; with null one has come back. */
  | { readonly type: 'emptied'; readonly since: number | null }
  | { readonly type: 'personMoved'; readonly from: string; readonly to: Person }
  /** Also said of a room that is paused already: what has been waited so far is over. */
  | { readonly type: 'paused'; readonly at: number }
  | { readonly type: 'resumed'; readonly at: number }
  | { readonly type: 'closed'; readonly how: RoomClosing };

/** An event of a room as it stands in the log, among those of the game. */
export interface RoomEntry {
  readonly type: 'room';
  readonly event: RoomEvent;
}

/** Whether an event is one of the room and not of the game in it. */
export function isRoomEntry(event: { readonly type: string }): event is RoomEntry {
  return event.type === 'room';
}
