import { join } from 'node:path';
import type { Clock } from '@upcard/host';
import type { Logger } from 'pino';
import { performLocalAct } from './admin/local-act.ts';
import { type LocalDoor, openLocalDoor } from './admin/local-door.ts';
import { indexPeople } from './admin/people.ts';
import { type Accounts, openAccounts } from './auth/accounts.ts';
import { openGamesOfPeople } from './auth/games-of-people.ts';
import { keepersOf } from './auth/keepers.ts';
import { type Ownership, openOwnership } from './auth/ownership.ts';
import { keptSecret } from './auth/secret.ts';
import { type Chat, openChat } from './chat/chat.ts';
import { chatStore } from './chat/chat-store.ts';
import { SYSTEM_CLOCK } from './clock/system-clock.ts';
import type { Config } from './config.ts';
import { openCommandDesk } from './hall/command-desk.ts';
import { Hall } from './hall/hall.ts';
import { openHttpApp } from './http/app.ts';
import { maySend } from './http/authorisation.ts';
import type { HttpParts } from './http/http-parts.ts';
import { takeRequests } from './http/listener.ts';
import { loadWebApp } from './http/web-app.ts';
import { type Limits, openLimits } from './limits/limits.ts';
import { type Lobby, openLobby } from './lobby/lobby.ts';
import { openLog } from './log/logger.ts';
import { type Metrics, openMetrics } from './metrics/metrics.ts';
import { StartFault } from './start-fault.ts';
import { holdLease, type Lease } from './store/lease.ts';
import { type Database, openDatabase, startFault } from './store/open-database.ts';
import { openPasscodes } from './store/passcodes.ts';
import { ratingsOf } from './store/ratings-of.ts';
import { readableTables } from './store/readable-tables.ts';
import { StoreFailure } from './store/store-failure.ts';
import { tableStore } from './store/table-store.ts';
import { encodeMessage } from './ws/encode-message.ts';
import { openRoomServer, type RoomServer } from './ws/room-server.ts';

/** What may be put in the place of the real world. */
export interface Surroundings {
  readonly clock: Clock;
  readonly log: Logger;
  readonly openDatabase: typeof openDatabase;
}

/** A server that answers. */
export interface RunningServer {
  readonly port: number;
  /** Rejects with `StartFault` when the server can't go on; it then has to be stopped. */
  readonly failure: Promise<never>;
  /** Resolves when every table has taken what was said to it so far: for those who move its clock. */
  readonly settled: () => Promise<void>;
  /** Stops accepting, finishes what was begun, tells clients, and lets go of the data folder. */
  readonly stop: () => Promise<void>;
}

/** Starts a server: database, accounts, tables, then the port. Throws `StartFault` with nothing left behind. */
export async function startServer(config: Config, surroundings: Partial<Surroundings> = {}): Promise<RunningServer> {
  const clock = surroundings.clock ?? SYSTEM_CLOCK;
  const log = surroundings.log ?? openLog(config.logLevel);
  const failing = openFailing();
  const { fail } = failing;
  const database = await (surroundings.openDatabase ?? openDatabase)(config.dataDir, ({ fault, message }) =>
    fail(
      fault === 'full'
        ? 'The disk is full. Nothing that was acknowledged is lost.'
        : `The database can't be used any more: ${message}`,
    ),
  );
  const undo: (() => Promise<void>)[] = [database.close];
  try {
    const lease = await holdLease(database, clock, (error) =>
      fail(`The lease of the tables could not be renewed: ${String(error)}`),
    );
    undo.unshift(lease.end);
    const server = await open({ config, clock, log, database, lease, undo, hasFailed: failing.hasFailed });
    return { ...server, failure: failing.promise };
  } catch (error) {
    // What is told is why the start failed, not what cannot be tidied up after it.
    for (const step of undo) await step().catch(() => undefined);
    throw error instanceof StoreFailure ? startFault(config.dataDir, error) : error;
  }
}

/** The one failure that a running server can meet. */
interface Failing {
  readonly promise: Promise<never>;
  readonly fail: (message: string) => void;
  readonly hasFailed: () => boolean;
}

function openFailing(): Failing {
  const { promise, reject } = Promise.withResolvers<never>();
  // Whoever doesn't ask for the failure must not be ended by it.
  promise.catch(() => undefined);
  let hasFailed = false;
  const fail = (message: string): void => {
    hasFailed = true;
    reject(new StartFault(message));
  };
  return { promise, fail, hasFailed: () => hasFailed };
}

interface Opening extends Pick<Surroundings, 'clock' | 'log'>, Pick<Failing, 'hasFailed'> {
  readonly config: Config;
  readonly database: Database;
  readonly lease: Lease;
  /** What takes back what has been opened so far, newest first. */
  readonly undo: (() => Promise<void>)[];
}

