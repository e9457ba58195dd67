import { Worker } from 'node:worker_threads';
import { isFatal, StoreFailure } from '../store-failure.ts';
import type { Bindable, FromWorker, Job, Outcome, ToWorker } from './worker-message.ts';

/** What a job brought back. */
export interface JobResult {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/** The main thread's end of the database worker. Every promise rejects with `StoreFailure`. */
export interface SqliteClient {
  readonly statement: (sql: string, parameters: readonly Bindable[]) => Promise<JobResult>;
  readonly boundary: (kind: 'begin' | 'commit' | 'rollback') => Promise<JobResult>;
  /** Finishes what was asked before and closes the file. */
  readonly close: () => Promise<void>;
}

interface Asker {
  readonly resolve: (result: JobResult) => void;
  readonly reject: (failure: StoreFailure) => void;
}

/** Job ids and those who wait for them. */
class Askers {
  private readonly waiting = new Map<number, Asker>();
  private readonly onFatal: (failure: StoreFailure) => void;
  private nextId = 1;
  private ended: StoreFailure | null = null;

  constructor(onFatal: (failure: StoreFailure) => void) {
    this.onFatal = onFatal;
  }

  /** Whoever asks when nobody answers any more is told so at once. */
  add(asker: Asker): number {
    const id = this.nextId++;
    if (this.ended === null) this.waiting.set(id, asker);
    else asker.reject(this.ended);
    return id;
  }

  settle(outcome: Outcome): void {
    const asker = this.waiting.get(outcome.id);
    this.waiting.delete(outcome.id);
    if (outcome.ok) {
      asker?.resolve(outcome);
      return;
    }
    const failure = new StoreFailure(outcome.fault, outcome.message);
    asker?.reject(failure);
    if (isFatal(outcome.fault)) this.onFatal(failure);
  }

  end(failure: StoreFailure): void {
    this.ended = failure;
    for (const asker of this.waiting.values()) asker.reject(failure);
    this.waiting.clear();
  }
}

/**
 * Starts the worker on this file. Rejects with `StoreFailure` when it can't be opened. `onFatal` is called once when the
 * database can't be relied on any more.
 */
export function startSqlite(path: string, onFatal: (failure: StoreFailure) => void): Promise<SqliteClient> {
  return overWorker(new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: path }), onFatal);
}

/** The client of a worker that is about to open its file: see `startSqlite`. */
export async function overWorker(worker: Worker, onFatal: (failure: StoreFailure) => void): Promise<SqliteClient> {
  const closed = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  let isLost = false;
  let hasTakenLeave = false;
  const lose = (failure: StoreFailure): void => {
    if (isLost) return;
    isLost = true;
    opened.reject(failure);
    onFatal(failure);
  };
  const askers = new Askers(lose);
  worker.on('message', (message: FromWorker) => {
    hasTakenLeave = message.kind === 'closed' || message.kind === 'unopened';
    if (message.kind === 'outcomes') message.outcomes.forEach((outcome) => void askers.settle(outcome));
    else if (message.kind === 'opened') opened.resolve();
    else if (message.kind === 'closed') closed.resolve();
    else opened.reject(new StoreFailure(message.fault, message.message));
  });
  worker.on('error', (error: Error) =>
    lose(new StoreFailure('unwritable', `The database worker failed: ${error.message}`)),
  );
  worker.on('exit', () => {
    const failure = new StoreFailure('unwritable', 'The database is closed.');
    if (!hasTakenLeave) lose(failure);
    askers.end(failure);
    closed.resolve();
  });
  await opened.promise;
  return client(worker, askers, closed.promise);
}

function client(worker: Worker, askers: Askers, closed: Promise<void>): SqliteClient {
  let jobs: Job[] = [];
  const tell = (message: ToWorker): void => worker.postMessage(message);
  const send = (): void => {
    tell({ kind: 'jobs', jobs });
    jobs = [];
  };
  /** Jobs of one turn travel in one message. */
  const ask = (job: (id: number) => Job): Promise<JobResult> =>
    new Promise((resolve, reject) => {
      if (jobs.length === 0) queueMicrotask(send);
      jobs.push(job(askers.add({ resolve, reject })));
    });
  return {
    statement: (sql, parameters) => ask((id) => ({ id, kind: 'statement', sql, parameters })),
    boundary: (kind) => ask((id) => ({ id, kind })),
    close: async () => {
      if (jobs.length > 0) send();
      tell({ kind: 'close' });
      await closed;
    },
  };
}
