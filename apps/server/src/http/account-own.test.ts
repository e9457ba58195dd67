import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask, cookieOf, GOOD_PASSWORD, register } from '../testkit/test-account.ts';
import { enter, openTable, post, startTestServer, type TestServer, temporaryFolder } from '../testkit/test-server.ts';
import { join } from '../testkit/test-tab.ts';

const NEXT_PASSWORD = 'another donkey staple';
const NOBODY = { person: null, kind: null, isAdministrator: false };

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

const json = async (response: Response | Promise<Response>) => JSON.parse(await (await response).text());
const me = (cookie: string) => json(ask(server, '/api/me', { cookie }));
const logIn = (username: string, password: string) =>
  post(server, '/api/account/login', { body: { username, password } });

const ROUTES = [
  ['GET', '/api/account'],
  ['PATCH', '/api/account'],
  ['DELETE', '/api/account'],
  ['POST', '/api/account/password'],
  ['POST', '/api/account/recovery-codes'],
  ['GET', '/api/account/export'],
] as const;

/** A body that fits the route; a route without a body takes no notice of it. */
function bodyOf(method: string, path: string): unknown {
  if (method === 'GET') return undefined;
  if (method === 'PATCH') return { avatar: 'owl' };
  return path.endsWith('/password') ? { current: 'x', next: 'y' } : { password: 'x' };
}

test.each(ROUTES)('%s %s is for people with an account', async (method, path) => {
  const body = bodyOf(method, path);
  const { cookie } = await enter(server);
  expect((await ask(server, path, { method, body })).status).toBe(401);
  expect((await ask(server, path, { method, body, cookie })).status).toBe(403);
});

test.each([
  ...ROUTES.filter(([method]) => method !== 'GET'),
  ['POST', '/api/account/register'],
  ['POST', '/api/account/login'],
  ['POST', '/api/account/recover'],
  ['POST', '/api/account/sign-out-everywhere'],
] as const)('%s %s from another site is refused', async (method, path) => {
  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
    const response = await fetch(`${server.url}${path}`, { method, headers });
    expect(await response.json()).toMatchObject({ code: 'forbidden' });
  }
});

test('people see their account, and change avatar and address', async () => {
  const { person, cookie } = await register(server, 'Anton');
  const account = { ...person, email: null, joinedAt: server.clock.now(), recoveryCodesLeft: 10 };
  expect(await json(ask(server, '/api/account', { cookie }))).toEqual(account);
  const change = (body: unknown) => ask(server, '/api/account', { method: 'PATCH', cookie, body });
  expect(await json(change({ avatar: 'crab', email: 'a@example.org' }))).toEqual({
    ...account,
    avatar: 'crab',
    email: 'a@example.org',
  });
  expect(await json(change({ email: null }))).toEqual({ ...account, avatar: 'crab' });
  expect(await me(cookie)).toMatchObject({ person: { ...person, avatar: 'crab' } });
  for (const body of [
    { avatar: 'dragon' },
    { email: 'nowhere' },
    { name: 'Other' },
    { email: `${'x'.repeat(250)}@example.org` },
  ])
    expect((await change(body)).status).toBe(400);
});

test('a new password ends the other sessions and renews the own one', async () => {
  const { cookie } = await register(server, 'Berta');
  const elsewhere = cookieOf(await logIn('Berta', GOOD_PASSWORD));
  const change = (current: string, next: string) =>
    post(server, '/api/account/password', { cookie, body: { current, next } });
  expect(await json(change('wrong donkey staple', NEXT_PASSWORD))).toMatchObject({ code: 'wrong-password' });
  expect(await json(change(GOOD_PASSWORD, 'password123'))).toMatchObject({ code: 'weak-password' });
  expect(await me(elsewhere)).toMatchObject({ kind: 'account' });
  const changed = await change(GOOD_PASSWORD, NEXT_PASSWORD);
  expect(await changed.json()).toMatchObject({ person: { name: 'Berta' } });
  expect(await me(cookieOf(changed))).toMatchObject({ kind: 'account' });
  for (const ended of [cookie, elsewhere]) expect(await me(ended)).toEqual(NOBODY);
  expect((await logIn('Berta', GOOD_PASSWORD)).status).toBe(401);
  expect((await logIn('Berta', NEXT_PASSWORD)).status).toBe(200);
});

