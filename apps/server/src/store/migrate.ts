import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartFault } from '../start-fault.ts';
import { MIGRATIONS } from './migrations.ts';
import type { DatabaseSchema } from './schema.ts';

/** Brings the database up to date. Throws `StartFault`, having changed nothing, when a newer Upcard has written it. */
export async function migrate(db: Kysely<DatabaseSchema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const newer = await stepsOfNewerVersions(db);
  if (newer.length > 0) {
    throw new StartFault(
      `The database was written by a newer version of Upcard (it knows ${newer.join(', ')}). Nothing was changed. Start that version, or use another DATA_DIR.`,
    );
  }
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Steps that the database has behind it and this program has never heard of. */
async function stepsOfNewerVersions(db: Kysely<DatabaseSchema>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const done = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return done.map((step) => step.name).filter((name) => !Object.hasOwn(MIGRATIONS, name));
}
