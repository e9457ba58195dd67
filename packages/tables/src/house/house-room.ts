import type { RoomEntry } from '../room/event.ts';
import { ROOM_RULES } from '../room/rules.ts';
import type { RoomedState } from '../room/state.ts';
import { withRoom } from '../room/with-room.ts';
import type { HouseEvent } from './event.ts';
import type { HouseState } from './state.ts';
import { HOUSE_TABLE } from './table.ts';

/** A House session with its room. Plain JSON, secrets included. */
export type HouseRoomState = RoomedState<HouseState>;

/** What happened at a House table or in its room, as its log has it. */
export type HouseRoomEvent = HouseEvent | RoomEntry;

/** A House table with the room around it, as people meet it. */
export const HOUSE_ROOM = withRoom(HOUSE_TABLE, ROOM_RULES.house);
