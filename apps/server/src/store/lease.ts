import type { Clock } from '@upcard/host';
import type { Kysely } from 'kysely';
import type { Database } from './open-database.ts';
import type { DatabaseSchema } from './schema.ts';

/** How long a process owns its tables after its last sign of life, in milliseconds. */
const LEASE = 15_000;
const RENEWED_EVERY = 5_000;

/** This process's claim to the tables it runs. */
export interface Lease {
  readonly process: string;
  /** Gives the tables back to whoever asks first. */
  readonly end: () => Promise<void>;
}

/**
 * Enters this process and keeps its lease alive. Where the database belongs to one process alone, the leases of others
 * are over already, whatever the clock says, so that a restart needn't wait. `onLost` is called when a renewal fails.
 */
export async function holdLease(database: Database, clock: Clock, onLost: (error: unknown) => void): Promise<Lease> {
  const process = crypto.randomUUID();
  const { db } = database;
  if (database.isExclusive) await db.deleteFrom('processes').execute();
  await db
    .insertInto('processes')
    .values({ id: process, expires: clock.now() + LEASE })
    .execute();
  const stop = renew(db, process, { clock, onLost });
  return {
    process,
    end: async () => {
      stop();
      await db.deleteFrom('processes').where('id', '=', process).execute();
    },
  };
}

interface Renewal {
  readonly clock: Clock;
  readonly onLost: (error: unknown) => void;
}

function renew(db: Kysely<DatabaseSchema>, process: string, { clock, onLost }: Renewal): () => void {
  let cancel = (): void => undefined;
  let isOver = false;
  const schedule = (): void => {
    cancel = clock.alarm(clock.now() + RENEWED_EVERY, () => {
      db.updateTable('processes')
        .set({ expires: clock.now() + LEASE })
        .where('id', '=', process)
        .execute()
        .then(() => {
          if (!isOver) schedule();
        }, onLost);
    });
  };
  schedule();
  return () => {
    isOver = true;
    cancel();
  };
}
