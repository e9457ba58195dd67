import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { StartFault } from '../start-fault.ts';
import { migrate } from './migrate.ts';
import type { DatabaseSchema } from './schema.ts';
import { lockData } from './sqlite/data-lock.ts';
import { startSqlite } from './sqlite/sqlite-client.ts';
import { sqliteDialect } from './sqlite/sqlite-dialect.ts';
import { sqliteFault } from './sqlite/sqlite-fault.ts';
import { StoreFailure } from './store-failure.ts';

/** File of the embedded database, in the data folder. */
export const DATABASE_FILE = 'upcard.db';

/** The open database. `type` is what the account library needs to know about it. */
export interface Database {
  readonly db: Kysely<DatabaseSchema>;
  readonly type: 'sqlite';
  /** Whether no other process can be at work on the same database. */
  readonly isExclusive: boolean;
  readonly close: () => Promise<void>;
}

/**
 * Opens the embedded database in this folder, made when missing, and brings it up to date. Throws `StartFault` with a line
 * for people when that is impossible. `onFatal` is called once when the database fails later on.
 */
export async function openDatabase(folder: string, onFatal: (failure: StoreFailure) => void): Promise<Database> {
  try {
    return await open(folder, onFatal);
  } catch (error) {
    throw startFault(folder, error);
  }
}

async function open(folder: string, onFatal: (failure: StoreFailure) => void): Promise<Database> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = lockData(join(folder, 'upcard.lock'));
  try {
    const client = await startSqlite(join(folder, DATABASE_FILE), onFatal);
    const db = new Kysely<DatabaseSchema>({ dialect: sqliteDialect(client) });
    const close = async (): Promise<void> => {
      await db.destroy();
      lock.release();
    };
    try {
      await migrate(db);
    } catch (error) {
      await close();
      throw error;
    }
    return { db, type: 'sqlite', isExclusive: true, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A failure of the database as one line for people, when the server was to start on this folder. */
export function startFault(folder: string, error: unknown): StartFault {
  if (error instanceof StartFault) return error;
  const { fault, message } = error instanceof StoreFailure ? error : sqliteFault(error);
  switch (fault) {
    case 'full':
      return new StartFault(`The disk of the data folder ${folder} is full. Nothing was changed.`);
    case 'damaged':
      return new StartFault(
        `The database in ${folder} is damaged or no Upcard database: ${message}. Nothing was changed.`,
      );
    default:
      return new StartFault(`The data folder ${folder} can't be used: ${message}`);
  }
}
