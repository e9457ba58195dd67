import type { Kysely } from 'kysely';

/** What a table is granted beside its settings: whether it is rated, the strategy of its bot. */
export async function addTerms(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('terms', 'text').execute();
}
