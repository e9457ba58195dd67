import { REFUSAL_TEXT, type Suspension } from '@upcard/protocol';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../store/schema.ts';

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** What a suspended person reads: until when, and the reason that was given. */
export function suspensionText({ reason, until }: Suspension): string {
  const end = until === null ? '' : ` It may be used again after ${TIME.format(until)} UTC.`;
  return `${REFUSAL_TEXT.suspended}${end} The reason given: ${reason}`;
}

/**
 * Ends somebody's suspension, if there is one, and with it the sessions from before it: they have told whoever held them why they
 * are out, and let nobody in again. A guest's stays, because nothing else lets a guest in. False when there was none. `db`
 * is a transaction.
 */
export async function endSuspension(db: Kysely<DatabaseSchema>, person: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('suspensions')
    .where('person_id', '=', person)
    .returning('person_id')
    .executeTakeFirst();
  if (ended === undefined) return false;
  await db
    .deleteFrom('session')
    .where('userId', '=', person)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('accounts').select('person_id').where('person_id', '=', person)),
    )
    .execute();
  return true;
}
