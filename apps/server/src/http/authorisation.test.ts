import { CLIENT_MESSAGES, type CommandMessageOf, type GameKind, PROTOCOL_VERSION } from '@upcard/protocol';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administer } from '../admin/administer.ts';
import { ask, register } from '../testkit/test-account.ts';
import {
  enter,
  openTable,
  post,
  startTestServer,
  type TestGuest,
  type TestServer,
  temporaryFolder,
} from '../testkit/test-server.ts';
import { watch } from '../testkit/test-standard.ts';
import { join } from '../testkit/test-tab.ts';
import { COMMANDS, guardRoutes, MESSAGES, ROLES, ROUTES, type Role } from './authorisation.ts';
import type { HttpEnv } from './http-parts.ts';

/** Pages about the routes, which the description of the routes leaves out. */
const UNDESCRIBED = ['GET /api', 'GET /api/openapi.json', 'GET /api/page.css'];

/** Everybody that a route is tried by. */
const VISITORS = [...ROLES, 'suspended'] as const;
type VisitorName = (typeof VISITORS)[number];
type Visitors = Readonly<Record<VisitorName, TestGuest | null>> & { readonly table: string };

/** After these nobody is who they were. */
const LAST = ['POST /api/account/sign-out-everywhere', 'POST /api/sign-out'];
const ORDERLY = Object.keys(ROUTES).filter((route) => !LAST.includes(route));

let folder: string;
let remove: () => Promise<void>;
let server: TestServer;
let visitors: Visitors;
let sets = 0;

/** Somebody of every kind, and a table that one of them hosts. */
async function gather(): Promise<Visitors> {
  const set = `${sets++}`;
  const [account, host, administrator, suspended] = [
    await register(server, `Ordinary${set}`),
    await register(server, `Hosting${set}`),
    await register(server, `Keeper${set}`),
    await register(server, `Outcast${set}`),
  ];
  await administer(folder, { act: 'grant', name: `Keeper${set}` });
  const table = await openTable(server, host);
  const out = await post(server, `/api/admin/people/${suspended.person.id}/suspend`, {
    cookie: administrator.cookie,
    body: { reason: 'Rude' },
  });
  expect(out.status).toBe(200);
  return { nobody: null, guest: await enter(server), account, host, administrator, suspended, table };
}

beforeAll(async () => {
  ({ folder, remove } = await temporaryFolder());
  server = await startTestServer(folder, { appEnv: 'testing', limitFactor: 1_000 });
  visitors = await gather();
});

afterAll(async () => {
  await server.stop();
  await remove();
});

/** Whether one of these roles is this visitor's; suspended people are nobody. */
function isListed(allowed: readonly Role[], visitor: VisitorName): boolean {
  return allowed.includes(visitor === 'suspended' ? 'nobody' : visitor);
}

/** Asks with an empty body, which does nothing anywhere. Whether the visitor was turned away for who they are. */
async function isTurnedAway(route: string, visitor: TestGuest | null): Promise<boolean> {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replace('{id}', pattern.includes('/tables/') ? visitors.table : 'nothing-of-the-sort');
  const given = visitor === null ? { method } : { method, cookie: visitor.cookie };
  const response = await ask(server, path, method === 'GET' ? given : { ...given, body: {} });
  if (response.status !== 401 && response.status !== 403) {
    await response.body?.cancel();
    return false;
  }
  const isSuspended = visitor === visitors.suspended && visitor !== null;
  const codes = isSuspended ? ['suspended'] : ['unauthenticated', 'forbidden'];
  expect(codes).toContain(JSON.parse(await response.text()).code);
  return true;
}

const allowedFor = (route: string): readonly Role[] => ROUTES[route] ?? [];

test('every route that is served is in the table, and nothing else', async () => {
  const { paths }: { paths: Record<string, object> } = JSON.parse(
    await (await ask(server, '/api/openapi.json')).text(),
  );
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect([...served, ...UNDESCRIBED].sort()).toEqual(Object.keys(ROUTES).sort());
});

describe.each(ORDERLY)('%s', (route) => {
  test.each(VISITORS)('is answered to %s as the table says', async (visitor) => {
    expect(!(await isTurnedAway(route, visitors[visitor]))).toBe(isListed(allowedFor(route), visitor));
  });
});

test.each(LAST)('%s is answered to everybody as the table says', async (route) => {
  visitors = await gather();
  for (const visitor of VISITORS)
    expect([visitor, !(await isTurnedAway(route, visitors[visitor]))]).toEqual([
      visitor,
      isListed(allowedFor(route), visitor),
    ]);
  visitors = await gather();
});

test('a route that is in no table is refused to everybody', async () => {
  const app = new Hono<HttpEnv>();
  const recognise = async () => ({
    kind: 'visitor' as const,
    visitor: {
      person: { id: 'ann', name: 'Ann', avatar: 'fox' as const },
      kind: 'account' as const,
      isAdministrator: true,
    },
  });
  app.use('/api/*', async (context, next) => {
    context.set('recognise', recognise);
    await next();
  });
  app.use(
    '/api/*',
    guardRoutes(() => null),
  );
  app.get('/api/forgotten', (context) => context.text('open'));
  app.get('/api/me', (context) => context.text('open'));
  expect((await app.request('/api/forgotten')).status).toBe(403);
  expect((await app.request('/api/me')).status).toBe(200);
});

