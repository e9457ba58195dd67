import { expect, test } from 'vitest';
import { ask } from '../testkit/test-account.ts';
import { act, registerAdministrator } from '../testkit/test-house.ts';
import { startTestServer, temporaryFolder } from '../testkit/test-server.ts';

const LISTS = ['people', 'reports', 'tables', 'audit'].map((list) => `/api/admin/${list}`);

test('an administrator looks things up as often as anybody works, and no more; what they do is counted apart', async () => {
  const { folder, remove } = await temporaryFolder();
  const server = await startTestServer(folder);
  const warden = await registerAdministrator(server, 'Warden');
  const look = async (list: string | undefined) => (await ask(server, list ?? '', { cookie: warden.cookie })).status;
  let looks = 0;
  while ((await look(LISTS[looks % LISTS.length])) === 200) looks += 1;
  expect(looks).toBe(120);
  for (const list of LISTS) expect(await look(list)).toBe(429);
  expect(await act(server, warden, ['/api/admin/reports/none/close', { note: 'x' }])).toMatchObject({ status: 404 });
  await server.pass(1_000);
  expect(await look(LISTS[0])).toBe(200);
  await server.stop();
  await remove();
});
