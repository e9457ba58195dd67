import type { Kysely } from 'kysely';

/**
 * Accounts: who has a name and password. Their sessions and password hashes are the account library's, under the same id.
 * `participants` notes who has been in which game, for profiles.
 */
export async function addAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('person_id', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('capitals_key', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('joined_at', 'bigint', (column) => column.notNull())
    .addColumn('administrator_since', 'bigint')
    .execute();
  await db.schema
    .createTable('suspensions')
    .addColumn('person_id', 'text', (column) => column.primaryKey())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint')
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_of_person', ['person_id', 'code_hash'])
    .execute();
  await db.schema
    .createTable('participants')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addPrimaryKeyConstraint('participants_of_person', ['person_id', 'table_id'])
    .execute();
  await db.schema.createIndex('tables_by_opener').on('tables').column('opener_id').execute();
}
