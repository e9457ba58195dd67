import type { Kysely } from 'kysely';

/** Rooms know how they were closed and who is blocked. Snapshots of before do not; tables are made again from their logs. */
export async function forgetRoomSnapshots(db: Kysely<unknown>): Promise<void> {
  await db.withTables<{ readonly snapshots: { readonly table_id: string } }>().deleteFrom('snapshots').execute();
}
