import type { AdminPeople, AdminReports, AuditLog } from '@upcard/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, GOOD_PASSWORD, register, type TestAccount } from '../testkit/test-account.ts';
import { act, look, registerAdministrator, talk } from '../testkit/test-house.ts';
import { enter, openTable, post, startTestServer, type TestServer, temporaryFolder } from '../testkit/test-server.ts';
import { join } from '../testkit/test-tab.ts';

let server: TestServer;
let remove: () => Promise<void>;
let chief: TestAccount;

beforeAll(async () => {
  const temporary = await temporaryFolder();
  remove = temporary.remove;
  server = await startTestServer(temporary.folder, { limitFactor: 100 });
  chief = await registerAdministrator(server, 'Chief');
});

afterAll(async () => {
  await server.stop();
  await remove();
});

const people = (query: string, page = 0) =>
  look<AdminPeople>(server, chief, `/api/admin/people?query=${encodeURIComponent(query)}&page=${page}`);
const lastEntry = async () => (await look<AuditLog>(server, chief, '/api/admin/audit')).entries[0];

test('people are found by the beginning of their name, guests too, capitals or not', async () => {
  const [ann, annika, guest] = [
    await register(server, 'Annabel'),
    await register(server, 'annika'),
    await enter(server),
  ];
  await register(server, 'Joann');
  const { people: found, hasMore } = await people('ANN');
  expect(found.map(({ name }) => name)).toEqual(['Annabel', 'annika']);
  expect(found.map(({ id }) => id)).toEqual([ann.person.id, annika.person.id]);
  expect(found[0]).toEqual({
    ...ann.person,
    kind: 'account',
    joinedAt: server.clock.now(),
    isAdministrator: false,
    suspension: null,
  });
  expect(hasMore).toBe(false);
  const [shown] = (await people(guest.person.name)).people;
  expect(shown).toMatchObject({ ...guest.person, kind: 'guest', isAdministrator: false });
  expect(Math.abs((shown?.joinedAt ?? 0) - Date.now())).toBeLessThan(600_000);
  expect((await people('Chief')).people).toMatchObject([{ isAdministrator: true }]);
});

test.each(['%', '_', "'", '"; drop table user; --', '\\', '\u{10ffff}'])(
  '%j is the beginning of nobody’s name',
  async (query) => {
    expect(await people(query)).toEqual({ people: [], hasMore: false });
  },
);

test('people come in pages of fifty', async () => {
  for (let guest = 0; guest < 60; guest += 1) await enter(server);
  const [first, second] = [await people('', 0), await people('', 1)];
  expect([first.people.length, first.hasMore, second.hasMore]).toEqual([50, true, false]);
  const ids = [...first.people, ...second.people].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await ask(server, '/api/admin/people?page=-1', { cookie: chief.cookie })).status).toBe(400);
});

test('whoever is suspended is out at once, everywhere, until the time is over', async () => {
  const ann = await register(server, 'Suspect');
  const table = await openTable(server, ann);
  const tab = await join(server, ann, table);
  const until = server.clock.now() + 60_000;
  const suspend = `/api/admin/people/${ann.person.id}/suspend`;
  expect(await act(server, chief, [suspend, { reason: ' Rude\nto all ', until }])).toEqual({
    status: 200,
    said: { isDone: true },
  });
  await tab.closed;
  const why = expect.stringMatching(/suspended.*Rude to all/);
  expect(await look(server, ann, '/api/me')).toEqual({
    person: null,
    kind: 'suspended',
    isAdministrator: false,
    text: why,
  });
  const refused = { status: 403, said: { code: 'suspended', text: why } };
  expect(await act(server, ann, [`/api/tables/${table}/open`, {}])).toMatchObject(refused);
  expect(await act(server, ann, ['/api/reports', {}])).toMatchObject(refused);
  const login = { username: 'Suspect', password: GOOD_PASSWORD };
  const refusal = await post(server, '/api/account/login', { body: login });
  expect(refusal.status).toBe(403);
  expect(await refusal.json()).toMatchObject({ code: 'suspended', text: expect.stringContaining('Rude to all') });
  expect((await people('Suspect')).people).toMatchObject([{ suspension: { reason: 'Rude to all', until } }]);
  expect(await lastEntry()).toMatchObject({
    actor: { kind: 'person', id: chief.person.id, name: 'Chief' },
    act: 'suspend',
    subject: { kind: 'person', id: ann.person.id, name: 'Suspect' },
    reason: 'Rude to all',
  });
  await server.pass(60_000);
  expect((await people('Suspect')).people).toMatchObject([{ suspension: null }]);
  expect(await look(server, ann, '/api/me')).toMatchObject({ person: null, kind: null });
  expect((await post(server, '/api/account/login', { body: login })).status).toBe(200);
});

