import type { TableSetup } from '../table.ts';
import type { RoomState } from './state.ts';

/** A new room, with whoever opened it in it. */
export function openRoom({ opener, joining }: Pick<TableSetup, 'opener' | 'joining'>): RoomState {
  return {
    host: opener,
    joining,
    // Taken for connected until somebody says otherwise: whoever opens a table goes there at once.
    members: [{ person: opener, isReady: false, isConnected: true }],
    requests: [],
    turnedAway: [],
    blocked: [],
    hostDueAt: null,
    emptySince: null,
    pausedAt: null,
    closing: null,
  };
}
