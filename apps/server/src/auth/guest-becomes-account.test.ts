import type { Person } from '@upcard/tables';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask, cookieOf, GOOD_PASSWORD, register, type TestAccount } from '../testkit/test-account.ts';
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

interface Seated {
  readonly seats: readonly { readonly seat: number; readonly person: Person }[];
}

/** Whose a seat is. */
function at(seat: number, { seats }: Seated): Person | null {
  return seats.find((each) => each.seat === seat)?.person ?? null;
}

let server: TestServer;
let remove: () => Promise<void>;

beforeAll(async () => {
  const temporary = await temporaryFolder();
  remove = temporary.remove;
  server = await startTestServer(temporary.folder);
});

beforeEach(() => server.pass(3_600_000));

afterAll(async () => {
  await server.stop();
  await remove();
});

const json = async (response: Promise<Response>) => JSON.parse(await (await response).text());
const lobbyTable = async (id: string) =>
  (await json(ask(server, '/api/tables'))).tables.find((table: { id: string }) => table.id === id);

/** Logs in to an account in the place of a guest. */
async function logIn(account: TestAccount, { cookie }: TestGuest): Promise<TestGuest> {
  const { username, password } = account;
  const response = await post(server, '/api/account/login', { cookie, body: { username, password } });
  return { person: account.person, cookie: cookieOf(response) };
}

test('a guest who registers in mid-round keeps seat, bet, host role and games, and the guest is gone', async () => {
  const [guest, other] = [await enter(server), await enter(server)];
  const table = await openTable(server, guest);
  const [tab, neighbour] = [await join(server, guest, table), await join(server, other, table)];
  await tab.say({ type: 'sit', seat: 1 });
  await neighbour.say({ type: 'sit', seat: 2 });
  await tab.say({ type: 'start' });
  await server.pass(3_000);
  expect(await tab.say({ type: 'bet', seat: 1, amount: 100 })).toMatchObject({ ok: true });

  const account = await register(server, 'Registrar', guest);
  expect(await tab.closed).toBe(4_010);
  const seen = await neighbour.next('view', ({ view }) => at(1, view)?.id === account.person.id);
  expect(at(1, seen.view)).toEqual(account.person);
  expect(seen.room.host).toEqual(account.person);

  const back = await join(server, account, table);
  expect(await back.next('hello')).toMatchObject({ you: account.person });
  expect(await neighbour.say({ type: 'bet', seat: 2, amount: 100 })).toMatchObject({ ok: true });
  await back.next('view', ({ view }) => view.table !== null);
  await expect(join(server, guest, table)).rejects.toThrow();
  expect(await json(ask(server, `/api/people/${account.person.id}`))).toMatchObject({ games: [{ table }] });
  expect((await ask(server, `/api/people/${guest.person.id}`)).status).toBe(404);
  expect(await lobbyTable(table)).toMatchObject({ host: account.person });
  await Promise.all([back.leave(), neighbour.leave()]);
});

test('what somebody does as a guest is theirs when they log in, beside what they have', async () => {
  const account = await register(server, 'Returner');
  const old = await openTable(server, account);
  const guest = await enter(server);
  const fresh = await openTable(server, guest);
  for (const [somebody, table] of [
    [account, old],
    [guest, fresh],
  ] as const) {
    const tab = await join(server, somebody, table);
    await tab.say({ type: 'sit', seat: 1 });
    await tab.leave();
  }
  const back = await logIn(account, guest);
  for (const table of [old, fresh]) {
    const tab = await join(server, back, table);
    const { view } = await tab.next('view');
    expect(at(1, view)).toEqual(account.person);
    await tab.leave();
  }
  const { games } = await json(ask(server, `/api/people/${account.person.id}`));
  expect(games.map(({ table }: { table: string }) => table).toSorted()).toEqual([old, fresh].toSorted());
});

test('a guest who becomes somebody already at the table is one person there', async () => {
  const account = await register(server, 'Twice');
  const guest = await enter(server);
  const table = await openTable(server, account);
  const [first, second] = [await join(server, account, table), await join(server, guest, table)];
  await first.say({ type: 'sit', seat: 1 });
  await second.say({ type: 'sit', seat: 2 });
  const back = await logIn(account, guest);
  const tab = await join(server, back, table);
  const { view } = await tab.next('view');
  expect([at(1, view), at(2, view)]).toEqual([account.person, account.person]);
  await Promise.all([first.leave(), tab.leave()]);
});

test('it outlives a restart', async () => {
  const guest = await enter(server);
  const table = await openTable(server, guest);
  const tab = await join(server, guest, table);
  await tab.say({ type: 'sit', seat: 3 });
  const account = await register(server, 'Restarter', guest);
  server = await server.restart();
  const back = await join(server, account, table);
  const { view, room } = await back.next('view');
  expect(at(3, view)).toEqual(account.person);
  expect(room.host).toEqual(account.person);
  expect(await lobbyTable(table)).toMatchObject({ host: account.person });
  await back.leave();
});

test('where a leaver sat there is a former player', async () => {
  const [account, other] = [await register(server, 'Leaver'), await enter(server)];
  const table = await openTable(server, account);
  const [tab, neighbour] = [await join(server, account, table), await join(server, other, table)];
  await tab.say({ type: 'sit', seat: 1 });
  await ask(server, '/api/account', {
    method: 'DELETE',
    cookie: account.cookie,
    body: { password: GOOD_PASSWORD },
  });
  const seen = await neighbour.next('view', ({ view }) => at(1, view)?.name === 'former player');
  expect(JSON.stringify([seen, await lobbyTable(table)])).not.toContain(account.person.id);
  await neighbour.leave();
});

test('a game that is over shows a former player too', async () => {
  const [account, other] = [await register(server, 'Finisher'), await enter(server)];
  const table = await openTable(server, account);
  const tab = await join(server, account, table);
  await tab.say({ type: 'sit', seat: 1 });
  await tab.say({ type: 'start' });
  await tab.leave();
  await server.pass(1_200_000);
  expect(await lobbyTable(table)).toBeUndefined();
  const look = async () => {
    await post(server, `/api/tables/${table}/open`, { cookie: other.cookie, body: {} });
    const watcher = await join(server, other, table);
    const seen = await watcher.next('view');
    await watcher.leave();
    return seen;
  };
  expect(JSON.stringify(await look())).toContain('"Finisher"');
  await server.pass(1_200_000);
  const body = { password: GOOD_PASSWORD };
  await ask(server, '/api/account', { method: 'DELETE', cookie: account.cookie, body });
  const seen = JSON.stringify(await look());
  expect(seen).toContain('"former player"');
  expect(seen).not.toContain('"Finisher"');
});

test('a new avatar is seen by the others at the table', async () => {
  const [account, other] = [await register(server, 'Changeling'), await enter(server)];
  const table = await openTable(server, account);
  const [tab, neighbour] = [await join(server, account, table), await join(server, other, table)];
  await tab.say({ type: 'sit', seat: 1 });
  const avatar = account.person.avatar === 'whale' ? 'bee' : 'whale';
  await ask(server, '/api/account', { method: 'PATCH', cookie: account.cookie, body: { avatar } });
  const seen = await neighbour.next('view', ({ view }) => at(1, view)?.avatar === avatar);
  expect(seen.room.host.avatar).toBe(avatar);
  expect(await tab.closed).toBe(4_010);
  await neighbour.leave();
});