test('whoever is suspended for good comes in again when they are restored', async () => {
  const ann = await register(server, 'Restored');
  const path = `/api/admin/people/${ann.person.id}`;
  await act(server, chief, [`${path}/suspend`, { reason: 'Rude' }]);
  await server.pass(10_000_000);
  const login = { username: 'Restored', password: GOOD_PASSWORD };
  expect((await post(server, '/api/account/login', { body: login })).status).toBe(403);
  expect(await act(server, chief, [`${path}/restore`, { reason: 'Sorry' }])).toMatchObject({ status: 200 });
  expect(await lastEntry()).toMatchObject({ act: 'restore', reason: 'Sorry' });
  expect(await look(server, ann, '/api/me')).toMatchObject({ person: null, kind: null });
  expect((await post(server, '/api/account/login', { body: login })).status).toBe(200);
});

test('who is not suspended is not let in again, and a time that is over suspends nobody', async () => {
  const [ann, before] = [await register(server, 'Innocent'), await lastEntry()];
  const path = `/api/admin/people/${ann.person.id}`;
  expect(await act(server, chief, [`${path}/restore`, { reason: 'Sorry' }])).toMatchObject({
    status: 409,
    said: { code: 'wrong-phase' },
  });
  for (const until of [0, server.clock.now()])
    expect(await act(server, chief, [`${path}/suspend`, { reason: 'Rude', until }])).toMatchObject({
      status: 400,
      said: { code: 'bad-message', text: expect.stringContaining('over') },
    });
  expect(await look(server, ann, '/api/me')).toMatchObject({ person: ann.person });
  expect(await lastEntry()).toEqual(before);
});

test('nobody touches themselves or another administrator from the page', async () => {
  const other = await registerAdministrator(server, 'Deputy');
  for (const [id, why] of [
    [chief.person.id, 'yourself'],
    [other.person.id, 'administrator'],
  ])
    for (const what of ['suspend', 'reset'])
      expect(await act(server, chief, [`/api/admin/people/${id}/${what}`, { reason: 'x' }])).toMatchObject({
        status: 403,
        said: { code: 'forbidden', text: expect.stringContaining(why ?? '') },
      });
  expect(await look(server, other, '/api/me')).toMatchObject({ isAdministrator: true });
});

test('a code given by an administrator sets a new password once, and is in no log', async () => {
  const ann = await register(server, 'Forgetful');
  const { said } = await act(server, chief, [`/api/admin/people/${ann.person.id}/reset`, { reason: 'Asked by post' }]);
  const recovery = { username: 'Forgetful', code: said.code, password: `${GOOD_PASSWORD} anew` };
  expect((await post(server, '/api/account/recover', { body: recovery })).status).toBe(200);
  expect((await post(server, '/api/account/recover', { body: recovery })).status).toBe(401);
  expect(await lastEntry()).toMatchObject({ act: 'reset', subject: { name: 'Forgetful' }, reason: 'Asked by post' });
  expect(server.log() + JSON.stringify(await look(server, chief, '/api/admin/audit'))).not.toContain(said.code);
  const guest = await enter(server);
  expect(await act(server, chief, [`/api/admin/people/${guest.person.id}/reset`, { reason: 'x' }])).toMatchObject({
    status: 404,
  });
});

test.each([
  ['no reason', {}],
  ['an empty reason', { reason: ' \u200b' }],
  ['a reason without end', { reason: 'x'.repeat(501) }],
  ['a field too many', { reason: 'x', by: 'somebody else' }],
  ['a time that is none', { reason: 'x', until: 'tomorrow' }],
])('a suspension with %s is refused and changes nothing', async (_what, body) => {
  const before = await lastEntry();
  const guest = await enter(server);
  expect((await act(server, chief, [`/api/admin/people/${guest.person.id}/suspend`, body])).status).toBe(400);
  expect(await look(server, guest, '/api/me')).toMatchObject({ person: guest.person });
  expect(await lastEntry()).toEqual(before);
});

