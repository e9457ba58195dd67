import { existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFault } from './start-fault.ts';
import { DATABASE_FILE } from './store/open-database.ts';

/** A finished backup: where it is and how big, in bytes. */
export interface Backup {
  readonly file: string;
  readonly bytes: number;
}

/**
 * Copies the database of a data folder into a new file, as it is at one moment, while a server may be writing to it. The
 * copy has its final name only once it is whole and on the disk. Throws `StartFault` with one line for people.
 */
export async function backUp(folder: string, target: string): Promise<Backup> {
  const source = join(folder, DATABASE_FILE);
  const file = resolve(target);
  const unfinished = `${file}.unfinished`;
  if (!existsSync(source)) throw new StartFault(`There is no Upcard database in ${folder}.`);
  if (existsSync(file)) throw new StartFault(`${file} is there already. Nothing was changed.`);
  try {
    await rm(unfinished, { force: true });
    // It holds what nobody may see: sessions, and the cards that are still to come.
    await (await open(unfinished, 'wx', 0o600)).close();
    copy(source, unfinished);
    await flush(unfinished);
    await rename(unfinished, file);
    await flush(dirname(file));
    return { file, bytes: (await stat(file)).size };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw new StartFault(`No backup was made: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function copy(source: string, target: string): void {
  const db = new DatabaseSync(source, { timeout: 5_000 });
  try {
    db.prepare('VACUUM INTO ?').run(target);
  } finally {
    db.close();
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
