import { stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join as joinPath } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUp } from './backup.ts';
import { readConfig } from './config.ts';
import { StartFault } from './start-fault.ts';
import { startServer } from './start-server.ts';
import { MIGRATIONS } from './store/migrations.ts';
import { openDatabase } from './store/open-database.ts';
import { enter, openTable, post, startTestServer, type TestServer, temporaryFolder } from './testkit/test-server.ts';
import { join } from './testkit/test-tab.ts';

let folder: string;
let remove: () => Promise<void>;
let servers: TestServer[];

beforeEach(async () => {
  ({ folder, remove } = await temporaryFolder());
  servers = [];
});

afterEach(async () => {
  for (const server of servers) await server.stop();
  await remove();
});

async function start(): Promise<TestServer> {
  const server = await startTestServer(folder, { limitFactor: 1_000 });
  servers.push(server);
  return server;
}

async function restarted(server: TestServer): Promise<TestServer> {
  const next = await server.restart();
  servers.push(next);
  return next;
}

test('after a restart people are who they were and tables stand as they stood', async () => {
  const before = await start();
  const ann = await enter(before);
  const table = await openTable(before, ann, { name: 'Lasting' });
  const tab = await join(before, ann, table);
  const first = await tab.say({ type: 'sit', seat: 4 }, 'press-before-restart');
  const view = await tab.next('view', ({ seq }) => seq === 1);
  const after = await restarted(before);
  expect(await tab.next('closing')).toEqual({ reason: 'restart' });
  expect(await tab.closed).toBe(4_001);

  const back = await join(after, ann, table);
  expect(await back.next('hello')).toMatchObject({ you: ann.person, table: { name: 'Lasting' } });
  // The one entry that came in between: nobody is connected after a restart until they are back.
  const now = await back.next('view', (message) => message.view.seats[0]?.isAway === false);
  expect(now.view).toEqual(view.view);
  expect(await back.say({ type: 'sit', seat: 4 }, 'press-before-restart')).toEqual(first);
  expect(await back.say({ type: 'start' })).toMatchObject({ ok: true });
});

test('a stop waits for nobody who was promised a place and has not come', async () => {
  const server = await start();
  const ann = await enter(server);
  const table = await openTable(server, ann);
  const tab = await join(server, ann, table);
  expect((await fetch(`${server.url}/matchmake/joinById/${table}`, { method: 'POST' })).status).toBe(200);
  await server.stop();
  expect(await tab.closed).toBe(4_001);
}, 12_000);

test('a session that ended can still be looked at after a restart', async () => {
  const before = await start();
  const ann = await enter(before);
  const table = await openTable(before, ann);
  const tab = await join(before, ann, table);
  await tab.say({ type: 'sit', seat: 1 });
  await tab.say({ type: 'start' });
  expect(await tab.say({ type: 'leave', seat: 1 })).toMatchObject({ ok: true });
  const after = await restarted(before);
  expect((await post(after, `/api/tables/${table}/open`, { cookie: ann.cookie, body: {} })).status).toBe(200);
  const back = await join(after, ann, table);
  expect((await back.next('view')).view).toMatchObject({ phase: 'finished', ending: { kind: 'closed' } });
  expect(await back.say({ type: 'sit', seat: 1 })).toMatchObject({ ok: false, code: 'wrong-phase' });
});

test('deadlines that passed while nothing ran have fired when people are back', async () => {
  const before = await start();
  const ann = await enter(before);
  const table = await openTable(before, ann);
  const tab = await join(before, ann, table);
  await tab.say({ type: 'sit', seat: 1 });
  await tab.say({ type: 'start' });
  const shuffle = await tab.next('view', ({ view }) => view.phase === 'shuffle' || view.phase === 'bets');
  expect(shuffle.view.clock).not.toBeNull();
  // The new server's clock shows the real time, which is not yet past the deadline of one that was put back.
  await before.stop();
  const db = new DatabaseSync(joinPath(folder, 'upcard.db'));
  const state = String(db.prepare('SELECT state FROM snapshots').get()?.state).replaceAll(
    /"deadline":\d+/g,
    '"deadline":1000',
  );
  db.prepare('UPDATE snapshots SET state = ?').run(state);
  db.close();
  const after = await start();
  await after.settled();
  const back = await join(after, ann, table);
  const { view, seq } = await back.next('view');
  expect(seq).toBeGreaterThan(shuffle.seq);
  expect(view.clock?.deadline).not.toBe(1_000);
});

