import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { type SteppedClock, steppedClock } from '@upcard/host';
import type { Person } from '@upcard/tables';
import { sql } from 'kysely';
import { vi } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { openLog } from '../log/logger.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { type Database, openDatabase } from '../store/open-database.ts';
import { writeRatings } from '../store/write-ratings.ts';

/** Whole servers and processes need more than the usual five seconds on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** A server of a test, in a folder of its own, on a clock that stands still. */
export interface TestServer extends RunningServer {
  readonly url: string;
  readonly clock: SteppedClock;
  readonly config: Config;
  /** Everything logged at info and above. */
  readonly log: () => string;
  /** Lets this much time pass, in milliseconds. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** As if this table had been a rated game that ended now; by how many tenths it moved whom, by id. */
  readonly rate: (table: string, changes: Readonly<Record<string, number>>) => Promise<void>;
  /** All rows of a table of the database. */
  readonly rowsOf: (table: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** From now on the database can't grow. */
  readonly fillDisk: () => Promise<void>;
  /** From now on rows of this table can be neither added nor changed. Returns what mends it. */
  readonly refuseRows: (table: string) => Promise<() => Promise<void>>;
  /** From now on this column of a table can't be changed in rows that are there. Returns what mends it. */
  readonly refuseChanges: (table: string, column: string) => Promise<() => Promise<void>>;
  /** Stops this one and starts another on the same data. */
  readonly restart: () => Promise<TestServer>;
}

/** A new folder that is taken away by the returned function. */
export async function temporaryFolder(): Promise<{ readonly folder: string; readonly remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'upcard-test-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Starts a server on any free port. */
export async function startTestServer(folder: string, change: Partial<Config> = {}): Promise<TestServer> {
  const config = {
    ...readConfig({ DATA_DIR: folder, WEB_DIR: join(folder, 'web') }),
    port: 0,
    host: '127.0.0.1',
    ...change,
  };
  const lines: string[] = [];
  const destination = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const clock = steppedClock(Date.now());
  const opened: Database[] = [];
  const server = await startServer(config, {
    clock,
    log: openLog('info', destination),
    openDatabase: async (...given) => {
      const database = await openDatabase(...given);
      opened.push(database);
      return database;
    },
  });
  return {
    ...server,
    url: `http://127.0.0.1:${server.port}`,
    clock,
    config,
    log: () => lines.join(''),
    pass: (milliseconds) => clock.advanceTo(clock.now() + milliseconds, server.settled),
    rate: async (table, changes) => {
      const ratings = Object.entries(changes).map(([person, change]) => ({ person, change }));
      for (const { db } of opened)
        await db.transaction().execute((all) => writeRatings(all, ratings, { table, at: clock.now() }));
    },
    rowsOf: async (table) => {
      const all = opened.map(({ db }) => sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db));
      return (await Promise.all(all)).flatMap(({ rows }) => rows);
    },
    fillDisk: async () => {
      for (const { db } of opened) {
        const { rows } = await sql<{ page_count: number }>`select page_count from pragma_page_count`.execute(db);
        await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db);
      }
    },
    refuseRows: (table) => refuse(opened, [`insert on ${table}`, `update on ${table}`]),
    refuseChanges: (table, column) => refuse(opened, [`update of ${column} on ${table}`]),
    restart: async () => {
      await server.stop();
      return startTestServer(folder, change);
    },
  };
}

/** Makes these events of the databases fail until what is returned is called. */
async function refuse(opened: readonly Database[], events: readonly string[]): Promise<() => Promise<void>> {
  const everywhere = async (statements: readonly string[]): Promise<void> => {
    for (const { db } of opened) for (const statement of statements) await sql.raw(statement).execute(db);
  };
  const abort = `begin select raise(abort, 'refused by the test'); end`;
  await everywhere(events.map((event, index) => `create trigger refusal_${index} before ${event} ${abort}`));
  return () => everywhere(events.map((_event, index) => `drop trigger refusal_${index}`));
}

/** Somebody with a session. */
export interface TestGuest {
  readonly person: Person;
  readonly cookie: string;
}

/** Comes in as a guest. */
export async function enter({ url }: TestServer): Promise<TestGuest> {
  const response = await fetch(`${url}/api/guest`, { method: 'POST' });
  const { person }: { person: Person } = JSON.parse(await response.text());
  return { person, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** Posts JSON as somebody. */
export function post(
  { url }: TestServer,
  path: string,
  { cookie, body }: { cookie?: string; body: unknown },
): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(cookie === undefined ? {} : { cookie }) };
  return fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Opens a House table and gives its id. */
export async function openTable(server: TestServer, { cookie }: TestGuest, more: object = {}): Promise<string> {
  const response = await post(server, '/api/tables', { cookie, body: { kind: 'house', ...more } });
  const { id }: { id: string } = JSON.parse(await response.text());
  return id;
}
