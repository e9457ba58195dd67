import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { sqliteFault } from './sqlite-fault.ts';
import type { Job, Outcome } from './worker-message.ts';

/** Milliseconds to wait for another program's lock before giving up. */
const LOCK_WAIT = 5_000;

/** Prepared statements kept at once; the program has far fewer. */
const STATEMENTS_KEPT = 256;

/** The one writing connection. Each list of jobs becomes durable with a single flush to the disk. */
export interface SqliteConnection {
  /** Runs jobs in order; when this returns, those answered `ok` would survive a crash. */
  readonly run: (jobs: readonly Job[]) => readonly Outcome[];
  readonly close: () => void;
}

interface Prepared {
  readonly statement: StatementSync;
  readonly isReader: boolean;
}

/** Opens the file, which is made when it isn't there. Throws `node:sqlite`'s errors. */
export function openSqlite(path: string): SqliteConnection {
  const db = new DatabaseSync(path, { timeout: LOCK_WAIT, enableForeignKeyConstraints: true });
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = FULL');
  const prepared = new Map<string, Prepared>();

  const prepare = (sql: string): Prepared => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const statement = db.prepare(sql);
    const fresh = { statement, isReader: statement.columns().length > 0 };
    if (prepared.size >= STATEMENTS_KEPT) prepared.clear();
    prepared.set(sql, fresh);
    return fresh;
  };

  const runOne = (job: Job): Outcome => {
    try {
      if (job.kind !== 'statement') {
        db.exec(job.kind === 'begin' ? 'BEGIN IMMEDIATE' : job.kind);
        return { id: job.id, ok: true, rows: [], changes: 0 };
      }
      const { statement, isReader } = prepare(job.sql);
      if (isReader) {
        const rows = statement.all(...job.parameters);
        return { id: job.id, ok: true, rows, changes: isQuery(job) ? 0 : rows.length };
      }
      return { id: job.id, ok: true, rows: [], changes: Number(statement.run(...job.parameters).changes) };
    } catch (error) {
      if (job.kind === 'commit' && db.isTransaction) db.exec('ROLLBACK');
      return { id: job.id, ok: false, ...sqliteFault(error) };
    }
  };

  return {
    run: (jobs) => split(jobs).flatMap((part) => runTogether(db, part, runOne)),
    close: () => db.close(),
  };
}

/** Boundaries of held transactions stand alone; what lies between them stays together. */
function split(jobs: readonly Job[]): readonly (readonly Job[])[] {
  const parts: Job[][] = [];
  let open: Job[] | null = null;
  for (const job of jobs) {
    if (job.kind === 'statement' && open !== null) open.push(job);
    else {
      parts.push([job]);
      open = job.kind === 'statement' ? (parts.at(-1) ?? null) : null;
    }
  }
  return parts;
}

/**
 * One transaction around all jobs, unless they only read, hold a transaction of their own or there is one already. When the
 * whole transaction is lost (a full disk), every job of it has failed, whatever it seemed to achieve.
 */
function runTogether(db: DatabaseSync, jobs: readonly Job[], runOne: (job: Job) => Outcome): readonly Outcome[] {
  if (db.isTransaction || jobs.every((job) => job.kind !== 'statement' || isQuery(job))) return jobs.map(runOne);
  try {
    db.exec('BEGIN IMMEDIATE');
    const outcomes = jobs.map(runOne);
    if (db.isTransaction) {
      db.exec('COMMIT');
      return outcomes;
    }
    const failed = outcomes.find((outcome) => !outcome.ok);
    return failAll(jobs, new Error(failed?.ok === false ? failed.message : 'transaction lost'), failed);
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    return failAll(jobs, error, undefined);
  }
}

function failAll(jobs: readonly Job[], error: unknown, cause: Outcome | undefined): readonly Outcome[] {
  const { fault, message } = sqliteFault(error);
  return jobs.map(({ id }) => ({ id, ok: false, message, fault: cause?.ok === false ? cause.fault : fault }));
}

function isQuery(job: Job): boolean {
  return job.kind === 'statement' && /^\s*select\b/i.test(job.sql);
}
