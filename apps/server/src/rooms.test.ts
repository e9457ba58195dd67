import { PROTOCOL_VERSION } from '@upcard/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  enter,
  openTable,
  startTestServer,
  type TestGuest,
  type TestServer,
  temporaryFolder,
} from './testkit/test-server.ts';
import { join } from './testkit/test-tab.ts';

let server: TestServer;
let remove: () => Promise<void>;
let ann: TestGuest;
let table: string;

beforeAll(async () => {
  const temporary = await temporaryFolder();
  remove = temporary.remove;
  server = await startTestServer(temporary.folder, { appEnv: 'testing' });
});

beforeEach(async () => {
  // Every test may let in a few guests.
  await server.pass(120_000);
  ann = await enter(server);
  table = await openTable(server, ann, { cards: ['10S', '9H', '7D', '6C', '5S'] });
});

afterAll(async () => {
  await server.stop();
  await remove();
});

test('a newcomer is told who they are, how the table stands and who watches', async () => {
  const tab = await join(server, ann, table);
  const hello = await tab.next('hello');
  expect(hello).toMatchObject({ v: PROTOCOL_VERSION, you: ann.person, table: { id: table, kind: 'house' } });
  expect(hello.table.rules.decks).toBe(5);
  expect(await tab.next('view')).toMatchObject({
    seq: 0,
    happenings: [],
    view: { phase: 'waiting' },
    overlay: { canSit: true },
  });
  expect(await tab.next('people')).toEqual({ watching: [ann.person], count: 1 });
});

test('a command is answered once it is kept, and everybody sees what it changed', async () => {
  const bob = await enter(server);
  const [annTab, bobTab] = [await join(server, ann, table), await join(server, bob, table)];
  expect(await annTab.say({ type: 'sit', seat: 2 })).toMatchObject({ ok: true, seq: 1 });
  const isSeated = (message: { seq: number }) => message.seq === 1;
  const [mine, theirs] = await Promise.all([annTab.next('view', isSeated), bobTab.next('view', isSeated)]);
  expect(mine.overlay.seats).toEqual([2]);
  expect(theirs.overlay.seats).toEqual([]);
  expect(theirs.view).toEqual(mine.view);
  await server.pass(1_000);
  expect(await bobTab.next('people', ({ count }) => count === 1)).toMatchObject({ watching: [bob.person] });
});

test('the same command id gets the first answer and counts once', async () => {
  const tab = await join(server, ann, table);
  const first = await tab.say({ type: 'sit', seat: 1 }, 'one-press-id');
  const again = await tab.say({ type: 'sit', seat: 1 }, 'one-press-id');
  expect(again).toEqual(first);
});

test.each(['bet', 'start', 'next', 'act'] as const)(
  'a spectator who says %s is refused as no participant',
  async (type) => {
    const annTab = await join(server, ann, table);
    await annTab.say({ type: 'sit', seat: 1 });
    if (type !== 'start') await annTab.say({ type: 'start' });
    const bob = await join(server, await enter(server), table);
    const command = {
      bet: { type: 'bet', seat: 1, amount: 50 },
      start: { type: 'start' },
      next: { type: 'next' },
      act: { type: 'act', action: 'hit' },
    } as const;
    expect(await bob.say(command[type])).toMatchObject({ ok: false, code: 'not-participant' });
  },
);

test.each([
  ['no envelope', 'sit'],
  ['an unknown command', { v: PROTOCOL_VERSION, id: 'message-1', command: { type: 'deal' } }],
  ['a field too many', { v: PROTOCOL_VERSION, id: 'message-1', command: { type: 'start', now: true } }],
  ['a number that is none', { v: PROTOCOL_VERSION, id: 'message-1', command: { type: 'sit', seat: Number.NaN } }],
  ['a half seat', { v: PROTOCOL_VERSION, id: 'message-1', command: { type: 'sit', seat: 1.5 } }],
  ['an id that is none', { v: PROTOCOL_VERSION, id: '<b>', command: { type: 'start' } }],
  ['an answer of chance', { v: PROTOCOL_VERSION, id: 'message-1', command: { type: 'card', card: 'AS' } }],
  ['a word of the clock', { v: PROTOCOL_VERSION, id: 'message-1', command: { type: 'timeUp', deadline: 0 } }],
  [
    'a word of the server',
    { v: PROTOCOL_VERSION, id: 'message-1', command: { type: 'presence', person: 'x', isConnected: true } },
  ],
  ['nothing', undefined],
])('%s is a bad message and changes nothing', async (_what, payload) => {
  const tab = await join(server, ann, table);
  tab.send('command', payload);
  expect(await tab.next('answer')).toMatchObject({ ok: false, code: 'bad-message' });
  expect(await tab.say({ type: 'sit', seat: 1 })).toMatchObject({ ok: true, seq: 1 });
});

