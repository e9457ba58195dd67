import type { Kysely } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/** Tables that are over can be looked at for so long, in milliseconds. */
const READABLE_FOR = 7 * 86_400_000;

/** Tells of a table whether people may look at it: while it runs, and for a week after. `now` in milliseconds. */
export function readableTables(db: Kysely<DatabaseSchema>, now: () => number): (table: string) => Promise<boolean> {
  return async (table) => {
    const row = await db.selectFrom('tables').select('finished_at').where('id', '=', table).executeTakeFirst();
    return row !== undefined && (row.finished_at === null || now() - row.finished_at < READABLE_FOR);
  };
}
