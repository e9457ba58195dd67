import { REFUSAL_TEXT, type Suspension } from '@upcard/protocol';
import type { Context } from 'hono';
import { accountNamed } from '../admin/administrators.ts';
import { findPerson } from '../admin/people.ts';
import type { HttpEnv, HttpParts } from './http-parts.ts';
import { REFUSAL_STATUS, refusalBody } from './refuse.ts';

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** What a suspended person reads: until when, and the reason that was given. */
export function suspensionText({ reason, until }: Suspension): string {
  const end = until === null ? '' : ` It may be used again after ${TIME.format(until)} UTC.`;
  return `${REFUSAL_TEXT.suspended}${end} The reason given: ${reason}`;
}

/** Answers somebody who has proved that they own the account of this name, and may not come in. */
export async function refuseSuspended(context: Context<HttpEnv>, { clock, db }: HttpParts, username: string) {
  const account = await accountNamed(db, username);
  const found = account === null ? null : await findPerson(db, account.person_id, clock.now());
  const body = refusalBody('suspended');
  // Somebody may have let them in again just now.
  const text = found?.suspension ? suspensionText(found.suspension) : body.text;
  return context.json({ ...body, text }, REFUSAL_STATUS.suspended);
}
