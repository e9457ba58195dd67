import { ACTIONS } from '@upcard/core';
import type { HouseCommand, StandardCommand } from '@upcard/tables';
import { z } from 'zod';
import type { GameKind } from './message.ts';
import { roomCommand } from './room.ts';
import { PROTOCOL_VERSION } from './version.ts';

const seat = z.int().min(-1_000).max(1_000);
const amount = z.int().min(-1_000_000_000).max(1_000_000_000);
/** The number of a round, a bid or a question, as the view had it. */
const asked = z.int().nonnegative().exactOptional();
const act = z.strictObject({ type: z.literal('act'), action: z.enum(ACTIONS), turn: asked });

/** What a client may say to a House table. Numbers are only bounded here; the table judges them. */
export const houseCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('sit'), seat }),
  z.strictObject({ type: z.literal('leave'), seat }),
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({ type: z.literal('bet'), seat, amount, round: asked }),
  act,
  z.strictObject({ type: z.literal('next') }),
]) satisfies z.ZodType<HouseCommand>;

/** Which of a few cards that lie there is meant. */
const index = z.int().min(-1_000).max(1_000);
/** Longest row of cards put in front at once, in characters. */
const MAX_CARDS_LENGTH = 1_000;

/** What a client may say to a Standard game. Numbers are only bounded here; the table judges them. */
export const standardCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({ type: z.literal('bid'), amount, round: asked }),
  z.strictObject({ type: z.literal('skip'), round: asked }),
  z.strictObject({ type: z.literal('skipCurrent'), bids: asked, round: asked }),
  z.strictObject({ type: z.literal('skipRest'), round: asked }),
  z.strictObject({ type: z.literal('bet'), amount, round: asked }),
  z.strictObject({ type: z.literal('discard'), index, turn: asked }),
  z.strictObject({ type: z.literal('reveal'), index, turn: asked }),
  act,
  z.strictObject({ type: z.literal('agree'), round: asked }),
  z.strictObject({ type: z.literal('autoContinue'), isOn: z.boolean() }),
  z.strictObject({ type: z.literal('resign') }),
  z.strictObject({ type: z.literal('applyCards'), cards: z.string().max(MAX_CARDS_LENGTH) }),
]) satisfies z.ZodType<StandardCommand>;

/** Longest message a client may send, in bytes. */
export const MAX_MESSAGE_BYTES = 2_048;

/** What a client calls a command by: made by itself, new for each press. */
export const commandId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

const envelope = { v: z.literal(PROTOCOL_VERSION), id: commandId };

/** Games share names of commands, so each kind of table has an envelope of its own. */
const MESSAGES = {
  standard: z.strictObject({ ...envelope, command: z.discriminatedUnion('type', [standardCommand, roomCommand]) }),
  house: z.strictObject({ ...envelope, command: z.discriminatedUnion('type', [houseCommand, roomCommand]) }),
} satisfies Record<GameKind, z.ZodType>;

/** The envelope of every command on the socket of a table of this kind (message type `command`), to the game or its room. */
export function commandMessageOf<Kind extends GameKind>(kind: Kind): (typeof MESSAGES)[Kind] {
  return MESSAGES[kind];
}

/** A command on its way to a table of this kind. */
export type CommandMessageOf<Kind extends GameKind> = z.infer<(typeof MESSAGES)[Kind]>;

/** A command on its way to a table of any kind. */
export type CommandMessage = CommandMessageOf<GameKind>;
