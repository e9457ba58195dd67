import type { Context } from 'hono';
import type { HttpEnv, HttpParts } from './http-parts.ts';

/** Puts the cookies of a session into an answer. */
export function setCookies(context: Context<HttpEnv>, cookies: readonly string[]): void {
  for (const cookie of cookies) context.header('set-cookie', cookie, { append: true });
}

/**
 * Once this answer has gone out: ends the sockets of somebody whose sessions have ended, or who is somebody else; they come back
 * with the cookie they have been given.
 */
export function comeBack(context: Context<HttpEnv>, { hall }: Pick<HttpParts, 'hall'>, person: string): void {
  context.env.outgoing.once('close', () => hall.signedOut(person));
}
