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

const tenths = z.number().openapi({ description: 'In tenths of a point.' });

const ratingSchema = z
  .object({
    rating: tenths,
    games: z.number(),
    history: z
      .array(z.object({ table: z.string(), name: z.string(), at: milliseconds, change: tenths, rating: tenths }))
      .readonly(),
  })
  .openapi('RatingRecord', { description: 'A rating, and the newest hundred rated games, the newest first.' });

/** A page of the leaderboard. */
export const leaderboardSchema = z
  .object({
    people: z.array(personSchema.extend({ rank: z.number(), rating: tenths, games: z.number() })).readonly(),
    hasMore: z.boolean(),
  })
  .openapi('Leaderboard', { description: 'The highest rating first; among equal ones, who share a rank, more games.' });

/** What everybody may know of somebody. */
export const profileSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    avatar: z.enum(AVATARS),
    kind: z.enum(['guest', 'account']),
    joinedAt: milliseconds,
    rating: ratingSchema.nullable(),
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
