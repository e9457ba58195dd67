import type { Kysely } from 'kysely';

/** Reports, and the log of every act. They refer to no rows that may go: what happened stays readable. */
export async function createAdministration(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('table_name', 'text', (column) => column.notNull())
    .addColumn('reporter_id', 'text', (column) => column.notNull())
    .addColumn('reporter_name', 'text', (column) => column.notNull())
    .addColumn('reporter_avatar', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('person_name', 'text', (column) => column.notNull())
    .addColumn('person_avatar', 'text', (column) => column.notNull())
    .addColumn('line_id', 'text')
    .addColumn('line_at', 'bigint')
    .addColumn('line_text', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('closed_at', 'bigint')
    .addColumn('closed_by', 'text')
    .addColumn('note', 'text')
    .execute();
  await db.schema.createIndex('reports_by_state').on('reports').columns(['closed_at', 'at']).execute();
  await db.schema
    .createTable('audit_entries')
    .addColumn('number', 'bigint', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('actor_name', 'text')
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('subject_kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('subject_name', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .execute();
}
