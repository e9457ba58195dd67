import { getMessageBytes, Protocol } from '@colyseus/core';
import type { Encode } from '../hall/member.ts';

/** A message as the room protocol has it, ready for any number of connections. */
export const encodeMessage: Encode = (type, message) => getMessageBytes.raw(Protocol.ROOM_DATA, type, message);
