import type { AdminPerson } from '@upcard/protocol';
import { avatarFor, parseAvatar } from '@upcard/tables';
import { type Kysely, sql } from 'kysely';
import { endSuspension } from '../auth/suspension.ts';
import type { DatabaseSchema } from '../store/schema.ts';
import { type Deed, writeDown } from './audit-log.ts';
import { type Page, type PageOfRows, pageOf } from './page.ts';

/** Greater than every letter. */
const LAST = '\u{10FFFF}';

/** Everybody there is, guests too, with what administrators see of them. `now` decides which suspensions count. */
function everybody(db: Kysely<DatabaseSchema>, now: number) {
  return db
    .selectFrom('user')
    .leftJoin('accounts', 'accounts.person_id', 'user.id')
    .leftJoin('suspensions', (join) =>
      join
        .onRef('suspensions.person_id', '=', 'user.id')
        .on((row) => row.or([row('suspensions.until', 'is', null), row('suspensions.until', '>', now)])),
    )
    .select([
      'user.id',
      'user.name',
      'user.image',
      'user.createdAt',
      'accounts.joined_at',
      'accounts.administrator_since',
    ])
    .select(['suspensions.reason', 'suspensions.since', 'suspensions.until']);
}

type Found = Awaited<ReturnType<ReturnType<typeof everybody>['execute']>>[number];

function adminPerson({
  id,
  name,
  image,
  createdAt,
  joined_at,
  administrator_since,
  reason,
  since,
  until,
}: Found): AdminPerson {
  return {
    id,
    name,
    avatar: parseAvatar(image ?? '') ?? avatarFor(id),
    kind: joined_at === null ? 'guest' : 'account',
    // The account library writes times in the form of its own choice.
    joinedAt: joined_at ?? new Date(createdAt).getTime(),
    isAdministrator: administrator_since !== null,
    suspension: since === null || reason === null ? null : { reason, since, until },
  };
}

/** Makes looking for people by the beginning of their name quick. May be called again. */
export async function indexPeople(db: Kysely<DatabaseSchema>): Promise<void> {
  await db.schema.createIndex('user_by_small_name').ifNotExists().on('user').expression(sql`lower(name)`).execute();
}

/** People whose name begins like this, capitals or not; everybody for an empty text. By name. */
export function searchPeople(
  db: Kysely<DatabaseSchema>,
  { query, page, now }: { readonly query: string; readonly page: Page; readonly now: number },
): Promise<PageOfRows<AdminPerson>> {
  const found = everybody(db, now)
    .where(sql`lower(name)`, '>=', sql`lower(${query})`)
    .where(sql`lower(name)`, '<', sql`lower(${query + LAST})`)
    .orderBy(sql`lower(name)`)
    .orderBy('user.id');
  return pageOf(found, page, adminPerson);
}

/** The person of this id, or null. */
export async function findPerson(db: Kysely<DatabaseSchema>, id: string, now: number): Promise<AdminPerson | null> {
  const row = await everybody(db, now).where('user.id', '=', id).executeTakeFirst();
  return row === undefined ? null : adminPerson(row);
}

/** Keeps somebody out until a time (milliseconds), for good when that is null. Their connections are the caller's to end. */
export async function suspend(
  db: Kysely<DatabaseSchema>,
  { id, name }: AdminPerson,
  { deed, until }: { readonly deed: Deed; readonly until: number | null },
): Promise<void> {
  const row = { reason: deed.reason, since: deed.at, until };
  await db.transaction().execute(async (all) => {
    await all
      .insertInto('suspensions')
      .values({ person_id: id, ...row })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
      .execute();
    await writeDown(all, deed, { act: 'suspend', subject: { kind: 'person', id, name } });
  });
}

/** Lets somebody in again. False, with nothing written down, when they are not suspended. */
export function restore(db: Kysely<DatabaseSchema>, { id, name }: AdminPerson, deed: Deed): Promise<boolean> {
  return db.transaction().execute(async (all) => {
    const isEnded = await endSuspension(all, id);
    if (isEnded) await writeDown(all, deed, { act: 'restore', subject: { kind: 'person', id, name } });
    return isEnded;
  });
}
