import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { enter, openTable, post, startTestServer, type TestServer, temporaryFolder } from '../testkit/test-server.ts';

let server: TestServer;
let remove: () => Promise<void>;

beforeAll(async () => {
  const temporary = await temporaryFolder();
  remove = temporary.remove;
  const web = join(temporary.folder, 'web');
  await mkdir(join(web, 'assets'), { recursive: true });
  await writeFile(join(web, 'index.html'), '<!doctype html><title>Upcard</title>');
  await writeFile(join(web, 'assets/app-1234abcd.js'), 'export const upcard = 1;\n'.repeat(100));
  await writeFile(join(temporary.folder, 'outside.txt'), 'private');
  server = await startTestServer(temporary.folder);
});

beforeEach(() => server.pass(120_000));

afterAll(async () => {
  await server.stop();
  await remove();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers });

/** Sends a path exactly as it is written; `fetch` would tidy it up. */
function getRaw(path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ port: server.port, host: '127.0.0.1', path }, (response) => {
      let body = '';
      response.on('data', (part) => {
        body += String(part);
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

test('a stranger is nobody until they come in, and then stays who they are', async () => {
  expect(await (await get('/api/me')).json()).toEqual({ person: null, kind: null, isAdministrator: false });
  const { person, cookie } = await enter(server);
  expect(person.name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+( \d{4})?$/);
  expect(await (await get('/api/me', { cookie })).json()).toEqual({ person, kind: 'guest', isAdministrator: false });
  const again = await post(server, '/api/guest', { cookie, body: {} });
  expect(await again.json()).toEqual({ person, kind: 'guest', isAdministrator: false });
  expect(again.headers.getSetCookie()).toEqual([]);
});

test('the session cookie is out of reach for scripts and other sites, and ends when its owner leaves', async () => {
  const response = await post(server, '/api/guest', { body: {} });
  const [set = ''] = response.headers.getSetCookie();
  expect(set).toMatch(/; HttpOnly/);
  expect(set).toMatch(/; SameSite=Lax/);
  const [cookie = ''] = set.split(';');
  await post(server, '/api/sign-out', { cookie, body: {} });
  expect(await (await get('/api/me', { cookie })).json()).toEqual({ person: null, kind: null, isAdministrator: false });
});

test.each(['/api/guest', '/api/tables', '/api/sign-out', '/matchmake/joinById/x'])(
  'POST %s from another site is refused',
  async (path) => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const response = await fetch(`${server.url}${path}`, { method: 'POST', headers });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'forbidden' });
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  },
);

