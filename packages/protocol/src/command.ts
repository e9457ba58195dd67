import { ACTIONS } from '@upcard/core';
import type { HouseCommand } from '@upcard/tables';
import { z } from 'zod';
import { roomCommand } from './room.ts';
import { PROTOCOL_VERSION } from './version.ts';

const seat = z.int().min(-1_000).max(1_000);
const amount = z.int().min(-1_000_000_000).max(1_000_000_000);

/** What a client may say to a House table. Numbers are only bounded here; the table judges them. */
export const houseCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('sit'), seat }),
  z.strictObject({ type: z.literal('leave'), seat }),
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({ type: z.literal('bet'), seat, amount, round: z.int().nonnegative().exactOptional() }),
  z.strictObject({ type: z.literal('act'), action: z.enum(ACTIONS), turn: z.int().nonnegative().exactOptional() }),
  z.strictObject({ type: z.literal('next') }),
]) satisfies z.ZodType<HouseCommand>;

/** Longest message a client may send, in bytes. */
export const MAX_MESSAGE_BYTES = 2_048;

/** The envelope of every command on the socket (message type `command`), to the game or its room. `id` is made by the client, new for each press. */
export const commandMessage = z.strictObject({
  v: z.literal(PROTOCOL_VERSION),
  id: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
  command: z.discriminatedUnion('type', [houseCommand, roomCommand]),
});
export type CommandMessage = z.infer<typeof commandMessage>;
