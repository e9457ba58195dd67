import { Client } from '@colyseus/sdk';
import { steppedClock } from '@upcard/host';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openLog } from '../log/logger.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { openDatabase } from '../store/open-database.ts';
import { cookieOf, GOOD_PASSWORD } from '../testkit/test-account.ts';
import { temporaryFolder } from '../testkit/test-server.ts';

/** One answer of the database that has been read and is kept back. */
interface Held {
  readonly reached: Promise<void>;
  readonly release: () => void;
}

/** Keeps back, when told to, the next answer of a query that asks for suspensions: what is read last of somebody who comes in. */
function holdingBack(): { readonly plugin: KyselyPlugin; readonly holdNext: () => Held } {
  const asked = new WeakSet<object>();
  let next: { readonly reach: () => void; readonly released: Promise<void> } | null = null;
  return {
    plugin: {
      transformQuery: ({ node, queryId }) => {
        if (JSON.stringify(node).includes('"suspensions"')) asked.add(queryId);
        return node;
      },
      transformResult: async ({ result, queryId }) => {
        const held = asked.has(queryId) ? next : null;
        if (held === null) return result;
        next = null;
        held.reach();
        await held.released;
        return result;
      },
    },
    holdNext: () => {
      const reached = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      next = { reach: reached.resolve, released: released.promise };
      return { reached: reached.promise, release: released.resolve };
    },
  };
}

const { plugin, holdNext } = holdingBack();
let server: RunningServer;
let url: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  const temporary = await temporaryFolder();
  remove = temporary.remove;
  const settings = { DATA_DIR: temporary.folder, WEB_DIR: temporary.folder };
  server = await startServer(
    { ...readConfig(settings), port: 0, host: '127.0.0.1' },
    {
      clock: steppedClock(Date.now()),
      log: openLog('silent'),
      openDatabase: async (...given) => {
        const database = await openDatabase(...given);
        return { ...database, db: database.db.withPlugin(plugin) };
      },
    },
  );
  url = `http://127.0.0.1:${server.port}`;
});

afterAll(async () => {
  await server.stop();
  await remove();
});

function post(path: string, body: object, cookie: string | null = null): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(cookie === null ? {} : { cookie }) };
  return fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

test('a socket that is being opened while its session ends does not outlive it', async () => {
  const account = { username: 'ann.archer', password: GOOD_PASSWORD };
  const owner = cookieOf(await post('/api/account/register', account));
  const thief = cookieOf(await post('/api/account/login', account));
  const { id }: { id: string } = JSON.parse(await (await post('/api/tables', { kind: 'house' }, owner)).text());
  const held = holdNext();
  const joining = new Client(url, { headers: { cookie: thief } }).joinById(id);
  await held.reached;
  expect((await post('/api/account/sign-out-everywhere', {}, owner)).status).toBe(200);
  held.release();
  const room = await joining;
  room.reconnection.enabled = false;
  room.onMessage('*', () => undefined);
  expect(await new Promise<number>((resolve) => room.onLeave(resolve))).toBe(4_010);
});