test('a database of a newer version is refused and left as it is', async () => {
  await (await start()).stop();
  const path = joinPath(folder, 'upcard.db');
  const db = new DatabaseSync(path);
  db.prepare('INSERT INTO kysely_migration (name, timestamp) VALUES (?, ?)').run('9999-tomorrow', '2099-01-01');
  db.close();
  await expect(start()).rejects.toThrow(/newer version of Upcard .*9999-tomorrow/);
  const kept = new DatabaseSync(path);
  expect(kept.prepare('SELECT name FROM kysely_migration ORDER BY name').all()).toEqual([
    ...Object.keys(MIGRATIONS).map((name) => ({ name })),
    { name: '9999-tomorrow' },
  ]);
  kept.close();
});

test('a file that is no database is refused and left as it is', async () => {
  await writeFile(joinPath(folder, 'upcard.db'), 'these are my memoirs, chapter one. '.repeat(100));
  await expect(start()).rejects.toThrow(/damaged or no Upcard database/);
});

test('a folder that cannot be written is named', async () => {
  await writeFile(joinPath(folder, 'file'), '');
  const dataDir = joinPath(folder, 'file', 'data');
  await expect(startServer({ ...readConfig({}), port: 0, dataDir, logLevel: 'silent' })).rejects.toThrow(
    `The data folder ${dataDir} can't be used`,
  );
});

test('a database that takes nothing more is one line when the server starts', async () => {
  await (await start()).stop();
  const starting = startServer(
    { ...readConfig({}), port: 0, dataDir: folder, logLevel: 'silent' },
    {
      openDatabase: async (...given) => {
        const database = await openDatabase(...given);
        await sql`pragma query_only = on`.execute(database.db);
        return database;
      },
    },
  );
  await expect(starting).rejects.toBeInstanceOf(StartFault);
  await expect(starting).rejects.toThrow(`The data folder ${folder} can't be used: `);
  await start();
});

test('two servers never share a data folder', async () => {
  await start();
  await expect(start()).rejects.toThrow(/Another Upcard server is running on this data folder/);
});

test('a port that is taken is named, and nothing stays locked behind', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await expect(startTestServer(folder, { port })).rejects.toThrow(`Port ${port} is in use`);
  await new Promise((resolve) => other.close(resolve));
  await start();
});

test('a full disk takes the server out of service and acknowledges nothing more', async () => {
  const server = await start();
  const ann = await enter(server);
  const table = await openTable(server, ann);
  const tab = await join(server, ann, table);
  await server.fillDisk();
  const acknowledged = pressUntilFull(tab);
  await expect(server.failure).rejects.toThrow(/The disk is full/);
  await tab.closed;
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  const lastSeq = await acknowledged;
  const after = await restarted(server);
  const back = await join(after, ann, table);
  const { seq } = await back.next('view');
  // Nothing of what was answered is lost; the entry that is on top notes that nobody is connected.
  expect(seq).toBeGreaterThanOrEqual(lastSeq);
  expect(seq).toBeLessThanOrEqual(lastSeq + 1);
});

/** Sits down and gets up again until there is no answer any more. Resolves with the position of the last answer. */
async function pressUntilFull(tab: Awaited<ReturnType<typeof join>>): Promise<number> {
  let seq = 0;
  for (;;) {
    const answer = await Promise.race([
      tab.say(seq % 2 === 0 ? { type: 'sit', seat: 1 } : { type: 'leave', seat: 1 }),
      tab.closed,
    ]);
    if (typeof answer === 'number') return seq;
    if (answer.ok) seq = answer.seq;
  }
}

test('a backup taken while the server writes is whole, and a server starts from it', async () => {
  const server = await start();
  const ann = await enter(server);
  const table = await openTable(server, ann, { name: 'Kept' });
  const { folder: other, remove: removeOther } = await temporaryFolder();
  const { bytes } = await backUp(folder, joinPath(other, 'upcard.db'));
  expect(bytes).toBeGreaterThan(0);
  expect((await stat(joinPath(other, 'upcard.db'))).mode & 0o077).toBe(0);
  await expect(backUp(folder, joinPath(other, 'upcard.db'))).rejects.toThrow(/is there already/);
  await expect(backUp(other, joinPath(other, 'nowhere', 'copy.db'))).rejects.toThrow(/No backup was made/);
  await server.stop();
  const copy = await startTestServer(other, { secret: null });
  const { tables } = JSON.parse(await (await fetch(`${copy.url}/api/tables`)).text());
  expect(tables).toMatchObject([{ id: table, name: 'Kept', host: ann.person }]);
  // Sessions are signed with a secret that is no part of the database.
  expect((await post(copy, `/api/tables/${table}/open`, { cookie: ann.cookie, body: {} })).status).toBe(401);
  await copy.stop();
  await removeOther();
});
