import type { Kysely } from 'kysely';

/** The ratings of Standard games, and how each came about. A game changes somebody's rating once. */
export async function createRatings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ratings')
    .addColumn('person_id', 'text', (column) => column.primaryKey())
    .addColumn('rating', 'bigint', (column) => column.notNull())
    .addColumn('games', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('ratings_best').on('ratings').columns(['rating', 'person_id']).execute();
  await db.schema
    .createTable('rating_history')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('game', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('change', 'bigint', (column) => column.notNull())
    .addColumn('rating_after', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_history_game', ['person_id', 'table_id'])
    .addUniqueConstraint('rating_history_order', ['person_id', 'game'])
    .execute();
}
