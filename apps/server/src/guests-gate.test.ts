import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { register, type TestAccount } from './testkit/test-account.ts';
import {
  enter,
  post,
  startTestServer,
  type TestGuest,
  type TestServer,
  temporaryFolder,
} from './testkit/test-server.ts';
import { openStandard, watch } from './testkit/test-standard.ts';

let server: TestServer;
let remove: () => Promise<void>;
let ann: TestAccount;
let guest: TestGuest;

beforeAll(async () => {
  const temporary = await temporaryFolder();
  remove = temporary.remove;
  server = await startTestServer(temporary.folder);
  ann = await register(server, 'gate.ann');
});

beforeEach(async () => {
  // Every test may let in a few guests.
  await server.pass(600_000);
  guest = await enter(server);
});

afterAll(async () => {
  await server.stop();
  await remove();
});

async function askToJoin(table: string, who: TestGuest, body: object = {}) {
  const response = await post(server, `/api/tables/${table}/join`, { cookie: who.cookie, body });
  const said: { code?: string; text?: string; membership?: string } = JSON.parse(await response.text());
  return { status: response.status, ...said };
}

const REGISTER = { code: 'account-needed', text: expect.stringMatching(/^This game is for registered people\./) };

describe('a room that only registered people join', () => {
  test.each([
    ['an open one', { joining: 'open' }, {}],
    ['one with a host who lets people in', { joining: 'approval' }, {}],
    ['one with a passcode, which the guest knows', { joining: 'passcode', passcode: '4711' }, { passcode: '4711' }],
  ])('%s is forbidden to a guest, who is told what to do', async (_, room, body) => {
    const table = await openStandard(server, ann, {}, room);
    expect(await askToJoin(table, guest, body)).toMatchObject({ status: 403, ...REGISTER });
    const host = await watch(server, ann, table);
    expect((await host.next('view')).room.members.map(({ person }) => person.id)).toEqual([ann.person.id]);
  });

  test.each([{ type: 'join' }, { type: 'bid', amount: 0 }, { type: 'ready', isReady: true }] as const)(
    'a guest who says %j over the socket is refused in the same words',
    async (command) => {
      const table = await openStandard(server, ann);
      const tab = await watch(server, guest, table);
      expect(await tab.say(command)).toMatchObject({ ok: false, ...REGISTER });
    },
  );

  test('a guest watches, and reads that it takes an account', async () => {
    const table = await openStandard(server, ann);
    const tab = await watch(server, guest, table);
    const off = { isLegal: false, reason: 'account-needed' };
    expect(await tab.next('view')).toMatchObject({
      view: { phase: 'waiting' },
      overlay: { number: null, startOff: 'not-host', canResign: false },
      roomOverlay: { isMember: false, play: off, commands: { join: off } },
    });
    await server.pass(1_000);
    expect((await tab.next('people', ({ watching }) => watching.length > 0)).watching).toEqual([guest.person]);
  });

  test('somebody registered joins and is ready, and so does a guest who registers there and then', async () => {
    const table = await openStandard(server, ann);
    const ben = await register(server, 'gate.ben');
    expect(await askToJoin(table, ben)).toMatchObject({ status: 200, membership: 'member' });
    const tab = await watch(server, ben, table);
    expect(await tab.say({ type: 'ready', isReady: true })).toMatchObject({ ok: true });
    const cleo = await register(server, 'gate.cleo', guest);
    expect(await askToJoin(table, cleo)).toMatchObject({ status: 200, membership: 'member' });
  });
});

describe('a room of the same kind that a guest has opened', () => {
  test.each([
    ['open', {}],
    ['with a passcode', { joining: 'passcode', passcode: '4711' }],
  ])('(%s) is joined by nobody, registered or not, and watched by all', async (_, room) => {
    const table = await openStandard(server, guest, {}, room);
    const ben = await register(server, `late.${Object.keys(room).length}`);
    expect(await askToJoin(table, ben, { passcode: '4711' })).toMatchObject({ status: 403, code: 'watch-only' });
    const tab = await watch(server, ben, table);
    expect(await tab.say({ type: 'join' })).toMatchObject({ ok: false, code: 'watch-only' });
    expect(await tab.next('view')).toMatchObject({ room: { joining: 'nobody', host: guest.person } });
    const { tables } = JSON.parse(await (await fetch(`${server.url}/api/tables`)).text());
    const line = tables.find(({ id }: { id: string }) => id === table);
    expect(line).toMatchObject({ joining: 'nobody', canJoin: false });
  });

  test('is played by the guest who opened it', async () => {
    const table = await openStandard(server, guest);
    const tab = await watch(server, guest, table);
    expect(await tab.say({ type: 'ready', isReady: true })).toMatchObject({ ok: true });
    expect(await tab.say({ type: 'start' })).toMatchObject({ ok: true });
  });
});
