import type { Kysely } from 'kysely';

type Before = {
  readonly tables: {
    readonly id: string;
    readonly opener_id: string;
    readonly opener_name: string;
    readonly opener_avatar: string | null;
    readonly founder: string | null;
  };
  readonly snapshots: { readonly table_id: string };
};

/**
 * Rooms: how people join a table. What stands in snapshots knows nothing of rooms; it is made again from the logs, which begin with
 * whoever opened the table, under the name of then.
 */
export async function addRooms(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('joining', 'text', (column) => column.notNull().defaultTo('open'))
    .execute();
  await db.schema.alterTable('tables').addColumn('passcode_hash', 'text').execute();
  await db.schema.alterTable('tables').addColumn('founder', 'text').execute();
  const tables = db.withTables<Before>();
  await tables.deleteFrom('snapshots').execute();
  const opened = await tables
    .selectFrom('tables')
    .select(['id', 'opener_id', 'opener_name', 'opener_avatar'])
    .execute();
  for (const { id, opener_id, opener_name, opener_avatar } of opened) {
    const founder = JSON.stringify({ id: opener_id, name: opener_name, avatar: opener_avatar });
    await tables.updateTable('tables').set({ founder }).where('id', '=', id).execute();
  }
}
