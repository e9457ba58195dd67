import { join as joinPath } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  enter,
  openTable,
  post,
  startTestServer,
  type TestGuest,
  type TestServer,
  temporaryFolder,
} from '../testkit/test-server.ts';
import { join, type TestTab } from '../testkit/test-tab.ts';

let server: TestServer;
let folder: string;
let remove: () => Promise<void>;
let ann: TestGuest;
let bob: TestGuest;

beforeAll(async () => {
  const temporary = await temporaryFolder();
  ({ folder, remove } = temporary);
  server = await startTestServer(folder);
});

beforeEach(async () => {
  // Every test may let in a few guests and open a few tables.
  await server.pass(600_000);
  [ann, bob] = [await enter(server), await enter(server)];
});

afterAll(async () => {
  await server.stop();
  await remove();
});

/** Asks to join as somebody and gives the status with what was said. */
async function ask({ cookie }: TestGuest, table: string, body: object = {}) {
  const response = await post(server, `/api/tables/${table}/join`, { cookie, body });
  return { status: response.status, said: JSON.parse(await response.text()) };
}

const MEMBER = { status: 200, said: { membership: 'member' } };

describe('a table with a passcode', () => {
  const locked = () => openTable(server, ann, { joining: 'passcode', passcode: '0417' });

  test('is joined by whoever knows it, and by its host without', async () => {
    const table = await locked();
    expect(await ask(bob, table, { passcode: '0417' })).toEqual(MEMBER);
    expect(await ask(bob, table)).toEqual(MEMBER);
    expect(await ask(ann, table)).toEqual(MEMBER);
    const tab = await join(server, bob, table);
    expect(await tab.say({ type: 'sit', seat: 1 })).toMatchObject({ ok: true });
  });

  test('is not joined without it, nor over the socket', async () => {
    const table = await locked();
    expect(await ask(bob, table)).toMatchObject({ status: 403, said: { code: 'passcode-needed' } });
    const tab = await join(server, bob, table);
    for (const command of [{ type: 'join' }, { type: 'sit', seat: 1 }] as const)
      expect(await tab.say(command)).toMatchObject({ ok: false, code: 'passcode-needed' });
  });

  test('makes whoever guesses wrong wait after the fifth time, and longer each time', async () => {
    const table = await locked();
    for (let guess = 0; guess < 5; guess += 1)
      expect(await ask(bob, table, { passcode: '9999' })).toMatchObject({
        status: 403,
        said: { code: 'wrong-passcode' },
      });
    const limited = { status: 429, said: { code: 'rate-limited', retryAfter: 60_000 } };
    expect(await ask(bob, table, { passcode: '0417' })).toMatchObject(limited);
    await server.pass(60_000);
    expect(await ask(bob, table, { passcode: '9999' })).toMatchObject({ said: { code: 'wrong-passcode' } });
    expect(await ask(bob, table, { passcode: '0417' })).toMatchObject({ said: { retryAfter: 120_000 } });
    await server.pass(120_000);
    expect(await ask(bob, table, { passcode: '0417' })).toEqual(MEMBER);
  });

  test('has guesses counted before they are looked at: many at once are no way round the wait', async () => {
    const table = await locked();
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(bob, table, { passcode: '9999' })));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  test('tells nobody its passcode: not in the list, a view, the log or the database', async () => {
    const table = await locked();
    await ask(bob, table, { passcode: '0417' });
    const tab = await join(server, ann, table);
    await tab.say({ type: 'sit', seat: 1 });
    await tab.next('view', ({ seq }) => seq > 0);
    const lobby = await (await fetch(`${server.url}/api/tables`)).text();
    const db = new DatabaseSync(joinPath(folder, 'upcard.db'), { readOnly: true });
    const row = db.prepare('SELECT settings, founder, passcode_hash FROM tables WHERE id = ?').get(table);
    const events = db.prepare('SELECT events FROM events WHERE table_id = ?').all(table);
    db.close();
    expect(row?.passcode_hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
    const { passcode_hash: _, ...rest } = row ?? {};
    for (const text of [lobby, tab.heard(), server.log(), JSON.stringify([rest, events])])
      expect(text).not.toMatch(/(?<![0-9])0417(?![0-9])/);
  });
});

test('where the host decides, joining asks, and the host lets in', async () => {
  const table = await openTable(server, ann, { joining: 'approval' });
  expect(await ask(bob, table)).toEqual({ status: 200, said: { membership: 'asking' } });
  expect(await ask(bob, table)).toEqual({ status: 200, said: { membership: 'asking' } });
  const [host, guest] = [await join(server, ann, table), await join(server, bob, table)];
  expect((await host.next('view')).roomOverlay.requests).toEqual([bob.person]);
  expect((await guest.next('view')).roomOverlay).toMatchObject({ myRequest: 'waiting', requests: [] });
  expect(await host.say({ type: 'admit', person: bob.person.id })).toMatchObject({ ok: true });
  expect((await guest.next('view', ({ roomOverlay }) => roomOverlay.isMember)).roomOverlay.myRequest).toBe('none');
  expect(await ask(bob, table)).toEqual(MEMBER);
});

describe('where the host decides, whoever is turned away', () => {
  const TOLD = { code: 'rate-limited', text: expect.stringContaining('asked to join several times') };
  let table: string;
  let host: TestTab;
  let guest: TestTab;

  beforeEach(async () => {
    table = await openTable(server, ann, { joining: 'approval' });
    [host, guest] = [await join(server, ann, table), await join(server, bob, table)];
  });

  const turnAway = () => host.say({ type: 'turnAway', person: bob.person.id });
  /** Asks and is turned away so many times. */
  const annoy = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      expect(await guest.say({ type: 'join' })).toMatchObject({ ok: true });
      expect(await turnAway()).toMatchObject({ ok: true });
    }
  };

  test('waits after the third time, and longer each time, whichever way they ask', async () => {
    await annoy(3);
    expect(await guest.say({ type: 'join' })).toMatchObject({ ok: false, ...TOLD, retryAfter: 60_000 });
    expect(await ask(bob, table)).toMatchObject({ status: 429, said: { ...TOLD, retryAfter: 60_000 } });
    await server.pass(60_000);
    expect(await ask(bob, table)).toMatchObject({ said: { membership: 'asking' } });
    await turnAway();
    expect(await guest.say({ type: 'join' })).toMatchObject({ ok: false, ...TOLD, retryAfter: 120_000 });
    const other = await openTable(server, ann, { joining: 'approval' });
    expect(await ask(bob, other)).toMatchObject({ said: { membership: 'asking' } });
  });

  test('waits as well when they take their requests back', async () => {
    for (let time = 0; time < 3; time += 1) {
      expect(await guest.say({ type: 'join' })).toMatchObject({ ok: true });
      expect(await guest.say({ type: 'leaveRoom' })).toMatchObject({ ok: true });
    }
    expect(await guest.say({ type: 'join' })).toMatchObject(TOLD);
  });

  test('is asked for no patience by pressing twice, nor once the host has let them in', async () => {
    await annoy(2);
    await Promise.all(Array.from({ length: 4 }, () => guest.say({ type: 'join' })));
    expect(await host.say({ type: 'admit', person: bob.person.id })).toMatchObject({ ok: true });
    expect(await guest.say({ type: 'leaveRoom' })).toMatchObject({ ok: true });
    await annoy(3);
    expect(await guest.say({ type: 'join' })).toMatchObject(TOLD);
  });
});

