import type { Kysely } from 'kysely';

/** Who is becoming whom, for as long as not everything has moved. */
export async function addSuccessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('successions')
    .addColumn('person_id', 'text', (column) => column.primaryKey())
    .addColumn('successor_id', 'text', (column) => column.notNull())
    .execute();
}
