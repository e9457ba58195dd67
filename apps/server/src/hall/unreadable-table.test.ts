import { join as pathOf } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { ask, GOOD_PASSWORD, register } from '../testkit/test-account.ts';
import { enter, openTable, startTestServer, type TestGuest, temporaryFolder } from '../testkit/test-server.ts';
import { join } from '../testkit/test-tab.ts';

test('a table that cannot be read back keeps nobody from their account', async () => {
  const { folder, remove } = await temporaryFolder();
  const first = await startTestServer(folder);
  const [ann, guest] = [await register(first, 'Annabel'), await enter(first)];
  const sitDown = async (person: TestGuest): Promise<string> => {
    const table = await openTable(first, person);
    await (await join(first, person, table)).say({ type: 'sit', seat: 1 });
    return table;
  };
  const [broken, whole] = [await sitDown(ann), await sitDown(guest)];
  const brokenToo = await sitDown(guest);
  await first.stop();
  const database = new DatabaseSync(pathOf(folder, 'upcard.db'));
  for (const table of [broken, brokenToo])
    database.prepare('update tables set kind = ? where id = ?').run('of-the-future', table);
  database.close();
  const server = await startTestServer(folder);
  expect(server.log()).toContain('a table could not be opened again');
  const account = await register(server, 'Newcomer', guest);
  const seated = (await (await join(server, account, whole)).next('view')).room.members;
  expect(seated.map(({ person }) => person)).toEqual([account.person]);
  const change = { method: 'PATCH', cookie: ann.cookie, body: { avatar: 'whale' } };
  expect((await ask(server, '/api/account', change)).status).toBe(200);
  const leave = { method: 'DELETE', cookie: ann.cookie, body: { password: GOOD_PASSWORD } };
  expect((await ask(server, '/api/account', leave)).status).toBe(200);
  await server.stop();
  await remove();
});