test.each(VISITORS)('%s gets a socket, or none, as the table says', async (visitor) => {
  const isIn = join(
    server,
    visitors[visitor] ?? { person: { id: '', name: '', avatar: 'fox' }, cookie: '' },
    visitors.table,
  ).then(
    (tab) => tab.leave().then(() => true),
    () => false,
  );
  const mayAnything = CLIENT_MESSAGES.some((type) => isListed(MESSAGES[type], visitor));
  expect(await isIn).toBe(mayAnything);
});

/** Roles of those who get a socket. */
const PRESENT = ['guest', 'account', 'host', 'administrator'] as const;

function present(role: (typeof PRESENT)[number]): TestGuest {
  const visitor = visitors[role];
  if (visitor === null) throw new Error(`nobody is ${role}`);
  return visitor;
}

test.each(PRESENT)('%s may talk, or not, as the table says', async (role) => {
  const tab = await join(server, present(role), visitors.table);
  tab.send('say', { v: PROTOCOL_VERSION, id: `talking-${role}`, text: 'Good evening' });
  const answer = await tab.next('answer');
  expect(answer.ok).toBe(isListed(MESSAGES.say, role));
  if (!answer.ok) expect(answer.code).toBe('forbidden');
  await tab.leave();
});

type CommandOf<Kind extends GameKind> = CommandMessageOf<Kind>['command'];
type Samples<Kind extends GameKind> = {
  readonly [Type in CommandOf<Kind>['type']]: CommandOf<Kind> & { type: Type };
};

const TO_ROOMS = {
  join: { type: 'join' },
  ready: { type: 'ready', isReady: true },
  admit: { type: 'admit', person: 'nobody-at-all' },
  turnAway: { type: 'turnAway', person: 'nobody-at-all' },
  remove: { type: 'remove', person: 'nobody-at-all' },
  unblock: { type: 'unblock', person: 'nobody-at-all' },
  handOver: { type: 'handOver', person: 'nobody-at-all' },
  leaveRoom: { type: 'leaveRoom' },
  closeRoom: { type: 'closeRoom' },
} as const;

/** One of every command. Whether it fits the moment is another matter. */
const SAMPLES: { readonly [Kind in GameKind]: Samples<Kind> } = {
  standard: {
    ...TO_ROOMS,
    start: { type: 'start' },
    bid: { type: 'bid', amount: 1 },
    skip: { type: 'skip' },
    skipCurrent: { type: 'skipCurrent' },
    skipRest: { type: 'skipRest' },
    bet: { type: 'bet', amount: 100 },
    discard: { type: 'discard', index: 0 },
    reveal: { type: 'reveal', index: 0 },
    act: { type: 'act', action: 'hit' },
    agree: { type: 'agree' },
    autoContinue: { type: 'autoContinue', isOn: true },
    resign: { type: 'resign' },
    applyCards: { type: 'applyCards', cards: 'A' },
  },
  house: {
    ...TO_ROOMS,
    sit: { type: 'sit', seat: 99 },
    leave: { type: 'leave', seat: 99 },
    start: { type: 'start' },
    bet: { type: 'bet', seat: 1, amount: 50 },
    act: { type: 'act', action: 'hit' },
    next: { type: 'next' },
  },
};

const KINDS = ['standard', 'house'] as const;

/** Who is heard with each command of a kind of table. */
function rightsOf(kind: GameKind): readonly (readonly [command: { readonly type: string }, roles: readonly Role[]])[] {
  const allowed = new Map<string, readonly Role[]>(Object.entries(COMMANDS[kind]));
  return Object.values(SAMPLES[kind]).map((command) => [command, allowed.get(command.type) ?? []]);
}

/** Answers that mean: not you, whatever the moment. */
const NOT_YOU: readonly string[] = ['unauthenticated', 'forbidden', 'not-host', 'account-needed'];

describe.each(KINDS)('at a %s table', (kind) => {
  describe.each(PRESENT)('%s', (role) => {
    test.each(rightsOf(kind))('is heard, or not, with %j as the table says', async (command, allowed) => {
      const table = await openTable(server, present('host'), { kind });
      const tab = await join(server, present(role), table);
      tab.send('command', { v: PROTOCOL_VERSION, id: `command-${role}-${command.type}`, command });
      const answer = await tab.next('answer');
      expect([command.type, answer.ok || !NOT_YOU.includes(answer.code)]).toEqual([
        command.type,
        isListed(allowed, role),
      ]);
      await tab.leave();
    });
  });
});

/** Everybody who has no part in a game that somebody else hosts. */
const WATCHERS = ['guest', 'account', 'administrator'] as const;

describe.each(WATCHERS)('%s who only watches a Standard game', (role) => {
  test.each(rightsOf('standard').filter(([{ type }]) => !(type in TO_ROOMS)))(
    'changes nothing with %j',
    async (command) => {
      const table = await openTable(server, present('host'), { kind: 'standard' });
      const host = await watch(server, present('host'), table);
      await host.say({ type: 'ready', isReady: true });
      await host.say({ type: 'start' });
      // The bot has answered by then.
      await server.settled();
      const before = await host.view();
      const tab = await join(server, present(role), table);
      tab.send('command', { v: PROTOCOL_VERSION, id: `watching-${role}-${command.type}`, command });
      expect((await tab.next('answer')).ok).toBe(false);
      const { view, overlay } = await host.view();
      expect([view, overlay]).toEqual([before.view, before.overlay]);
      await Promise.all([tab.leave(), host.leave()]);
    },
  );
});
