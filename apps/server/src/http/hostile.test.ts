import type { AdminReports } from '@upcard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, GOOD_PASSWORD, register, type TestAccount } from '../testkit/test-account.ts';
import { act, look, registerAdministrator, talk } from '../testkit/test-house.ts';
import { enter, openTable, post, startTestServer, type TestServer, temporaryFolder } from '../testkit/test-server.ts';
import { join } from '../testkit/test-tab.ts';
import { ROUTES } from './authorisation.ts';

/** Stands in everything that is typed here, and must stand in no log. */
const MARK = 'zqxmark';

/** What people type who mean harm: as it comes out where any text may be said. */
const TEXTS: readonly (readonly [what: string, typed: string, shown: string])[] = [
  ['a script', `<script>${MARK}()</script>`, `<script>${MARK}()</script>`],
  ['an event of a picture', `<img src=x onerror="${MARK}">`, `<img src=x onerror="${MARK}">`],
  ['an entity', `&lt;${MARK}&gt;`, `&lt;${MARK}&gt;`],
  ['a link', `javascript:${MARK}`, `javascript:${MARK}`],
  ['writing turned round', `${MARK}\u202egnp.exe`, `${MARK}gnp.exe`],
  ['lines of a log', `${MARK}\r\n{"level":50,"msg":"forged"}`, `${MARK} {"level":50,"msg":"forged"}`],
  ['colours of a terminal', `\u001b[31m${MARK}\u0007`, `[31m${MARK}`],
  ['a sum of a spreadsheet', `=${MARK}+1`, `=${MARK}+1`],
  ['another sum', `+${MARK}`, `+${MARK}`],
  ['a third one', `-${MARK}`, `-${MARK}`],
  ['a function of a spreadsheet', `@${MARK}`, `@${MARK}`],
  ['an end of a statement', `'; drop table chat_lines; -- ${MARK}`, `'; drop table chat_lines; -- ${MARK}`],
  ['a template', `\${${MARK}} {{${MARK}}}`, `\${${MARK}} {{${MARK}}}`],
];

let server: TestServer;
let remove: () => Promise<void>;
let ann: TestAccount;
let chief: TestAccount;

beforeAll(async () => {
  const temporary = await temporaryFolder();
  remove = temporary.remove;
  server = await startTestServer(temporary.folder, { limitFactor: 1_000 });
  [ann, chief] = [await register(server, 'Annabel'), await registerAdministrator(server, 'Chief')];
});

afterAll(async () => {
  expect(server.log()).not.toContain(MARK);
  expect(server.log()).toContain('account made');
  await server.stop();
  await remove();
});

describe.each(TEXTS)('%s', (_what, typed, shown) => {
  test('is plain text in a chat', async () => {
    const tab = await join(server, ann, await openTable(server, ann));
    expect(await talk(tab, typed)).toMatchObject({ ok: true });
    expect((await tab.next('chat', ({ lines }) => lines.length > 0)).lines[0]?.text).toBe(shown);
    await tab.leave();
  });

  test('is plain text in a report and the note on it', async () => {
    const [guest, table] = [await enter(server), await openTable(server, ann)];
    await act(server, guest, ['/api/reports', { table, person: ann.person.id, reason: typed }]);
    const response = await ask(server, '/api/admin/reports', { cookie: chief.cookie });
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const [report] = (JSON.parse(await response.text()) satisfies AdminReports).reports;
    expect(report).toMatchObject({ reason: shown, table: { id: table } });
    await act(server, chief, [`/api/admin/reports/${report?.id}/close`, { note: typed }]);
    const { reports } = await look<AdminReports>(server, chief, '/api/admin/reports');
    expect(reports.find(({ id }) => id === report?.id)?.state).toMatchObject({ note: shown });
  });

  test('is nobody’s username', async () => {
    const username = typed.slice(0, 20);
    const response = await post(server, '/api/account/register', { body: { username, password: GOOD_PASSWORD } });
    expect([response.status, JSON.parse(await response.text()).code]).toEqual([400, 'bad-name']);
  });

  test('finds nobody and breaks nothing as a search', async () => {
    const path = `/api/admin/people?query=${encodeURIComponent(typed)}`;
    expect(await look(server, chief, path)).toEqual({ people: [], hasMore: false });
  });
});

/** Routes that take a body, by the visitor who may ask for all of them. */
const WITH_BODY = Object.keys(ROUTES)
  .filter((route) => !route.startsWith('GET ') && !route.includes('sign-out'))
  .map((route) => route.replace('{id}', 'nothing'));

type Body = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

function send(route: string, type: string, body: Body): Promise<Response> {
  const [method = '', path = ''] = route.split(' ');
  const headers = { cookie: chief.cookie, 'content-type': type };
  return fetch(`${server.url}${path}`, { method, headers, body, duplex: 'half' });
}

const JSON_TYPE = 'application/json';
const BODIES: readonly (readonly [what: string, type: string, body: () => Body])[] = [
  ['ten megabytes', JSON_TYPE, () => `{"reason":"${'x'.repeat(10_000_000)}"}`],
  ['ten megabytes of unknown length', JSON_TYPE, () => inPieces(100)],
  ['a tower of lists', JSON_TYPE, () => '['.repeat(8_000) + ']'.repeat(8_000)],
  ['a tower of objects', JSON_TYPE, () => `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`],
  ['half a document', JSON_TYPE, () => `{"reason":"${MARK}`],
  ['a list', JSON_TYPE, () => `["${MARK}"]`],
  ['nothing', JSON_TYPE, () => 'null'],
  ['a hidden prototype', JSON_TYPE, () => `{"__proto__":{"isAdministrator":true},"reason":"${MARK}"}`],
  ['bytes that are no text', JSON_TYPE, () => new Uint8Array([0xff, 0xfe, 0x7b, 0x80])],
  ['plain text', 'text/plain', () => `{"reason":"${MARK}"}`],
  ['a form', 'application/x-www-form-urlencoded', () => `reason=${MARK}`],
  ['JSON by the name of a page', 'text/html', () => `{"reason":"${MARK}"}`],
];

/** A body in pieces, without its length. */
function inPieces(pieces: number): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull: (controller) => {
      sent += 1;
      if (sent > pieces) controller.close();
      else controller.enqueue(new Uint8Array(100_000).fill(32));
    },
  });
}

describe.each(BODIES)('a body of %s', (_what, type, body) => {
  test.each(WITH_BODY)('sent as %s does no harm', async (route) => {
    const response = await send(route, type, body()).catch(() => null);
    // A connection may end while too much is still being sent.
    if (response !== null) {
      expect(response.status).toBeLessThan(500);
      expect(await response.text()).not.toContain(MARK);
    }
  });
});

test('after all that the server answers, and everybody is who they were', async () => {
  expect(await look(server, ann, '/api/me')).toMatchObject({ person: ann.person, isAdministrator: false });
  expect((await ask(server, '/readyz')).status).toBe(200);
});
