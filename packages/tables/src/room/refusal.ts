import type { Refusal } from '@upcard/core';

/** Why a room refuses a command, beside the reasons that its table has. */
export const ROOM_REFUSALS = [
  'table-paused',
  'room-full',
  'blocked',
  'not-member',
  'not-host',
  'watch-only',
  'passcode-needed',
  'account-needed',
  'too-few-ready',
] as const;
export type RoomRefusal = (typeof ROOM_REFUSALS)[number];

/** Every reason for which a table, its room included, refuses a command. */
export type TableRefusal = Refusal | RoomRefusal;

/** The answer of a table or of the room around it: what happened, or why nothing did. */
export type TableDecision<Event> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: TableRefusal };
