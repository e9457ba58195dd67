import { getMessageBytes, Protocol } from '@colyseus/core';
import type { Encode } from '../hall/member.ts';

/** MessagePack's sign for an object; the count of its parts follows in two bytes. */
const OBJECT = 0xde;

/** What stands in front of the body of a message of this type. */
function headOf(type: string): Uint8Array {
  return getMessageBytes.raw(Protocol.ROOM_DATA, type);
}

const PART_HEAD = headOf('part').byteLength;

function packed(value: unknown): Uint8Array {
  return getMessageBytes.raw(Protocol.ROOM_DATA, 'part', value).subarray(PART_HEAD);
}

/** A part as it was packed last. Whatever is shown is never changed afterwards. */
interface PackedPart {
  readonly part: unknown;
  readonly bytes: Uint8Array;
}

/** The newest part of each name: everybody at a table is told one after another, and nothing is held for longer than that. */
const newest = new Map<string, PackedPart>();

function packedOnce(name: string, part: unknown): Uint8Array {
  const known = newest.get(name);
  if (known !== undefined && known.part === part) return known.bytes;
  const bytes = Buffer.concat([packed(name), packed(part)]);
  newest.set(name, { part, bytes });
  return bytes;
}

/**
 * A message as the room protocol has it, ready for any number of connections. What many people are told is the same but for a few
 * parts: a view that is shown to a whole table is packed once and copied into the message of each.
 */
export const encodeMessage: Encode = (type, message) => {
  const parts = Object.entries(message).filter(([, part]) => part !== undefined);
  return Buffer.concat([
    headOf(type),
    Uint8Array.of(OBJECT, parts.length >> 8, parts.length & 0xff),
    ...parts.map(([name, part]) => packedOnce(name, part)),
  ]);
};
