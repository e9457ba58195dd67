import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ask, cookieOf, GOOD_PASSWORD, register } from '../testkit/test-account.ts';
import { enter, post, startTestServer, type TestServer, temporaryFolder } from '../testkit/test-server.ts';

let server: TestServer;
let remove: () => Promise<void>;

beforeAll(async () => {
  const temporary = await temporaryFolder();
  remove = temporary.remove;
  server = await startTestServer(temporary.folder);
});

beforeEach(() => server.pass(3_600_000));

afterAll(async () => {
  vi.useRealTimers();
  await server.stop();
  await remove();
});

const tryRegister = (username: string, password = GOOD_PASSWORD) =>
  post(server, '/api/account/register', { body: { username, password } });
const tryLogIn = (username: string, password: string) =>
  post(server, '/api/account/login', { body: { username, password } });
const tryRecover = (username: string, code: string, password = 'another donkey staple') =>
  post(server, '/api/account/recover', { body: { username, code, password } });
const me = async (cookie: string) => (await ask(server, '/api/me', { cookie })).json();

test('a new account is somebody with a name of their own and ten recovery codes', async () => {
  const body = { username: ' Zoe\u0308 ', password: GOOD_PASSWORD, email: 'zoe@example.org' };
  const response = await post(server, '/api/account/register', { body });
  expect(response.status).toBe(200);
  const answer = JSON.parse(await response.text());
  expect(answer).toMatchObject({ person: { name: 'Zoë' }, kind: 'account', isAdministrator: false });
  expect(new Set(answer.recoveryCodes).size).toBe(10);
  for (const code of answer.recoveryCodes) expect(code).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
  const [set = ''] = response.headers.getSetCookie();
  expect(set).toMatch(/; HttpOnly/);
  expect(set).toMatch(/; SameSite=Lax/);
  expect(await me(cookieOf(response))).toEqual({ person: answer.person, kind: 'account', isAdministrator: false });
});

test.each([
  ['bad-name', 'ab', GOOD_PASSWORD],
  ['bad-name', 'dealer', GOOD_PASSWORD],
  ['bad-name', 'a\u200bnn', GOOD_PASSWORD],
  ['bad-name', 'ann\u202ebob', GOOD_PASSWORD],
  ['bad-name', 'Аnn', GOOD_PASSWORD],
  ['bad-message', 'x'.repeat(10_000), GOOD_PASSWORD],
  ['weak-password', 'Wendy', 'short'],
  ['weak-password', 'Wendy', 'password123'],
  ['weak-password', 'Wendy-Weak', 'wendyweak'],
  ['weak-password', 'Wendy', 'x7'.repeat(65)],
])('registering is refused with %s: %s', async (code, username, password) => {
  const response = await tryRegister(username, password);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code });
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('a name that looks like one that somebody has is taken', async () => {
  await register(server, 'Carol');
  for (const name of ['carol', 'CAROL', 'Càrol', 'car0l', 'Car.ol'])
    expect([name, await (await tryRegister(name)).json()]).toEqual([
      name,
      expect.objectContaining({ code: 'name-taken' }),
    ]);
});

