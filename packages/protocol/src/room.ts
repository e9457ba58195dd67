import type { RoomCommand } from '@upcard/tables';
import { z } from 'zod';

const person = z.string().min(1).max(64);

/** What a client may say to the room of a table, whatever is played in it. Passcodes never come this way. */
export const roomCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('join') }),
  z.strictObject({ type: z.literal('ready'), isReady: z.boolean() }),
  z.strictObject({ type: z.literal('admit'), person }),
  z.strictObject({ type: z.literal('turnAway'), person }),
  z.strictObject({ type: z.literal('remove'), person }),
  z.strictObject({ type: z.literal('unblock'), person }),
  z.strictObject({ type: z.literal('handOver'), person }),
  z.strictObject({ type: z.literal('closeRoom') }),
  z.strictObject({ type: z.literal('leaveRoom') }),
]) satisfies z.ZodType<RoomCommand>;

/** A passcode: four digits. */
export const passcodeText = z.string().regex(/^[0-9]{4}$/);