test('whoever has been taken out by the host stays out, whichever way they come', async () => {
  const table = await openTable(server, ann, {});
  await ask(bob, table);
  const host = await join(server, ann, table);
  expect(await host.say({ type: 'remove', person: bob.person.id })).toMatchObject({ ok: true });
  expect(await ask(bob, table)).toMatchObject({ status: 403, said: { code: 'blocked' } });
  const tab = await join(server, bob, table);
  expect(await tab.say({ type: 'sit', seat: 1 })).toMatchObject({ ok: false, code: 'blocked' });
});

test.each([
  ['a passcode that is none', { joining: 'passcode', passcode: '12345' }],
  ['letters', { joining: 'passcode', passcode: 'abcd' }],
  ['no passcode where one is needed', { joining: 'passcode' }],
  ['a passcode that nobody is asked for', { joining: 'open', passcode: '1234' }],
  ['a way to join that there is not', { joining: 'nobody' }],
])('a table with %s is not opened', async (_what, more) => {
  const response = await post(server, '/api/tables', { cookie: ann.cookie, body: { kind: 'house', ...more } });
  expect(response.status).toBe(400);
});

test('nobody joins without a session, and nothing that is not there', async () => {
  const table = await openTable(server, ann, {});
  expect((await post(server, `/api/tables/${table}/join`, { body: {} })).status).toBe(401);
  expect(await ask(bob, 'NoSuchTab')).toMatchObject({ status: 404 });
});
