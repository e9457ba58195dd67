import { z } from '@hono/zod-openapi';
import { passcodeText, REFUSAL_CODES } from '@upcard/protocol';
import { AVATARS, JOININGS, TABLE_KINDS } from '@upcard/tables';
import { OPEN_KINDS } from '../hall/games.ts';

/** Somebody, as others see them. */
export const personSchema = z
  .object({ id: z.string(), name: z.string(), avatar: z.enum(AVATARS) })
  .openapi('Person', { description: 'Somebody, as others see them.' });

/** Who asks. */
export const meSchema = z
  .union([
    z.object({ person: personSchema, kind: z.enum(['guest', 'account']), isAdministrator: z.boolean() }),
    z.object({ person: z.null(), kind: z.null(), isAdministrator: z.literal(false) }),
    z.object({
      person: z.null(),
      kind: z.literal('suspended'),
      isAdministrator: z.literal(false),
      text: z.string().openapi({ description: 'Until when you may not come in, and why, for people.' }),
    }),
  ])
  .openapi('Me', { description: 'Who you are; null before you have come in, and while you may not.' });

/** A refusal. */
export const refusalSchema = z
  .object({
    code: z.enum(REFUSAL_CODES),
    text: z.string().openapi({ description: 'One sentence for people.' }),
    retryAfter: z.number().nullable().openapi({ description: 'Milliseconds to wait, with rate-limited.' }),
  })
  .openapi('Refusal', { description: 'Why a request was refused. Nothing was changed.' });

/** One table of the lobby. */
export const lobbyTableSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    host: personSchema,
    joining: z.enum(JOININGS),
    members: z.array(personSchema).readonly(),
    ready: z.number(),
    isPaused: z.boolean(),
    watching: z.number(),
    kind: z.enum(TABLE_KINDS),
    summary: z.string(),
    state: z.enum(['waiting', 'running', 'finished']),
    stateText: z.string(),
    stateNote: z.string(),
    seated: z.array(personSchema).readonly(),
    seats: z.number().nullable(),
    canJoin: z.boolean(),
  })
  .openapi('LobbyTable', { description: 'A table as the lobby shows it.' });

/** The lobby. */
export const lobbySchema = z.object({ tables: z.array(lobbyTableSchema).readonly() }).openapi('Lobby');

/** What is needed to open a table. */
export const newTableSchema = z
  .strictObject({
    kind: z.enum(OPEN_KINDS),
    name: z
      .string()
      .trim()
      .min(1)
      .max(40)
      // Nothing that hides, turns the writing round or breaks the line.
      .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u)
      // Something that can be seen.
      .regex(/[^\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u)
      // No towers of accents over the neighbours.
      .regex(/^(?!.*\p{M}{4})/u)
      .exactOptional(),
    joining: z.enum(['open', 'approval', 'passcode']).default('open'),
    passcode: passcodeText.exactOptional().openapi({ description: 'Four digits; with joining by passcode only.' }),
    settings: z.record(z.string().max(40), z.union([z.string().max(100), z.number(), z.boolean()])).default({}),
    cards: z
      .array(z.string().max(3))
      .max(2_000)
      .exactOptional()
      .openapi({ description: 'Cards to be dealt first; in the testing mode only.' }),
  })
  .openapi('NewTable');

/** What is needed to join a table. */
export const joinTableSchema = z.strictObject({ passcode: passcodeText.exactOptional() }).openapi('JoinTable');

/** Whether somebody belongs to a table now, or has asked for it. */
export const joinedTableSchema = z.object({ membership: z.enum(['member', 'asking']) }).openapi('JoinedTable');

/** A new table's id. */
export const tableIdSchema = z.object({ id: z.string() }).openapi('TableId');

/** Where to join a table: `room` is what the socket client joins by id. */
export const openedTableSchema = z.object({ id: z.string(), room: z.string() }).openapi('OpenedTable');
