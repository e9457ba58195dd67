import { getMessageBytes, Protocol } from '@colyseus/core';
import type { Encode } from '../hall/member.ts';

/** How many bytes stand in front of a body. */
const HEAD = getMessageBytes.raw(Protocol.ROOM_DATA, 'part').byteLength;

/** MessagePack's sign for an object; the count of its parts follows in two bytes. */
const OBJECT = 0xde;

function packed(value: unknown): Uint8Array {
  return getMessageBytes.raw(Protocol.ROOM_DATA, 'part', value).subarray(HEAD);
}

/** Parts that have been packed, for as long as somebody holds them. They are never changed once they are shown. */
const packedParts = new WeakMap<object, Uint8Array>();

function packedOnce(part: unknown): Uint8Array {
  if (typeof part !== 'object' || part === null) return packed(part);
  const known = packedParts.get(part);
  if (known !== undefined) return known;
  const bytes = packed(part);
  packedParts.set(part, bytes);
  return bytes;
}

/**
 * A message as the room protocol has it, ready for any number of connections. What many people are told is the same but for a few
 * parts: a view that is shown to a whole table is packed once and copied into the message of each.
 */
export const encodeMessage: Encode = (type, message) => {
  const parts = Object.entries(message).filter(([, part]) => part !== undefined);
  const body = Buffer.concat([
    Uint8Array.of(OBJECT, parts.length >> 8, parts.length & 0xff),
    ...parts.flatMap(([name, part]) => [packed(name), packedOnce(part)]),
  ]);
  return getMessageBytes.raw(Protocol.ROOM_DATA, type, undefined, body);
};
