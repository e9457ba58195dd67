import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask, GOOD_PASSWORD, register } from '../testkit/test-account.ts';
import {
  enter,
  openTable,
  post,
  startTestServer,
  type TestGuest,
  type TestServer,
  temporaryFolder,
} from '../testkit/test-server.ts';
import { join } from '../testkit/test-tab.ts';

let server: TestServer;
let remove: () => Promise<void>;
let ann: TestGuest;

const DAY = 86_400_000;

beforeAll(async () => {
  const temporary = await temporaryFolder();
  remove = temporary.remove;
  server = await startTestServer(temporary.folder);
});

beforeEach(async () => {
  await server.pass(600_000);
  ann = await enter(server);
});

afterAll(async () => {
  await server.stop();
  await remove();
});

const open = async (table: string, { cookie } = ann) =>
  (await post(server, `/api/tables/${table}/open`, { cookie, body: {} })).status;

const listed = async (): Promise<readonly string[]> => {
  const { tables } = JSON.parse(await (await fetch(`${server.url}/api/tables`)).text());
  return tables.map(({ id }: { id: string }) => id);
};

test('of twenty who press at once for the last seat exactly one gets it', async () => {
  const guests: TestGuest[] = [];
  for (let index = 0; index < 20; index += 1) {
    await server.pass(60_000);
    guests.push(await enter(server));
  }
  const table = await openTable(server, ann);
  const host = await join(server, ann, table);
  for (let seat = 1; seat <= 5; seat += 1) await host.say({ type: 'sit', seat });
  const tabs = await Promise.all(guests.map((guest) => join(server, guest, table)));
  const answers = await Promise.all(tabs.map((tab) => tab.say({ type: 'sit', seat: 6 })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.code])))).toEqual(new Set(['seat-taken']));
  const winner = answers.findIndex(({ ok }) => ok);
  const seated = await tabs[0]?.next('view', ({ view }) => view.seats.length === 6);
  expect(seated?.view.seats.at(-1)).toMatchObject({ seat: 6, person: guests[winner]?.person });
  expect(seated?.room.members.map(({ person }) => person.id)).toEqual([ann.person.id, guests[winner]?.person.id]);
});

describe('the host', () => {
  test('who closes a waiting room gets an answer, everybody is told, and the room leaves the list', async () => {
    const table = await openTable(server, ann);
    const bob = await enter(server);
    const [host, guest] = [await join(server, ann, table), await join(server, bob, table)];
    expect(await host.say({ type: 'closeRoom' })).toMatchObject({ ok: true });
    expect((await guest.next('view', ({ room }) => room.stage === 'over')).room.closing).toBe('byHost');
    expect(await listed()).not.toContain(table);
    await server.pass(1_000);
    expect(await guest.next('closing')).toEqual({ reason: 'table-closed' });
    await guest.closed;
  });

  test('who has no connection for a minute loses the role to whoever is there', async () => {
    const table = await openTable(server, ann);
    const bob = await enter(server);
    const [host, guest] = [await join(server, ann, table), await join(server, bob, table)];
    await guest.say({ type: 'join' });
    await host.leave();
    await server.pass(3_000);
    await server.pass(60_000);
    const { room } = await guest.next('view', ({ room }) => room.host.id === bob.person.id);
    expect(room.members.map(({ isConnected }) => isConnected)).toEqual([false, true]);
  });

  test.each(['open', 'approval'])('of an %s room passes to nobody who joined without ever coming', async (joining) => {
    const table = await openTable(server, ann, { joining });
    const [ghost, bob] = [await enter(server), await enter(server)];
    const host = await join(server, ann, table);
    expect((await post(server, `/api/tables/${table}/join`, { cookie: ghost.cookie, body: {} })).status).toBe(200);
    if (joining === 'approval') await host.say({ type: 'admit', person: ghost.person.id });
    await server.pass(60_000);
    const guest = await join(server, bob, table);
    await guest.say({ type: 'join' });
    if (joining === 'approval') await host.say({ type: 'admit', person: bob.person.id });
    await host.say({ type: 'leaveRoom' });
    const { room } = await guest.next('view', ({ room: { host } }) => host.id !== ann.person.id);
    expect(room.host).toEqual(bob.person);
    expect(room.members.find(({ person }) => person.id === ghost.person.id)?.isConnected).toBe(false);
  });

  test.each([0, 1])(
    'is away as well when a guest registers on the way there, or on the way out (%i)',
    async (visits) => {
      const table = await openTable(server, ann);
      if (visits > 0) await (await join(server, ann, table)).leave();
      const account = await register(server, `Onward${visits}`, ann);
      const guest = await join(server, await enter(server), table);
      await guest.say({ type: 'join' });
      await server.pass(60_000);
      const { room } = await guest.next('view', ({ room: { members } }) => members[0]?.isConnected === false);
      expect(room.members[0]?.person).toEqual(account.person);
    },
  );

  test('who never comes to the own table loses the role as well', async () => {
    const table = await openTable(server, ann);
    const bob = await enter(server);
    const guest = await join(server, bob, table);
    await guest.say({ type: 'join' });
    await server.pass(60_000);
    await server.pass(60_000);
    expect((await guest.next('view', ({ roomOverlay }) => roomOverlay.isHost)).room.host).toEqual(bob.person);
  });
});