test('guesses at the own password cost more and more time', async () => {
  const { cookie } = await register(server, 'Cosima');
  const guess = () => post(server, '/api/account/recovery-codes', { cookie, body: { password: 'wrong donkey' } });
  const answers = await Promise.all(Array.from({ length: 6 }, guess));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([403, 403, 403, 403, 403, 429]);
  await server.pass(5_000);
  expect((await guess()).status).toBe(403);
  expect((await guess()).status).toBe(429);
});

test('new recovery codes make the old ones void', async () => {
  const { cookie, password, recoveryCodes } = await register(server, 'Dietmar');
  const renewed = await json(post(server, '/api/account/recovery-codes', { cookie, body: { password } }));
  expect(renewed.recoveryCodes).toHaveLength(10);
  const recover = (code = '') =>
    post(server, '/api/account/recover', { body: { username: 'Dietmar', code, password: NEXT_PASSWORD } });
  expect((await recover(recoveryCodes[0])).status).toBe(401);
  const recovered = await recover(renewed.recoveryCodes[0]);
  expect(recovered.status).toBe(200);
  expect(await json(ask(server, '/api/account', { cookie: cookieOf(recovered) }))).toMatchObject({
    recoveryCodesLeft: 9,
  });
});

test('logging out everywhere ends every session and every connection', async () => {
  const account = await register(server, 'Edgar');
  const elsewhere = { ...account, cookie: cookieOf(await logIn('Edgar', GOOD_PASSWORD)) };
  const table = await openTable(server, account);
  const tabs = [await join(server, account, table), await join(server, elsewhere, table)];
  await post(server, '/api/account/sign-out-everywhere', { cookie: account.cookie, body: {} });
  expect(await Promise.all(tabs.map((tab) => tab.closed))).toEqual([4_010, 4_010]);
  for (const { cookie } of [account, elsewhere]) expect(await me(cookie)).toEqual(NOBODY);
});

test('guests log out everywhere too, and strangers nowhere', async () => {
  const { cookie } = await enter(server);
  const leave = (headers: { cookie?: string }) =>
    post(server, '/api/account/sign-out-everywhere', { ...headers, body: {} });
  expect(await json(leave({ cookie }))).toEqual(NOBODY);
  expect(await me(cookie)).toEqual(NOBODY);
  expect((await leave({})).status).toBe(401);
});

test('whoever is in with an old password is out of the tables too', async () => {
  const account = await register(server, 'Frida');
  const tab = await join(server, account, await openTable(server, account));
  const change = { current: GOOD_PASSWORD, next: NEXT_PASSWORD };
  await post(server, '/api/account/password', { cookie: account.cookie, body: change });
  expect(await tab.closed).toBe(4_010);
});

test('people take everything along that is kept about them, without its secrets', async () => {
  const account = await register(server, 'Gerda');
  const table = await openTable(server, account, { name: 'Gerda’s corner' });
  const tab = await join(server, account, table);
  await tab.say({ type: 'sit', seat: 1 });
  const response = await ask(server, '/api/account/export', { cookie: account.cookie });
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="upcard-account.json"');
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({
    account: { name: 'Gerda', recoveryCodesLeft: 10 },
    sessions: [{ openedAt: expect.any(Number), expiresAt: expect.any(Number) }],
    kept: { games: [{ table, kind: 'house', name: 'Gerda’s corner', finishedAt: null }] },
  });
  for (const secret of [account.cookie.split('=')[1] ?? '', account.recoveryCodes[0] ?? '']) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(decodeURIComponent(secret).split('.')[0]);
  }
  await tab.leave();
});

