import { mkdir, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockData } from '../store/sqlite/data-lock.ts';
import { ask, GOOD_PASSWORD, register } from '../testkit/test-account.ts';
import { post, startTestServer, type TestServer, temporaryFolder } from '../testkit/test-server.ts';
import { administer } from './administer.ts';

let folder: string;
let remove: () => Promise<void>;
let server: TestServer;

beforeEach(async () => {
  const temporary = await temporaryFolder();
  ({ folder, remove } = temporary);
  server = await startTestServer(folder);
});

afterEach(async () => {
  await server.stop();
  await remove();
});

const isAdministrator = async (cookie: string): Promise<unknown> =>
  JSON.parse(await (await ask(server, '/api/me', { cookie })).text()).isAdministrator;

test.each([
  ['while the server runs', false],
  ['while it is stopped', true],
])('somebody is made an administrator and ordinary again %s', async (_when, isStopped) => {
  const { cookie } = await register(server, 'Robin');
  const act = async (what: 'grant' | 'revoke') => {
    if (isStopped) await server.stop();
    const answers = [
      await administer(folder, { act: what, name: 'robin' }),
      await administer(folder, { act: what, name: 'Robin' }),
    ];
    if (isStopped) server = await startTestServer(folder);
    return answers;
  };
  expect(await act('grant')).toEqual([
    { ok: true, text: 'Robin is an administrator now.' },
    { ok: true, text: 'Robin is an administrator already.' },
  ]);
  expect(await isAdministrator(cookie)).toBe(true);
  const audit = JSON.parse(await (await ask(server, '/api/admin/audit', { cookie })).text());
  expect(audit.entries).toMatchObject([
    { id: '1', actor: { kind: 'commandLine' }, act: 'grant', subject: { name: 'Robin' } },
  ]);
  expect(await act('revoke')).toEqual([
    { ok: true, text: 'Robin is no administrator any more.' },
    { ok: true, text: 'Robin is no administrator.' },
  ]);
  expect(await isAdministrator(cookie)).toBe(false);
  expect((await ask(server, '/api/admin/audit', { cookie })).status).toBe(403);
});

test('a code from the command line sets a new password, once', async () => {
  await register(server, 'Robin');
  const { text } = await administer(folder, { act: 'reset', name: 'ROBIN' });
  const [, code] = /^Recovery code of Robin, shown this once: (.+)$/.exec(text) ?? [];
  const body = { username: 'Robin', code, password: `${GOOD_PASSWORD} anew` };
  expect((await post(server, '/api/account/recover', { body })).status).toBe(200);
  expect((await post(server, '/api/account/recover', { body })).status).toBe(401);
  expect(server.log()).not.toContain(code);
});

test('an unknown name changes nothing', async () => {
  expect(await administer(folder, { act: 'grant', name: 'Nobody' })).toEqual({
    ok: false,
    text: 'There is no account named Nobody.',
  });
});

test('a folder without a database is left as it is', async () => {
  const empty = join(folder, 'empty');
  await mkdir(empty);
  await expect(administer(empty, { act: 'grant', name: 'Robin' })).rejects.toThrow('There is no Upcard database');
  await expect(stat(join(empty, 'upcard.lock'))).rejects.toThrow('ENOENT');
});

test('a server that cannot be asked has to be stopped first', async () => {
  const other = join(folder, 'other');
  await mkdir(other);
  await writeFile(join(other, 'upcard.db'), '');
  const lock = lockData(join(other, 'upcard.lock'));
  await expect(administer(other, { act: 'grant', name: 'Robin' })).rejects.toThrow('Stop it and try again');
  lock.release();
});

test('the door is for the owner of the folder, and shows out whoever talks nonsense', async () => {
  const path = join(folder, 'admin.sock');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  for (const words of ['{"act":"suspend","name":"Robin"}\n', 'x\n', `"${'x'.repeat(5_000)}`]) {
    const heard = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(path, () => socket.write(words));
      socket.on('data', (part) => {
        text += String(part);
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(text));
    });
    expect(heard).toBe('');
  }
  expect((await administer(folder, { act: 'grant', name: 'Nobody' })).ok).toBe(false);
});

test('a data folder may lie deeper than the path of a socket can say', async () => {
  const deep = join(folder, 'd'.repeat(60), 'e'.repeat(60));
  await mkdir(deep, { recursive: true });
  const other = await startTestServer(deep);
  await register(other, 'Robin');
  const answer = await administer(deep, { act: 'grant', name: 'Robin' });
  expect(answer).toEqual({ ok: true, text: 'Robin is an administrator now.' });
  expect((await stat(join(deep, 'admin.sock'))).mode & 0o777).toBe(0o600);
  await other.stop();
  await expect(stat(join(deep, 'admin.sock'))).rejects.toThrow('ENOENT');
});

test('a door that a killed server has left behind does not keep the next one out', async () => {
  await server.stop();
  await writeFile(join(folder, 'admin.sock'), '');
  server = await startTestServer(folder);
  expect((await administer(folder, { act: 'grant', name: 'Nobody' })).ok).toBe(false);
});
