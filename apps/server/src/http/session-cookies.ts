import type { Person } from '@upcard/tables';
import type { Context } from 'hono';
import type { HttpEnv, HttpParts } from './http-parts.ts';

/** Puts the cookies of a session into an answer. */
export function setCookies(context: Context<HttpEnv>, cookies: readonly string[]): void {
  for (const cookie of cookies) context.header('set-cookie', cookie, { append: true });
}

/**
 * Once this answer has gone out: ends the sockets of somebody who has become somebody else (or nobody), so that they come back
 * with the cookie they have been given, and moves what they may have come by in between.
 */
export function comeBackAs(
  context: Context<HttpEnv>,
  { hall, ownership, log }: Pick<HttpParts, 'hall' | 'ownership' | 'log'>,
  { from, to }: { readonly from: string; readonly to: Person },
): void {
  context.env.outgoing.once('close', () => {
    hall.signedOut(from);
    ownership
      .moveOwnership(from, to)
      .catch((error: unknown) => log.error({ err: error, person: to.id }, 'what came in late could not be moved'));
  });
}

/** Once this answer has gone out: ends the sockets of somebody whose sessions have ended; those with a new one come back. */
export function comeBack(context: Context<HttpEnv>, { hall }: Pick<HttpParts, 'hall'>, person: string): void {
  context.env.outgoing.once('close', () => hall.signedOut(person));
}
