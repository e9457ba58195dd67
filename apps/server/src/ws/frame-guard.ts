import type { EventEmitter } from 'node:events';
import { Protocol } from '@colyseus/core';
import { CLIENT_MESSAGES, MAX_MESSAGE_BYTES } from '@upcard/protocol';
import { type Allowance, tokenBucket } from '../limits/token-bucket.ts';

/** Frames up to this size are answered; the socket itself ends the connection at anything bigger. In bytes. */
export const MAX_FRAME_BYTES = MAX_MESSAGE_BYTES * 4;

/** What happens to frames that go no further. */
export interface GuardReactions {
  /** The frame is nothing that a client may say. */
  readonly refused: () => void;
  /** The client sends faster than anybody could. */
  readonly flooded: () => void;
}

/** How messages begin on the wire: the code of a message, then its type as a short text behind its length in bytes. */
const HEADS = CLIENT_MESSAGES.map((type) =>
  Buffer.from([Protocol.ROOM_DATA, 0xa0 | type.length, ...Buffer.from(type)]),
);
const BARE_CODES: ReadonlySet<number> = new Set([Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING]);

function isAdmitted(frame: unknown): boolean {
  if (!Buffer.isBuffer(frame) || frame.length === 0 || frame.length > MAX_MESSAGE_BYTES) return false;
  const isBare = frame.length === 1 && BARE_CODES.has(frame[0] ?? 0);
  return isBare || HEADS.some((head) => frame.subarray(0, head.length).equals(head));
}

/**
 * Stands in front of a socket's listeners: frames that are neither messages it knows nor signs of life never reach the room's
 * decoder, which was not made for hostile bytes. `now` in milliseconds. The function returned shuts it: no frame goes through any
 * more, however long the other side takes to hang up.
 */
export function guardFrames(
  socket: EventEmitter,
  allowance: Allowance,
  { now, ...react }: GuardReactions & { readonly now: () => number },
): () => void {
  const bucket = tokenBucket(allowance);
  let isShut = false;
  const emit = socket.emit.bind(socket);
  socket.emit = (event: string | symbol, ...values: unknown[]): boolean => {
    if (event !== 'message') return emit(event, ...values);
    if (isShut) return true;
    if (!bucket.take(now()).ok) react.flooded();
    else if (isAdmitted(values[0])) return emit(event, ...values);
    else react.refused();
    return true;
  };
  return () => {
    isShut = true;
  };
}
