import type { Kysely } from 'kysely';

/** Who is known to which room in any way: its members, those who asked, and those who may not join. */
export async function addRoomPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('room_people')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addPrimaryKeyConstraint('room_people_of_person', ['person_id', 'table_id'])
    .execute();
}