test('a client of another version is told to reload', async () => {
  const tab = await join(server, ann, table);
  tab.send('command', { v: PROTOCOL_VERSION + 1, id: 'message-1', command: { type: 'start' } });
  expect(await tab.next('answer')).toMatchObject({ id: 'message-1', ok: false, code: 'protocol-outdated' });
});

test.each([
  ['an unknown type', (tab: Awaited<ReturnType<typeof join>>) => tab.send('gossip', {})],
  ['bytes without meaning', (tab) => tab.sendRaw(new Uint8Array([99, 1, 2, 3]))],
  ['a type of four billion letters', (tab) => tab.sendRaw(new Uint8Array([13, 0xdb, 255, 255, 255, 255, 65]))],
  ['a frame that is too long', (tab) => tab.send('command', { v: PROTOCOL_VERSION, id: 'x'.repeat(3_000) })],
  ['an empty frame', (tab) => tab.sendRaw(new Uint8Array())],
])('%s is answered as a bad message and the connection goes on', async (_what, say) => {
  const tab = await join(server, ann, table);
  say(tab);
  expect(await tab.next('answer')).toMatchObject({ id: null, ok: false, code: 'bad-message' });
  expect(await tab.say({ type: 'sit', seat: 1 })).toMatchObject({ ok: true });
});

test('a command that cannot be unpacked ends its connection and no other', async () => {
  const [broken, whole] = [await join(server, ann, table), await join(server, ann, table)];
  broken.sendRaw(
    Buffer.concat([Buffer.from([13, 0xa7]), Buffer.from('command'), Buffer.from([0xdf, 0xff, 0xff, 0xff, 0xff])]),
  );
  await broken.closed;
  expect(await whole.say({ type: 'sit', seat: 1 })).toMatchObject({ ok: true });
});

test('a frame beyond all measure ends its connection', async () => {
  const tab = await join(server, ann, table);
  tab.sendRaw(new Uint8Array(100_000));
  await tab.closed;
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test('commands are taken at a human pace, over all tabs together', async () => {
  const tabs = [await join(server, ann, table), await join(server, ann, table)];
  const answers = await Promise.all(Array.from({ length: 24 }, (_, press) => tabs[press % 2]?.say({ type: 'next' })));
  const limited = answers.filter((answer) => answer?.ok === false && answer.code === 'rate-limited');
  expect(limited).toHaveLength(4);
  expect(limited.every((answer) => answer?.ok === false && answer.retryAfter === 100)).toBe(true);
  await server.pass(100);
  expect(await tabs[0]?.say({ type: 'next' })).toMatchObject({ code: 'not-participant' });
});

test('whoever floods is disconnected, and nobody else', async () => {
  const [flooding, calm] = [await join(server, ann, table), await join(server, await enter(server), table)];
  for (let frame = 0; frame < 150; frame += 1) flooding.send('gossip', frame);
  expect(await flooding.closed).toBe(4_008);
  expect(await calm.say({ type: 'sit', seat: 1 })).toMatchObject({ ok: true });
});

test('whoever never says that they have joined is disconnected before what waits for them fills the memory', async () => {
  const { url, roomId, processId, sessionId } = await reservePlace();
  const socket = new WebSocket(`${url}/${processId}/${roomId}?sessionId=${sessionId}`, {
    headers: { cookie: ann.cookie },
  });
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  // The first message comes when the room takes frames.
  await new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }));
  for (let frame = 0; frame < 99; frame += 1) socket.send(new Uint8Array([99]));
  expect(await closed).toBe(4_010);
});

