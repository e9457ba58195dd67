import { z } from '@hono/zod-openapi';
import { AVATARS, TABLE_KINDS } from '@upcard/tables';
import { personSchema } from './schemas.ts';

const recoveryCodes = z.array(z.string()).readonly();
const milliseconds = z.number().openapi({ description: 'In milliseconds since 1970.' });

/** A new account. */
export const registeredSchema = z
  .object({ person: personSchema, kind: z.literal('account'), isAdministrator: z.boolean(), recoveryCodes })
  .openapi('Registered', { description: 'Your account. The recovery codes are never shown again.' });

/** New recovery codes. */
export const recoveryCodesSchema = z
  .object({ recoveryCodes })
  .openapi('RecoveryCodes', { description: 'Each lets you set a new password once. They are never shown again.' });

/** One's own account. */
export const accountSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    avatar: z.enum(AVATARS),
    email: z.string().nullable(),
    joinedAt: milliseconds,
    recoveryCodesLeft: z.number(),
  })
  .openapi('Account', { description: 'Your account, as only you see it.' });

const gameSchema = z.object({
  table: z.string(),
  kind: z.enum(TABLE_KINDS),
  name: z.string(),
  finishedAt: milliseconds.nullable(),
});

/** What everybody may know of somebody. */
export const profileSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    avatar: z.enum(AVATARS),
    kind: z.enum(['guest', 'account']),
    joinedAt: milliseconds,
    games: z.array(gameSchema).readonly(),
  })
  .openapi('Profile', { description: 'Somebody, with the newest fifty games that they have had a seat in.' });

/** Everything that is kept about somebody. */
export const exportSchema = z
  .object({
    account: accountSchema,
    sessions: z.array(z.object({ openedAt: milliseconds, expiresAt: milliseconds })).readonly(),
    kept: z.record(z.string(), z.unknown()),
  })
  .openapi('AccountExport', { description: 'Everything that Upcard keeps about you, by the part that keeps it.' });
