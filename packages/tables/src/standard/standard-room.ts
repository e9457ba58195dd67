import type { RoomEntry } from '../room/event.ts';
import { ROOM_RULES } from '../room/rules.ts';
import type { RoomedState } from '../room/state.ts';
import { withRoom } from '../room/with-room.ts';
import type { StandardEvent } from './event.ts';
import type { StandardState } from './state.ts';
import { STANDARD_TABLE } from './table.ts';

/** A Standard game with its room. Plain JSON, secrets included. */
export type StandardRoomState = RoomedState<StandardState>;

/** What happened in a Standard game or in its room, as its log has it. */
export type StandardRoomEvent = StandardEvent | RoomEntry;

/** A Standard game with the room around it, as people meet it. */
export const STANDARD_ROOM = withRoom(STANDARD_TABLE, ROOM_RULES.standard);
