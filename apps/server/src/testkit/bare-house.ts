import { type SteppedClock, steppedClock } from '@upcard/host';
import type { KyselyPlugin } from 'kysely';
import { type Accounts, openAccounts } from '../auth/accounts.ts';
import { openGamesOfPeople } from '../auth/games-of-people.ts';
import { keepersOf } from '../auth/keepers.ts';
import { openOwnership } from '../auth/ownership.ts';
import { type Chat, openChat } from '../chat/chat.ts';
import { chatStore } from '../chat/chat-store.ts';
import { Hall } from '../hall/hall.ts';
import { slidingWindow } from '../limits/sliding-window.ts';
import { openLog } from '../log/logger.ts';
import { holdLease } from '../store/lease.ts';
import { type Database, openDatabase } from '../store/open-database.ts';
import { ratingsOf } from '../store/ratings-of.ts';
import { readableTables } from '../store/readable-tables.ts';
import { tableStore } from '../store/table-store.ts';

/** A house without doors: its people, tables and chats on a database, and no port. */
export interface BareHouse {
  readonly accounts: Accounts;
  readonly hall: Hall;
  readonly chat: Chat;
  readonly clock: SteppedClock;
  readonly db: Database['db'];
  /** Closes the database, with nothing said or saved before. */
  readonly close: () => Promise<void>;
}

const NOTHING_SEEN: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => result,
};

/** Opens a house on this folder, as a server that starts does. `plugin` sees everything that is asked of the database. */
export async function openBareHouse(folder: string, plugin: KyselyPlugin = NOTHING_SEEN): Promise<BareHouse> {
  const opened = await openDatabase(folder, () => undefined);
  const db = opened.db.withPlugin(plugin);
  const database = { ...opened, db };
  const [clock, log] = [steppedClock(1_000), openLog('silent')];
  const games = openGamesOfPeople(db);
  const world = { games, ownership: () => ownership, now: clock.now, warn: () => undefined };
  const accounts = await openAccounts({
    database,
    secret: 's'.repeat(32),
    publicOrigin: null,
    isSecure: false,
    ...world,
  });
  const chatLines = chatStore(db);
  const encode = () => new Uint8Array();
  const linesOfPerson = slidingWindow({ most: 1_000, span: 1_000 }, clock.now);
  const chat = openChat({
    store: chatLines,
    clock,
    encode,
    linesOfPerson,
    mayTalk: () => true,
    isGone: accounts.isGone,
    log,
  });
  const lease = await holdLease(database, clock, () => undefined);
  const hall = new Hall({
    store: tableStore({ db, process: lease.process, now: clock.now }),
    clock,
    log,
    encode,
    isReadable: readableTables(db, clock.now),
    ratingsOf: (people) => ratingsOf(db, people),
    isGone: accounts.isGone,
    doors: { open: async () => undefined, close: async () => undefined },
    changed: (table) => void games.note(table, hall.peopleAt(table)).catch(() => undefined),
  });
  const ownership = openOwnership(keepersOf({ db, hall, games, chatLines, chat }));
  await hall.openRunning();
  await accounts.finishSuccessions();
  return { accounts, hall, chat, clock, db, close: opened.close };
}