test('the list says how a table is joined, who runs it, who belongs to it and who is ready', async () => {
  const table = await openTable(server, ann, { joining: 'approval' });
  const tab = await join(server, ann, table);
  await tab.say({ type: 'ready', isReady: true });
  const { tables } = JSON.parse(await (await fetch(`${server.url}/api/tables`)).text());
  expect(tables[0]).toMatchObject({
    id: table,
    joining: 'approval',
    host: ann.person,
    members: [ann.person],
    ready: 1,
    isPaused: false,
    state: 'waiting',
  });
});

test('a table without a name of its own is called after who its opener is now, or nobody', async () => {
  const table = await openTable(server, ann);
  const named = await openTable(server, ann, { name: 'Corner' });
  const names = async () => {
    const { tables } = JSON.parse(await (await fetch(`${server.url}/api/tables`)).text());
    return [table, named].map((wanted) => tables.find(({ id }: { id: string }) => id === wanted).name);
  };
  expect(await names()).toEqual([`${ann.person.name}’s table`, 'Corner']);
  const account = await register(server, 'Namesake', ann);
  expect(await names()).toEqual(['Namesake’s table', 'Corner']);
  expect((await (await join(server, account, table)).next('hello')).table.name).toBe('Namesake’s table');
  const leave = { method: 'DELETE', cookie: account.cookie, body: { password: GOOD_PASSWORD } };
  expect((await ask(server, '/api/account', leave)).status).toBe(200);
  expect(await names()).toEqual(['former player’s table', 'Corner']);
  server = await server.restart();
  expect(await names()).toEqual(['former player’s table', 'Corner']);
});

describe('a table that is over', () => {
  /** A session that has ended because its only player went away. */
  async function ended(): Promise<string> {
    const table = await openTable(server, ann);
    const tab = await join(server, ann, table);
    await tab.say({ type: 'sit', seat: 1 });
    await tab.say({ type: 'start' });
    await tab.say({ type: 'leave', seat: 1 });
    await tab.leave();
    return table;
  }

  test('names nobody any more who has left for good, whatever they were to it', async () => {
    const table = await openTable(server, ann);
    const leaver = await register(server, 'Leaver');
    const [host, guest] = [await join(server, ann, table), await join(server, leaver, table)];
    await guest.say({ type: 'join' });
    await host.say({ type: 'closeRoom' });
    await server.pass(1_000);
    await guest.closed;
    const body = { password: GOOD_PASSWORD };
    expect((await ask(server, '/api/account', { method: 'DELETE', cookie: leaver.cookie, body })).status).toBe(200);
    expect(await open(table)).toBe(200);
    const { room } = await (await join(server, ann, table)).next('view');
    expect(room.members.map(({ person }) => person.name)).toEqual([ann.person.name, 'former player']);
  });

  test('is not listed, can be looked at for a week by its link, and then is gone', async () => {
    const table = await ended();
    expect(await listed()).not.toContain(table);
    await server.pass(120_000);
    expect(await open(table)).toBe(200);
    const tab = await join(server, ann, table);
    const { view, room } = await tab.next('view');
    expect([view.phase, room.stage]).toEqual(['finished', 'over']);
    expect(await tab.say({ type: 'sit', seat: 1 })).toMatchObject({ ok: false, code: 'wrong-phase' });
    await tab.leave();
    await server.pass(7 * DAY - 240_000);
    expect(await open(table)).toBe(200);
    await server.pass(240_000);
    expect(await open(table)).toBe(404);
  });

  test('stays for as long as somebody looks at it', async () => {
    const table = await ended();
    const tab = await join(server, ann, table);
    await server.pass(600_000);
    expect(await tab.say({ type: 'next' })).toMatchObject({ ok: false });
    await tab.leave();
    await server.pass(60_000);
    await expect(join(server, ann, table)).rejects.toBeDefined();
    expect(await open(table)).toBe(200);
  });
});

test('what a spectator hears of a request is the same as of anything else that does not concern them', async () => {
  const table = await openTable(server, ann, { joining: 'approval' });
  const [watching, bob] = [await enter(server), await enter(server)];
  const spectator = await join(server, watching, table);
  const before = await spectator.next('view');
  const guest = await join(server, bob, table);
  await guest.say({ type: 'join' });
  const after = await spectator.next('view');
  const timeless = ({ seq: _seq, now: _now, ...rest }: typeof before) => JSON.stringify(rest);
  expect(timeless(after)).toBe(timeless(before));
});