test('a deleted account is gone, its games are a former player’s and its name is free', async () => {
  const account = await register(server, 'Heiner');
  const { person, cookie } = account;
  const table = await openTable(server, account);
  const tab = await join(server, account, table);
  await tab.say({ type: 'sit', seat: 1 });
  const removeWith = (password: string) =>
    ask(server, '/api/account', { method: 'DELETE', cookie, body: { password } });
  expect((await removeWith('wrong donkey staple')).status).toBe(403);
  expect(await me(cookie)).toMatchObject({ person });
  expect(await json(removeWith(GOOD_PASSWORD))).toEqual(NOBODY);
  expect(await tab.closed).toBe(4_010);
  expect(await me(cookie)).toEqual(NOBODY);
  expect((await logIn('Heiner', GOOD_PASSWORD)).status).toBe(401);
  expect((await ask(server, `/api/people/${person.id}`)).status).toBe(404);
  const again = await register(server, 'heiner');
  expect(again.person.id).not.toBe(person.id);
  expect(await json(ask(server, `/api/people/${again.person.id}`))).toMatchObject({ games: [] });
});

test('everybody may see a profile, with the games that somebody has had a seat in', async () => {
  const [guest, account] = [await enter(server), await register(server, 'Isolde')];
  const table = await openTable(server, guest, { name: 'Corner' });
  for (const somebody of [guest, account]) {
    const tab = await join(server, somebody, table);
    await tab.say({ type: 'sit', seat: somebody === guest ? 1 : 2 });
    await tab.leave();
  }
  await openTable(server, account, { name: 'Never sat there' });
  const games = [{ table, kind: 'house', name: 'Corner', finishedAt: null }];
  expect(await json(ask(server, `/api/people/${account.person.id}`))).toEqual({
    ...account.person,
    kind: 'account',
    joinedAt: server.clock.now(),
    rating: null,
    games,
  });
  expect(await json(ask(server, `/api/people/${guest.person.id}`))).toEqual({
    ...guest.person,
    kind: 'guest',
    joinedAt: expect.any(Number),
    rating: null,
    games,
  });
});

test.each(['nobody', 'constructor', '%00', 'x'.repeat(65)])('there is no profile of %s', async (id) => {
  expect([400, 404]).toContain((await ask(server, `/api/people/${id}`)).status);
});

test('an account’s requests and profiles are rationed', async () => {
  const { cookie } = await register(server, 'Jutta');
  const own = await Promise.all(Array.from({ length: 31 }, () => ask(server, '/api/account', { cookie })));
  expect(own.filter(({ status }) => status === 429)).toHaveLength(1);
  const profiles = await Promise.all(Array.from({ length: 61 }, () => ask(server, '/api/people/nobody')));
  expect(profiles.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('a guest chooses a picture too, seen by everybody at once, wherever they are', async () => {
  const [guest, ben] = [await enter(server), await enter(server)];
  const avatar = guest.person.avatar === 'whale' ? 'crab' : 'whale';
  const table = await openTable(server, guest);
  const tab = await join(server, ben, table);
  const change = (body: unknown) => ask(server, '/api/me', { method: 'PATCH', cookie: guest.cookie, body });
  expect(await json(change({ avatar }))).toEqual({
    person: { ...guest.person, avatar },
    kind: 'guest',
    isAdministrator: false,
  });
  expect(await me(guest.cookie)).toMatchObject({ person: { id: guest.person.id, avatar } });
  expect(await tab.next('view', ({ room }) => room.host.avatar === avatar)).toMatchObject({
    room: { host: { id: guest.person.id } },
  });
  const { tables } = await json(ask(server, '/api/tables'));
  expect(tables.find(({ id }: { id: string }) => id === table)).toMatchObject({ host: { avatar } });
  for (const body of [{}, { avatar: 'dragon' }, { avatar, email: 'a@b.example' }])
    expect((await change(body)).status).toBe(400);
  expect((await ask(server, '/api/me', { method: 'PATCH', body: { avatar } })).status).toBe(401);
  const statuses: number[] = [];
  for (let asked = 0; asked < 6; asked += 1) statuses.push((await change({ avatar })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
