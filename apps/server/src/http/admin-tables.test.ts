import type { AdminTables, AuditLog } from '@upcard/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { register, type TestAccount } from '../testkit/test-account.ts';
import { act, look, registerAdministrator } from '../testkit/test-house.ts';
import { openTable, startTestServer, type TestServer, temporaryFolder } from '../testkit/test-server.ts';
import { join, type TestTab } from '../testkit/test-tab.ts';

let server: TestServer;
let remove: () => Promise<void>;
let chief: TestAccount;
let ann: TestAccount;
let table: string;
let tab: TestTab;
/** Where the log stood when the cards had been dealt. */
let playing: number;

beforeAll(async () => {
  const temporary = await temporaryFolder();
  remove = temporary.remove;
  server = await startTestServer(temporary.folder, { appEnv: 'testing', limitFactor: 100 });
  [chief, ann] = [await registerAdministrator(server, 'Chief'), await register(server, 'Annabel')];
});

beforeEach(async () => {
  table = await openTable(server, ann, { name: 'Corner', cards: ['10S', '9H', '7D', '6C', '5S'] });
  tab = await join(server, ann, table);
});

afterAll(async () => {
  await server.stop();
  await remove();
});

const perform = (word: string, body: unknown = { reason: 'A fault' }) =>
  act(server, chief, [`/api/admin/tables/${table}/${word}`, body]);
const shown = async () =>
  (await look<AdminTables>(server, chief, '/api/admin/tables')).tables.find(({ id }) => id === table);
const lastEntry = async () => (await look<AuditLog>(server, chief, '/api/admin/audit')).entries[0];

async function startRound(): Promise<void> {
  await tab.say({ type: 'sit', seat: 1 });
  await tab.say({ type: 'start' });
  await server.pass(3_000);
  await tab.say({ type: 'bet', seat: 1, amount: 50 });
  playing = (await tab.next('view', ({ view }) => view.phase === 'play')).seq;
}

test('a paused table takes nothing and its clock stands still until it goes on', async () => {
  await startRound();
  expect(await perform('pause')).toEqual({ status: 200, said: { isDone: true } });
  expect(await shown()).toMatchObject({ name: 'Corner', isPaused: true });
  await tab.next('view', ({ room }) => room.isPaused);
  expect(await tab.say({ type: 'act', action: 'stand' })).toMatchObject({ ok: false, code: 'table-paused' });
  await server.pass(3_600_000);
  expect(await perform('resume')).toMatchObject({ status: 200 });
  expect(await shown()).toMatchObject({ isPaused: false });
  const { view } = await tab.next('view', ({ room, seq }) => !room.isPaused && seq > playing);
  expect(view.phase).toBe('play');
  expect(await tab.say({ type: 'act', action: 'stand' })).toMatchObject({ ok: true });
  expect(await lastEntry()).toMatchObject({
    actor: { name: 'Chief' },
    act: 'resume-table',
    subject: { kind: 'table', id: table, name: 'Corner' },
    reason: 'A fault',
  });
});

test('a round is voided: every bet goes back, and betting opens again', async () => {
  await startRound();
  expect(await perform('void')).toMatchObject({ status: 200 });
  const { view } = await tab.next('view', (message) => message.view.phase === 'bets' && message.seq > playing);
  expect(view.seats[0]).toMatchObject({ chips: 500 });
  expect(await tab.say({ type: 'bet', seat: 1, amount: 50 })).toMatchObject({ ok: true });
  expect(await lastEntry()).toMatchObject({ act: 'void-round' });
});

test('a round that is not running cannot be voided, and nothing is written down', async () => {
  const before = await lastEntry();
  expect(await perform('void')).toMatchObject({ status: 409, said: { code: 'wrong-phase' } });
  expect(await lastEntry()).toEqual(before);
});

test.each([
  ['pause', 'resume'],
  ['resume', 'pause'],
])('a table on which %s would change nothing is left alone, and nothing is written down', async (word, other) => {
  await perform('pause');
  if (word === 'resume') await perform('resume');
  const before = await lastEntry();
  expect(await perform(word)).toMatchObject({ status: 409, said: { code: 'wrong-phase' } });
  expect(await lastEntry()).toEqual(before);
  expect((await perform(other)).status).toBe(200);
});

test('a closed table is over for everybody and in no list', async () => {
  await startRound();
  expect(await perform('close')).toMatchObject({ status: 200 });
  await server.pass(1_000);
  await tab.closed;
  expect(await shown()).toBeUndefined();
  expect(await lastEntry()).toMatchObject({ act: 'close-table', subject: { name: 'Corner' } });
  expect(await perform('pause')).toMatchObject({ status: 404 });
});

test.each([
  ['without a reason', {}],
  ['with an empty reason', { reason: '' }],
  ['with a field too many', { reason: 'x', seat: 1 }],
])('%s nothing is done', async (_how, body) => {
  for (const word of ['pause', 'resume', 'void', 'close']) expect((await perform(word, body)).status).toBe(400);
  expect(await shown()).toMatchObject({ isPaused: false });
});
