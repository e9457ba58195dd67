import type { Kysely } from 'kysely';

/** What is said at tables, and whom hosts have silenced. Both go with their table. */
export async function createChat(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat_lines')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('command_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('person_name', 'text', (column) => column.notNull())
    .addColumn('person_avatar', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('hidden_at', 'bigint')
    .addUniqueConstraint('chat_lines_position', ['table_id', 'position'])
    .addUniqueConstraint('chat_lines_command', ['table_id', 'command_id'])
    .execute();
  await db.schema.createIndex('chat_lines_by_person').on('chat_lines').column('person_id').execute();
  await db.schema
    .createTable('silenced_people')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('silenced_people_place', ['table_id', 'person_id'])
    .execute();
}
