import type { AdminTables, AuditLog } from '@upcard/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { register, type TestAccount } from '../testkit/test-account.ts';
import { act, look, registerAdministrator, talk } from '../testkit/test-house.ts';
import { enter, openTable, post, startTestServer, type TestServer, temporaryFolder } from '../testkit/test-server.ts';
import { join } from '../testkit/test-tab.ts';

let server: TestServer;
let remove: () => Promise<void>;
let chief: TestAccount;
let ann: TestAccount;
let table: string;

beforeEach(async () => {
  const temporary = await temporaryFolder();
  remove = temporary.remove;
  server = await startTestServer(temporary.folder, { limitFactor: 100 });
  [chief, ann] = [await registerAdministrator(server, 'Chief'), await register(server, 'Annabel')];
  table = await openTable(server, ann, { name: 'Corner' });
});

afterEach(async () => {
  await server.stop();
  await remove();
});

const acts = async () => (await look<AuditLog>(server, chief, '/api/admin/audit')).entries.map(({ act: name }) => name);
const isPaused = async () =>
  (await look<AdminTables>(server, chief, '/api/admin/tables')).tables.find(({ id }) => id === table)?.isPaused;
const pause = async () =>
  (await act(server, chief, [`/api/admin/tables/${table}/pause`, { reason: 'A fault' }])).status;

test.each(['audit_entries', 'events'])(
  'a table is paused and that is written down, or neither: %s fails',
  async (name) => {
    const mend = await server.refuseRows(name);
    expect(await pause()).toBe(500);
    await mend();
    server = await server.restart();
    expect([await isPaused(), await acts()]).toEqual([false, ['grant']]);
    expect(await pause()).toBe(200);
    expect([await isPaused(), await acts()]).toEqual([true, ['pause-table', 'grant']]);
  },
);

test('what is written down with a pause is there after a restart, once', async () => {
  expect(await pause()).toBe(200);
  server = await server.restart();
  expect([await isPaused(), await acts()]).toEqual([true, ['pause-table', 'grant']]);
});

test.each(['audit_entries', 'chat_lines'])(
  'a line is hidden and that is written down, or neither: %s fails',
  async (name) => {
    const tab = await join(server, ann, table);
    await talk(tab, 'You play like a fish');
    const [line] = (await tab.next('chat', ({ lines }) => lines.length > 0)).lines;
    const hide = async () =>
      (await act(server, chief, [`/api/admin/lines/${line?.id}/hide`, { reason: 'Rude' }])).status;
    const mend = await server.refuseRows(name);
    expect(await hide()).toBe(500);
    await mend();
    const later = await join(server, await enter(server), table);
    expect((await later.next('chat')).lines).toMatchObject([{ text: 'You play like a fish', isHidden: false }]);
    expect(await acts()).toEqual(['grant']);
    expect(await hide()).toBe(200);
    expect((await later.next('chat')).lines).toMatchObject([{ text: '', isHidden: true }]);
    expect(await acts()).toEqual(['hide-line', 'grant']);
  },
);

test('of two who hide a line at the same moment one has done it', async () => {
  const tab = await join(server, ann, table);
  await talk(tab, 'You play like a fish');
  const [line] = (await tab.next('chat', ({ lines }) => lines.length > 0)).lines;
  const hide = () => act(server, chief, [`/api/admin/lines/${line?.id}/hide`, { reason: 'Rude' }]);
  const answers = await Promise.all([hide(), hide()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await acts()).toEqual(['hide-line', 'grant']);
});

test('a table never stands open without the passcode it was made with: both come in one row', async () => {
  const mend = await server.refuseChanges('tables', 'passcode_hash');
  const locked = await openTable(server, ann, { joining: 'passcode', passcode: '4711' });
  await mend();
  server = await server.restart();
  const guest = await enter(server);
  const come = async (passcode: string) =>
    (await post(server, `/api/tables/${locked}/join`, { cookie: guest.cookie, body: { passcode } })).status;
  expect([await come('0000'), await come('4711')]).toEqual([403, 200]);
});