test('a socket opened by another site is refused before it is one', async () => {
  const { cookie } = await enter(server);
  const status = await new Promise((resolve) => {
    const headers = {
      cookie,
      origin: 'https://evil.example',
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    const asked = request({ port: server.port, host: '127.0.0.1', path: '/anyProces/anyTable1?sessionId=x', headers });
    asked.on('response', (response) => resolve(response.statusCode));
    asked.on('upgrade', () => resolve('upgraded'));
    asked.end();
  });
  expect(status).toBe(403);
});

test.each(['*@[', '*:99999', '/', '/anyProces/constructor?sessionId=x'])(
  'a socket asked for at %s is refused, and the server goes on',
  async (path) => {
    const answer = await new Promise<string>((resolve) => {
      let heard = '';
      const socket = connect(server.port, '127.0.0.1', () => {
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      });
      socket.on('data', (part) => {
        heard += String(part);
      });
      socket.on('close', () => resolve(heard));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 404 Not Found\r\n.*"code":"not-found"/s);
    expect((await get('/healthz')).status).toBe(200);
  },
);

test.each(['create/table', 'joinOrCreate/table', 'join/table', 'reconnect/table'])(
  'rooms cannot be had by %s',
  async (way) => {
    expect((await fetch(`${server.url}/matchmake/${way}`, { method: 'POST' })).status).toBe(404);
  },
);

test.each(['/', '/api/me', '/api', '/healthz', '/nowhere.js', '/assets/app-1234abcd.js', '/matchmake/joinById/x'])(
  '%s is dressed in security headers',
  async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
  },
);

test('files with a hash are kept for ever, pages are asked for anew, and both travel squeezed', async () => {
  const script = await get('/assets/app-1234abcd.js', { 'accept-encoding': 'br' });
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(await script.text()).toContain('export const upcard');
  const page = await get('/tables/whatever');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(await page.text()).toContain('<title>Upcard</title>');
  const tag = page.headers.get('etag') ?? '';
  expect((await get('/', { 'if-none-match': tag })).status).toBe(304);
});

test.each([
  '/../outside.txt',
  '/..%2foutside.txt',
  '/assets/../../outside.txt',
  '/%2e%2e/outside.txt',
  '//outside.txt',
  '/assets/..%5c..%5coutside.txt',
])('%s leads nowhere', async (path) => {
  const { status, body } = await getRaw(path);
  expect(status).toBe(404);
  expect(body).not.toContain('private');
});

test('a missing file is missing and a missing route of the API says so in JSON', async () => {
  expect((await get('/assets/gone-00000000.js')).status).toBe(404);
  const route = await get('/api/nothing');
  expect(route.status).toBe(404);
  expect(await route.json()).toMatchObject({ code: 'not-found', retryAfter: null });
});

test.each([
  ['no JSON', '{'],
  ['a kind that is not open', JSON.stringify({ kind: 'roulette' })],
  ['a field too many', JSON.stringify({ kind: 'house', bank: 1 })],
  ['a setting that the table does not have', JSON.stringify({ kind: 'house', settings: { decks: 1 } })],
  ['a name without letters', JSON.stringify({ kind: 'house', name: '   ' })],
  ['a name that is too long', JSON.stringify({ kind: 'house', name: 'x'.repeat(41) })],
  ['a name with a line break', JSON.stringify({ kind: 'house', name: 'a\nb' })],
  ['a name with letters that hide', JSON.stringify({ kind: 'house', name: 'a\u200bb' })],
  ['a name that turns the writing round', JSON.stringify({ kind: 'house', name: 'a\u202eb' })],
  ['a name with a line separator', JSON.stringify({ kind: 'house', name: 'a\u2028b' })],
  ['a name that nobody can see', JSON.stringify({ kind: 'house', name: '\u3164\u2800\u115f' })],
  ['a name with a tower of accents', JSON.stringify({ kind: 'house', name: `a${'\u0301'.repeat(4)}` })],
  ['a body that is too big', JSON.stringify({ kind: 'house', name: 'x'.repeat(20_000) })],
])('a new table with %s is refused', async (_what, body) => {
  const { cookie } = await enter(server);
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(`${server.url}/api/tables`, { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'bad-message' });
});

test.each(['Zoë’s Nook', 'Ăn quả', 'שָׁלוֹם', 'ตู้', '♠️ Late game'])('a table may be called %s', async (name) => {
  const id = await openTable(server, await enter(server), { name });
  const { tables } = JSON.parse(await (await get('/api/tables')).text());
  expect(tables).toContainEqual(expect.objectContaining({ id, name }));
});

test('a new table is in the list, under its own name or its opener’s', async () => {
  const ann = await enter(server);
  const [named, unnamed] = [await openTable(server, ann, { name: ' Corner ' }), await openTable(server, ann)];
  const { tables } = JSON.parse(await (await get('/api/tables')).text());
  expect(tables).toContainEqual(
    expect.objectContaining({ id: named, name: 'Corner', host: ann.person, watching: 0, canJoin: true }),
  );
  expect(tables).toContainEqual(expect.objectContaining({ id: unnamed, name: `${ann.person.name}’s table` }));
});

test('cards cannot be listed outside the testing mode', async () => {
  const { cookie } = await enter(server);
  const response = await post(server, '/api/tables', { cookie, body: { kind: 'house', cards: ['AS'] } });
  expect(response.status).toBe(403);
});

test('a table is opened for people with a session, and only if it is there', async () => {
  const ann = await enter(server);
  const id = await openTable(server, ann);
  const open = (table: string, cookie?: string) =>
    post(server, `/api/tables/${table}/open`, cookie === undefined ? { body: {} } : { cookie, body: {} });
  expect(await (await open(id, ann.cookie)).json()).toEqual({ id, room: id });
  expect((await open(id)).status).toBe(401);
  expect((await open('NoSuchTab', ann.cookie)).status).toBe(404);
});

test('new tables are rationed by person, with the time to wait', async () => {
  const { cookie } = await enter(server);
  const answers = [];
  for (let table = 0; table < 7; table += 1)
    answers.push(await post(server, '/api/tables', { cookie, body: { kind: 'house' } }));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201, 429]);
  expect(await answers[6]?.json()).toMatchObject({ code: 'rate-limited', retryAfter: 60_000 });
  expect(answers[6]?.headers.get('retry-after')).toBe('60');
});

test('those who run the server see that it lives, is ready and what it does', async () => {
  expect((await get('/healthz')).status).toBe(200);
  expect(await (await get('/readyz')).text()).toBe('ready');
  const metrics = await (await get('/metrics')).text();
  expect(metrics).toContain('upcard_tables');
  expect(metrics).toContain('nodejs_eventloop_lag_seconds');
});

test('the API describes itself to machines and people', async () => {
  const document = JSON.parse(await (await get('/api/openapi.json')).text());
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/api/me', '/api/guest', '/api/tables', '/api/tables/{id}/open', '/api/tables/events']),
  );
  const page = await (await get('/api')).text();
  expect(page).toContain('POST /api/tables/{id}/open');
  expect(page).not.toMatch(/<script|style=|<style/);
});

test('behind TLS cookies are secure, other origins are strangers and browsers are told to stay with it', async () => {
  const { folder, remove: removeFolder } = await temporaryFolder();
  await server.stop();
  const secure = await startTestServer(folder, { publicOrigin: 'https://play.example' });
  const come = (origin: string) => fetch(`${secure.url}/api/guest`, { method: 'POST', headers: { origin } });
  expect((await come(secure.url)).status).toBe(403);
  const response = await come('https://play.example');
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Secure-upcard\.session_token=.*; Secure/);
  expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
  await secure.stop();
  await removeFolder();
});