test('a report keeps the line as it stood, is hidden and closed once', async () => {
  const [ann, bob] = [await register(server, 'Offended'), await register(server, 'Offender')];
  const table = await openTable(server, ann, { name: 'Corner' });
  const [annTab, bobTab] = [await join(server, ann, table), await join(server, bob, table)];
  await talk(bobTab, 'You play like a <b>fish</b>');
  const [line] = (await annTab.next('chat', ({ lines }) => lines.length > 0)).lines;
  const report = { table, person: bob.person.id, line: line?.id, reason: 'Not nice' };
  expect(await act(server, ann, ['/api/reports', report])).toEqual({ status: 201, said: { isDone: true } });
  const reported = async () => (await look<AdminReports>(server, chief, '/api/admin/reports')).reports[0]?.line;
  const exported = async () => JSON.stringify(await look(server, ann, '/api/account/export'));
  expect(await reported()).toEqual({ id: line?.id, at: line?.at, text: line?.text, isHidden: false });
  expect(await exported()).toContain('like a <b>fish');
  expect(await act(server, chief, [`/api/admin/lines/${line?.id}/hide`, { reason: 'Insult' }])).toMatchObject({
    status: 200,
  });
  const hidden = await annTab.next('chat', ({ lines }) => lines[0]?.isHidden === true);
  expect(hidden.lines).toMatchObject([{ id: line?.id, text: '' }]);
  expect(await reported()).toEqual({ id: line?.id, at: line?.at, text: line?.text, isHidden: true });
  expect(await act(server, ann, ['/api/reports', report])).toMatchObject({ status: 201 });
  expect(await exported()).not.toContain('like a <b>fish');
  expect(await lastEntry()).toMatchObject({
    act: 'hide-line',
    subject: { kind: 'line', id: line?.id, name: 'Offender' },
  });
  expect((await act(server, chief, [`/api/admin/lines/${line?.id}/hide`, { reason: 'x' }])).status).toBe(404);
  const [open] = (await look<AdminReports>(server, chief, '/api/admin/reports')).reports;
  expect(open).toMatchObject({
    table: { id: table, name: 'Corner' },
    reporter: ann.person,
    person: bob.person,
    line: { id: line?.id, text: 'You play like a <b>fish</b>' },
    reason: 'Not nice',
    state: { kind: 'open' },
  });
  const close = [`/api/admin/reports/${open?.id}/close`, { note: 'Warned' }] as const;
  expect(await act(server, chief, close)).toMatchObject({ status: 200 });
  expect(await act(server, chief, close)).toMatchObject({ status: 404 });
  expect(await lastEntry()).toMatchObject({ act: 'close-report', subject: { id: open?.id }, reason: 'Warned' });
  const { reports } = await look<AdminReports>(server, chief, '/api/admin/reports');
  expect(reports.find(({ id }) => id === open?.id)?.state).toMatchObject({
    kind: 'closed',
    by: 'Chief',
    note: 'Warned',
  });
});

test('open reports come before closed ones', async () => {
  const [ann, bob] = [await enter(server), await enter(server)];
  const table = await openTable(server, ann);
  const send = async (reason: string) => {
    await server.pass(1_000);
    await act(server, ann, ['/api/reports', { table, person: bob.person.id, reason }]);
  };
  await send('older');
  await send('newer');
  const before = (await look<AdminReports>(server, chief, '/api/admin/reports')).reports;
  expect(before.slice(0, 2).map(({ reason, line }) => [reason, line])).toEqual([
    ['newer', null],
    ['older', null],
  ]);
  await act(server, chief, [`/api/admin/reports/${before[0]?.id}/close`, { note: 'x' }]);
  const after = (await look<AdminReports>(server, chief, '/api/admin/reports')).reports;
  expect(after[0]?.reason).toBe('older');
  const states = after.map(({ state }) => state.kind);
  expect(states).toEqual([...states].sort().reverse());
  expect(after.findLast(({ state }) => state.kind === 'open')?.reason).not.toBe('newer');
  expect(after.find(({ state }) => state.kind === 'closed')?.reason).toBe('newer');
});

test.each([
  ['a table that is not there', { table: 'NoSuchTab' }, 404],
  ['a person who is not there', { person: 'nobody' }, 404],
  ['a line that is not there', { line: 'nothing' }, 404],
  ['an empty reason', { reason: '\u2800' }, 400],
  ['a field too many', { text: 'made up' }, 400],
])('a report of %s is refused', async (_what, change, status) => {
  const [ann, bob] = [await enter(server), await enter(server)];
  const body = { table: await openTable(server, ann), person: bob.person.id, reason: 'x', ...change };
  expect((await act(server, ann, ['/api/reports', body])).status).toBe(status);
});

test('a report must fit its line, and nobody reports themselves', async () => {
  const [ann, bob] = [await register(server, 'Twister'), await register(server, 'Bystander')];
  const table = await openTable(server, ann);
  const tab = await join(server, ann, table);
  await talk(tab, 'Mine');
  const [line] = (await tab.next('chat', ({ lines }) => lines.length > 0)).lines;
  const report = { table, person: bob.person.id, line: line?.id, reason: 'x' };
  expect((await act(server, ann, ['/api/reports', report])).status).toBe(404);
  expect((await act(server, ann, ['/api/reports', { ...report, person: ann.person.id }])).status).toBe(400);
});

test('what a guest reported, and what was reported of them, follows them into their account', async () => {
  const [ann, bob] = [await enter(server), await enter(server)];
  const table = await openTable(server, ann);
  await act(server, ann, ['/api/reports', { table, person: bob.person.id, reason: 'follow me' }]);
  const [newAnn, newBob] = [await register(server, 'FollowAnn', ann), await register(server, 'FollowBob', bob)];
  const { reports } = await look<AdminReports>(server, chief, '/api/admin/reports');
  const report = reports.find(({ reason }) => reason === 'follow me');
  expect(report).toMatchObject({ reporter: newAnn.person, person: newBob.person });
});

test('the log of acts counts on without gaps, newest first', async () => {
  const ids: string[] = [];
  for (let page = 0, hasMore = true; hasMore; page += 1) {
    const log = await look<AuditLog>(server, chief, `/api/admin/audit?page=${page}`);
    ids.push(...log.entries.map(({ id }) => id));
    hasMore = log.hasMore;
  }
  expect(ids.length).toBeGreaterThan(5);
  expect(ids).toEqual(ids.map((_, place) => `${ids.length - place}`));
});
