import { DatabaseSync } from 'node:sqlite';
import { StartFault } from '../../start-fault.ts';

/** Held while this process may use the data folder. The system frees it when the process ends, however it ends. */
export interface DataLock {
  /** May be called again. */
  readonly release: () => void;
}

/** Thrown when another process is at work on the data folder. */
export class FolderInUse extends StartFault {}

/**
 * Takes the lock file for this process alone: a transaction that stays open in a file with nothing in it. Throws
 * `FolderInUse` when another process holds it.
 */
export function lockData(path: string): DataLock {
  const db = new DatabaseSync(path, { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    const isHeld = error instanceof Error && 'errcode' in error && error.errcode === 5;
    if (isHeld)
      throw new FolderInUse(
        `Another Upcard server is running on this data folder (${path} is locked). Stop it, or use another DATA_DIR.`,
      );
    throw error;
  }
  return {
    release: () => {
      if (db.isOpen) db.close();
    },
  };
}