/** A place in the table's room for somebody who has not come yet. */
async function reservePlace() {
  const response = await fetch(`${server.url}/matchmake/joinById/${table}`, { method: 'POST' });
  const place: { roomId: string; processId: string; sessionId: string } = JSON.parse(await response.text());
  return { ...place, url: server.url.replace('http', 'ws') };
}

test('a person is away only when the last of their tabs has been gone for three seconds', async () => {
  const [first, second] = [await join(server, ann, table), await join(server, ann, table)];
  const watcher = await join(server, await enter(server), table);
  await first.say({ type: 'sit', seat: 1 });
  await first.leave();
  await server.pass(10_000);
  await second.leave();
  await server.pass(2_900);
  const back = await join(server, ann, table);
  await server.pass(10_000);
  await back.leave();
  await server.pass(3_000);
  const away = await watcher.next('view', ({ view }) => view.seats[0]?.isAway === true);
  expect(away.seq).toBe(2);
  await join(server, ann, table);
  expect((await watcher.next('view', ({ seq }) => seq === 3)).view.seats[0]?.isAway).toBe(false);
});

test('whoever signs out is disconnected from their tables, and nobody else', async () => {
  const [annTab, bobTab] = [await join(server, ann, table), await join(server, await enter(server), table)];
  await fetch(`${server.url}/api/sign-out`, { method: 'POST', headers: { cookie: ann.cookie } });
  expect(await annTab.closed).toBe(4_010);
  await expect(join(server, ann, table)).rejects.toBeDefined();
  expect(await bobTab.say({ type: 'sit', seat: 1 })).toMatchObject({ ok: true });
});

test('nobody gets in without a session, with a forged one, or to a table that is not there', async () => {
  const stranger = { person: ann.person, cookie: '' };
  await expect(join(server, stranger, table)).rejects.toBeDefined();
  await expect(join(server, { ...stranger, cookie: `${ann.cookie}x` }, table)).rejects.toBeDefined();
  await expect(join(server, ann, 'NoSuchTab')).rejects.toBeDefined();
});

test('the hole card, the shoe and the session stay on the server until the rules show them', async () => {
  const tab = await join(server, ann, table);
  const watcher = await join(server, await enter(server), table);
  await tab.say({ type: 'sit', seat: 1 });
  await tab.say({ type: 'start' });
  await server.pass(3_000);
  await tab.next('view', ({ view }) => view.phase === 'bets' && view.clock !== null);
  await tab.say({ type: 'bet', seat: 1, amount: 50 });
  const { view } = await watcher.next('view', ({ view }) => view.phase === 'play');
  const shown = JSON.stringify(view.table);
  const isDealt = ['10S', '9H', '7D', '6C'].filter((card) => shown.includes(card));
  expect(isDealt).toHaveLength(3);
  const hidden = ['10S', '9H', '7D', '6C', '5S'].filter((card) => !isDealt.includes(card));
  for (const text of [
    tab.heard(),
    watcher.heard(),
    await (await fetch(`${server.url}/api/tables`)).text(),
    server.log(),
  ]) {
    for (const card of hidden) expect(text).not.toContain(`"${card}"`);
    expect(text).not.toContain(ann.cookie.slice(-20));
  }
  expect(server.log()).not.toMatch(/\b(10S|9H|7D|6C|5S)\b/);
});

test('one address has only so many connections at a time', async () => {
  const { folder, remove: removeFolder } = await temporaryFolder();
  // Two connections, and a few minutes between all that is rationed.
  const small = await startTestServer(folder, { limitFactor: 0.002 });
  const cat = await enter(small);
  await small.pass(300_000);
  const corner = await openTable(small, cat);
  await small.pass(300_000);
  const first = await join(small, cat, corner);
  await first.next('hello');
  await small.pass(30_000);
  await first.say({ type: 'sit', seat: 1 });
  await small.pass(300_000);
  await join(small, cat, corner);
  await small.pass(300_000);
  await expect(join(small, cat, corner)).rejects.toBeDefined();
  await first.leave();
  await small.pass(300_000);
  await join(small, cat, corner);
  await small.stop();
  await removeFolder();
});
