import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../store/open-database.ts';
import { temporaryFolder } from '../testkit/test-server.ts';
import { openAccounts } from './accounts.ts';
import { openGamesOfPeople } from './games-of-people.ts';
import { openOwnership } from './ownership.ts';

test('a name is found without reading everybody, also when accounts are opened again', async () => {
  const { folder, remove } = await temporaryFolder();
  const database = await openDatabase(folder, () => undefined);
  const games = openGamesOfPeople(database.db);
  const world = { games, ownership: () => openOwnership([games]), now: () => 0, warn: () => undefined };
  const parts = { database, secret: 's'.repeat(32), publicOrigin: null, isSecure: false, ...world };
  await openAccounts(parts);
  const { signInGuest } = await openAccounts(parts);
  const { visitor } = await signInGuest();
  expect(visitor.person.name).toMatch(/^[A-Z]/);
  const plan = await sql<{ detail: string }>`explain query plan select id from user where name = ''`.execute(
    database.db,
  );
  expect(plan.rows.map(({ detail }) => detail)).toEqual([expect.stringContaining('user_by_name')]);
  await database.close();
  await remove();
});
