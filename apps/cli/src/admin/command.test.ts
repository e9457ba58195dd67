import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, startServer } from '@upcard/server';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { run } from '../run.ts';

let folder: string;
let log: MockInstance;
let error: MockInstance;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upcard-admin-'));
  log = vi.spyOn(console, 'log').mockImplementation(() => {});
  error = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const server = () =>
  startServer(readConfig({ DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', WEB_DIR: folder }));

async function register(port: number, username: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/account/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'correct donkey staple' }),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

it('names the first administrator on a running server and helps who lost a password on a stopped one', async () => {
  const { port, stop } = await server();
  const cookie = await register(port, 'Robin');
  expect(await run(['admin', 'grant', 'Robin', '--data', folder])).toBe(0);
  expect(log).toHaveBeenLastCalledWith('Robin is an administrator now.');
  const me = await fetch(`http://127.0.0.1:${port}/api/me`, { headers: { cookie } });
  expect(await me.json()).toMatchObject({ isAdministrator: true });
  await stop();
  expect(await run(['admin', 'reset', 'Robin', '--data', folder])).toBe(0);
  expect(log).toHaveBeenLastCalledWith(expect.stringMatching(/^Recovery code of Robin, shown this once: \S+$/));
});

it('says with exit code 1 what it cannot do', async () => {
  expect(await run(['admin', 'grant', 'Robin', '--data', folder])).toBe(1);
  expect(error).toHaveBeenLastCalledWith(`There is no Upcard database in ${folder}.`);
  await (await server()).stop();
  expect(await run(['admin', 'grant', 'Robin', '--data', folder])).toBe(1);
  expect(error).toHaveBeenLastCalledWith('There is no account named Robin.');
});

it.each([
  [['admin', 'promote', 'Robin'], 'there is nothing called promote to do'],
  [['admin', 'grant'], 'something is missing'],
])('answers %j with help and 2', async (args, complaint) => {
  expect(await run(args)).toBe(2);
  expect(error.mock.calls.join('\n')).toContain(complaint);
});