async function open(opening: Opening): Promise<Omit<RunningServer, 'failure'>> {
  const { config, clock, log, database, lease, undo } = opening;
  const isSecure = config.publicOrigin?.startsWith('https:') ?? false;
  const games = openGamesOfPeople(database.db);
  const accounts = await openAccounts({
    database,
    games,
    ownership: () => ownership,
    now: clock.now,
    secret: config.secret ?? (await keptSecret(config.dataDir)),
    publicOrigin: config.publicOrigin,
    isSecure,
    warn: (message) => log.warn({ message }, 'accounts'),
  });
  await indexPeople(database.db);
  const limits = openLimits(config.limitFactor, clock.now);
  const metrics = openMetrics(() => hall.size);
  const isTesting = config.appEnv === 'testing';
  const { commandsOfPerson, joinRequests } = limits;
  const desk = openCommandDesk({ clock, commandsOfPerson, joinRequests, isTesting, metrics, log });
  const { publicOrigin } = config;
  const chatLines = chatStore(database.db);
  const chat = openChat({
    store: chatLines,
    clock,
    encode: encodeMessage,
    linesOfPerson: limits.linesOfPerson,
    mayTalk: (visitor) => maySend('say', visitor),
    isGone: accounts.isGone,
    log,
  });
  const rooms = await openRoomServer({
    hall: () => hall,
    desk,
    chat,
    clock,
    metrics,
    frames: limits.frames,
    accounts,
    publicOrigin,
    log,
  });
  undo.unshift(rooms.stop);
  const store = tableStore({ db: database.db, process: lease.process, now: clock.now });
  const hall = new Hall({
    store,
    clock,
    log,
    encode: encodeMessage,
    isReadable: readableTables(database.db, clock.now),
    ratingsOf: (people) => ratingsOf(database.db, people),
    isGone: accounts.isGone,
    doors: rooms.doors,
    changed: (table) => {
      lobby.touch(table);
      games
        .note(table, hall.peopleAt(table))
        .catch((error: unknown) => log.error({ err: error, table }, 'who plays could not be noted'));
    },
  });
  const ownership = openOwnership(keepersOf({ db: database.db, hall, games, chatLines, chat }));
  const lobby = openLobby(clock, (table) => hall.lobbyTable(table));
  undo.unshift(() => hall.stop());
  await hall.openRunning();
  await accounts.finishSuccessions();
  return serve(opening, { accounts, chat, hall, isSecure, limits, lobby, metrics, ownership, rooms });
}

interface Parts {
  readonly accounts: Accounts;
  readonly chat: Chat;
  readonly hall: Hall;
  readonly isSecure: boolean;
  readonly limits: Limits;
  readonly lobby: Lobby;
  readonly metrics: Metrics;
  readonly ownership: Ownership;
  readonly rooms: RoomServer;
}

/** Opens the port and answers. */
async function serve(
  { config, clock, log, database, lease, undo, hasFailed }: Opening,
  parts: Parts,
): Promise<Omit<RunningServer, 'failure'>> {
  const { hall, rooms } = parts;
  let isStopping = false;
  const httpParts: HttpParts = {
    ...parts,
    clock,
    db: database.db,
    log,
    isReady: async () => !isStopping && !hasFailed() && (await isAlive(database, lease)),
    isTesting: config.appEnv === 'testing',
    passcodes: openPasscodes(database.db),
    publicOrigin: config.publicOrigin,
    trustsProxy: config.trustsProxy,
    webApp: await loadWebApp(config.webDir ?? join(import.meta.dirname, '../../web/dist')),
  };
  const http = openHttpApp(httpParts);
  const door = await openDoor(config.dataDir, { clock, log, database });
  undo.unshift(door.close);
  await rooms.listen(config.port, config.host);
  takeRequests(rooms.http, http, httpParts);
  const address = rooms.http.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  log.info({ port, tables: hall.size }, 'ready');
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info('stopping');
    http.feeds.end();
    for (const step of undo)
      await step().catch((error: unknown) => log.error({ err: error }, 'a step of the stop failed'));
    log.info('stopped');
  };
  return { port, settled: () => hall.settled(), stop };
}

/** Lets `upcard admin` in; a system that has no such doors has to be stopped for it. */
async function openDoor(
  folder: string,
  { clock, log, database }: Pick<Opening, 'clock' | 'log' | 'database'>,
): Promise<LocalDoor> {
  try {
    return await openLocalDoor(folder, async (act) => {
      log.info({ act: act.act }, 'asked by the command line');
      return performLocalAct(database.db, act, clock.now());
    });
  } catch (error) {
    log.warn({ err: error }, 'the command line can reach this server only when it is stopped');
    return { close: async () => undefined };
  }
}

async function isAlive({ db }: Database, { process }: Lease): Promise<boolean> {
  const row = await db
    .selectFrom('processes')
    .select('id')
    .where('id', '=', process)
    .executeTakeFirst()
    .catch(() => undefined);
  return row !== undefined;
}
