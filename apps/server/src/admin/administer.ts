import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartFault } from '../start-fault.ts';
import { DATABASE_FILE, type Database, openDatabase } from '../store/open-database.ts';
import { FolderInUse } from '../store/sqlite/data-lock.ts';
import { type LocalAct, type LocalAnswer, performLocalAct } from './local-act.ts';
import { knock, NobodyOpens } from './local-door.ts';

/**
 * Does an act of administration on a data folder. There is one writer at a time: the server that runs on the folder is asked to do
 * it, and only where none runs the database is opened here, for as long as it takes. Throws `StartFault` with one line for people.
 */
export async function administer(folder: string, act: LocalAct): Promise<LocalAnswer> {
  if (!existsSync(join(folder, DATABASE_FILE))) throw new StartFault(`There is no Upcard database in ${folder}.`);
  const database = await openUnlessInUse(folder);
  if (database === null) return askServer(folder, act);
  try {
    return await performLocalAct(database.db, act, Date.now());
  } finally {
    await database.close();
  }
}

async function openUnlessInUse(folder: string): Promise<Database | null> {
  try {
    return await openDatabase(folder, () => undefined);
  } catch (error) {
    if (error instanceof FolderInUse) return null;
    throw error;
  }
}

async function askServer(folder: string, act: LocalAct): Promise<LocalAnswer> {
  try {
    return await knock(folder, act);
  } catch (error) {
    if (!(error instanceof NobodyOpens)) throw error;
    throw new StartFault(
      `The server that runs on ${folder} could not be asked (${error.message}). Stop it and try again. Nothing was changed.`,
    );
  }
}