test('of many who register one name at the same moment one gets it', async () => {
  const answers = await Promise.all(['Racer', 'racer', 'RACER', 'Rácer', 'rac3r'].map((name) => tryRegister(name)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  const winner = answers.find(({ ok }) => ok);
  const { person } = JSON.parse((await winner?.text()) ?? '');
  expect(await (await tryLogIn('racer', GOOD_PASSWORD)).json()).toMatchObject({ person });
});

test('somebody logs in by a name in any case, in as many places as they like', async () => {
  const { person, cookie } = await register(server, 'Daisy');
  const response = await tryLogIn('DAISY', GOOD_PASSWORD);
  expect(await response.json()).toEqual({ person, kind: 'account', isAdministrator: false });
  expect(cookieOf(response)).not.toBe(cookie);
  for (const session of [cookie, cookieOf(response)]) expect(await me(session)).toMatchObject({ person });
});

test('logging in again where one is in ends the session that was', async () => {
  const { person, cookie } = await register(server, 'Rota');
  const response = await post(server, '/api/account/login', {
    cookie,
    body: { username: 'Rota', password: GOOD_PASSWORD },
  });
  expect(await me(cookieOf(response))).toMatchObject({ person });
  expect(await me(cookie)).toMatchObject({ person: null });
});

test('an unknown name, a wrong password and one that is much too long are answered alike', async () => {
  await register(server, 'Erwin');
  const answers = await Promise.all([
    tryLogIn('Erwin', 'wrong donkey staple'),
    tryLogIn('Nobody-here', 'wrong donkey staple'),
    tryLogIn('Erwin', 'x'.repeat(999)),
    tryLogIn('\u202e', ''),
  ]);
  const told = await Promise.all(
    answers.map(async (answer) => [
      answer.status,
      await answer.text(),
      [...answer.headers].filter(([name]) => name !== 'date'),
    ]),
  );
  expect(told[0]?.[0]).toBe(401);
  expect(told[0]?.[1]).toContain('"wrong-login"');
  for (const other of told) expect(other).toEqual(told[0]);
});

test('an unknown name and a wrong code are answered alike', async () => {
  await register(server, 'Fiona');
  const answers = await Promise.all([
    tryRecover('Fiona', 'AAAA-AAAA-AAAA-AAAA'),
    tryRecover('Nobody-here', 'AAAA-AAAA-AAAA-AAAA'),
    tryRecover('Nobody-here', ''),
  ]);
  const told = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]));
  expect(told[0]).toEqual([401, expect.stringContaining('"wrong-recovery"')]);
  for (const other of told) expect(other).toEqual(told[0]);
});

test('guesses at one name cost more and more time, known or not, also many at once', async () => {
  await register(server, 'Gustav');
  for (const name of ['Gustav', 'Nobody-there']) {
    const answers = await Promise.all(Array.from({ length: 7 }, () => tryLogIn(name, 'wrong donkey staple')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([401, 401, 401, 401, 401, 429, 429]);
  }
  const early = await tryLogIn('gustav', GOOD_PASSWORD);
  expect(await early.json()).toMatchObject({ code: 'rate-limited', retryAfter: 5_000 });
  expect(early.headers.get('retry-after')).toBe('5');
  await server.pass(5_000);
  expect((await tryLogIn('Gustav', 'wrong donkey staple')).status).toBe(401);
  expect(await (await tryLogIn('Gustav', GOOD_PASSWORD)).json()).toMatchObject({ retryAfter: 10_000 });
  await server.pass(10_000);
  expect((await tryLogIn('Gustav', GOOD_PASSWORD)).status).toBe(200);
  expect((await tryLogIn('Gustav', 'wrong donkey staple')).status).toBe(401);
});

test('log-ins and new accounts are rationed by address', async () => {
  const logIns = await Promise.all(Array.from({ length: 21 }, (_, place) => tryLogIn(`Somebody${place}`, 'x')));
  expect(logIns.filter(({ status }) => status === 429)).toHaveLength(1);
  const signUps = await Promise.all(Array.from({ length: 11 }, () => tryRegister('ab')));
  expect(signUps.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('a recovery code sets a new password once, and ends the sessions there were', async () => {
  const { person, cookie, recoveryCodes } = await register(server, 'Helga');
  const [code = '', other = ''] = recoveryCodes;
  const sloppy = code.toLowerCase().replaceAll('-', ' ');
  const response = await tryRecover('helga', sloppy);
  expect(await response.json()).toMatchObject({ person });
  expect(await me(cookieOf(response))).toMatchObject({ person });
  expect(await me(cookie)).toMatchObject({ person: null });
  expect((await tryLogIn('Helga', GOOD_PASSWORD)).status).toBe(401);
  expect((await tryLogIn('Helga', 'another donkey staple')).status).toBe(200);
  expect((await tryRecover('Helga', code)).status).toBe(401);
  expect(await (await tryRecover('Helga', other, 'password123')).json()).toMatchObject({ code: 'weak-password' });
  expect((await tryRecover('Helga', other)).status).toBe(200);
});

test('of two who use one code at the same moment one gets in', async () => {
  const { recoveryCodes } = await register(server, 'Ingrid');
  const code = recoveryCodes[0] ?? '';
  const answers = await Promise.all([tryRecover('Ingrid', code), tryRecover('Ingrid', code)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

test('a code of one person is none of another’s', async () => {
  const [one] = [await register(server, 'Jonas'), await register(server, 'Karla')];
  expect((await tryRecover('Karla', one.recoveryCodes[0] ?? '')).status).toBe(401);
});

test('a session that has run out or was made up is nobody’s', async () => {
  const { cookie } = await register(server, 'Lothar');
  const [name = '', value = ''] = cookie.split('=');
  expect(await me(`${name}=${value.slice(0, -4)}AAAA`)).toMatchObject({ person: null });
  expect(await me(`${name}=made-up.signature`)).toMatchObject({ person: null });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 * 60 * 60 * 24 * 31 });
  expect(await me(cookie)).toEqual({ person: null, kind: null, isAdministrator: false });
  vi.useRealTimers();
});

test('a session lasts for thirty days after the last visit, and its cookie with it', async () => {
  const DAY = 86_400_000;
  const { cookie } = await register(server, 'Ludmilla');
  const at = (day: number) => vi.setSystemTime(begin + day * DAY);
  const begin = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: begin });
  const visit = () => ask(server, '/api/me', { cookie });
  expect((await visit()).headers.getSetCookie()).toEqual([]);
  at(20);
  const [prolonged = ''] = (await visit()).headers.getSetCookie();
  expect(prolonged).toContain(cookie);
  expect(prolonged).toMatch(/; Max-Age=2592000/);
  at(45);
  expect(await me(cookie)).toMatchObject({ kind: 'account' });
  at(76);
  expect(await me(cookie)).toMatchObject({ person: null });
  vi.useRealTimers();
});

test('behind TLS the cookie of an account is secure', async () => {
  const { folder, remove: removeFolder } = await temporaryFolder();
  const secure = await startTestServer(folder, { publicOrigin: 'https://play.example' });
  const response = await fetch(`${secure.url}/api/account/register`, {
    method: 'POST',
    headers: { origin: 'https://play.example', 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'Secure-Sam', password: GOOD_PASSWORD }),
  });
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Secure-upcard\.session_token=.*; Secure/);
  await secure.stop();
  await removeFolder();
});

test('somebody with an account makes no second one while logged in', async () => {
  const { cookie } = await register(server, 'Martha');
  const body = { username: 'Martha-2', password: GOOD_PASSWORD };
  expect((await post(server, '/api/account/register', { cookie, body })).status).toBe(403);
});

test('accounts, sessions and codes outlive a restart', async () => {
  const { person, cookie, recoveryCodes } = await register(server, 'Norbert');
  server = await server.restart();
  expect(await me(cookie)).toMatchObject({ person, kind: 'account' });
  expect((await tryRecover('Norbert', recoveryCodes[3] ?? '')).status).toBe(200);
});

test('nothing that was typed is in the log', async () => {
  const { recoveryCodes } = await register(server, 'Ottilie');
  await tryLogIn('Ottilie', 'wrong-typed-password');
  await tryLogIn('unknown-typed-name', 'wrong-typed-password');
  await tryRecover('Ottilie', recoveryCodes[0] ?? '', 'typed donkey password');
  for (const typed of ['Ottilie', 'typed', GOOD_PASSWORD, recoveryCodes[0] ?? ''])
    expect(server.log()).not.toContain(typed);
});

test('a guest keeps their avatar when they register', async () => {
  const guests = await Promise.all(Array.from({ length: 12 }, () => enter(server)));
  expect(new Set(guests.map(({ person }) => person.avatar)).size).toBeGreaterThan(1);
  const [guest = null] = guests;
  const { person } = await register(server, 'Petra', guest);
  expect(person.avatar).toBe(guest?.person.avatar);
});
