import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { Snapshot } from '@upcard/host';
import { avatarFor, PLAIN_TERMS, parseAvatar } from '@upcard/tables';
import { type LogRow, TableAudit } from './table-audit.ts';
import type { Witness } from './witness.ts';

/** What the log came to. */
export interface LogCounts {
  readonly tables: number;
  readonly finished: number;
  readonly rows: number;
  readonly rounds: number;
  readonly snapshots: number;
}

type Row = Record<string, SQLOutputValue>;

/** Reads the database of a server that does not run, again and again, and holds it against what the crowd has witnessed. */
export class LogAudit {
  readonly #file: string;
  readonly #witness: Witness;
  readonly #tables = new Map<string, TableAudit>();
  #snapshots = 0;

  constructor(dataDir: string, witness: Witness) {
    this.#file = join(dataDir, 'upcard.db');
    this.#witness = witness;
  }

  /** Reads what is new since the last time and reports everything wrong to the witness. */
  read(): void {
    this.#withDatabase((db) => {
      for (const id of this.#witness.tables.keys()) this.#readTable(db, id);
    });
  }

  /** Reads everything from the first row again: nothing that was there before may read differently now. */
  readAgain(): void {
    this.#withDatabase((db) => {
      for (const [id, audit] of this.#tables) {
        const again = this.#openTable(db, id);
        for (const row of rowsAfter(db, id, 0)) again?.take(row, null);
        if (again?.digest !== audit.digest) this.#witness.fault(`${id}: the log has changed behind the newest row`);
      }
    });
  }

  get counts(): LogCounts {
    const audits = [...this.#tables.values()];
    return {
      tables: audits.length,
      finished: audits.filter(({ isFinished }) => isFinished).length,
      rows: audits.reduce((sum, { rows }) => sum + rows, 0),
      rounds: audits.reduce((sum, { rounds }) => sum + rounds, 0),
      snapshots: this.#snapshots,
    };
  }

  #withDatabase(work: (db: DatabaseSync) => void): void {
    const db = new DatabaseSync(this.#file, { readOnly: true });
    try {
      work(db);
    } finally {
      db.close();
    }
  }

  #readTable(db: DatabaseSync, id: string): void {
    const audit = this.#tables.get(id) ?? this.#openTable(db, id);
    if (audit === null) {
      this.#witness.fault(`${id}: the table was acknowledged and is not there`);
      return;
    }
    this.#tables.set(id, audit);
    const snapshot = snapshotOf(db, id);
    if (snapshot !== null) this.#snapshots += 1;
    audit.holdNewest();
    for (const row of rowsAfter(db, id, audit.rows)) audit.take(row, snapshot);
    audit.conclude();
    if (this.#witness.of(id).isGone && !audit.isFinished)
      this.#witness.fault(`${id}: somebody was told that it is gone, and it is not finished`);
    for (const fault of audit.faults.splice(0)) this.#witness.fault(fault);
  }

  #openTable(db: DatabaseSync, id: string): TableAudit | null {
    const row = db
      .prepare('SELECT opener_id, opener_name, opener_avatar, created_at, settings FROM tables WHERE id = ?')
      .get(id);
    if (row === undefined) return null;
    const opener = {
      id: text(row, 'opener_id'),
      name: text(row, 'opener_name'),
      avatar: parseAvatar(text(row, 'opener_avatar')) ?? avatarFor(text(row, 'opener_id')),
    };
    const settings = JSON.parse(text(row, 'settings'));
    const setup = {
      opener,
      joining: 'open',
      terms: PLAIN_TERMS,
      createdAt: whole(row, 'created_at'),
      settings,
    } as const;
    return new TableAudit(id, setup, this.#witness.of(id));
  }
}

function rowsAfter(db: DatabaseSync, id: string, seq: number): LogRow[] {
  const rows = db
    .prepare('SELECT seq, epoch, at, command_id, events, cards FROM events WHERE table_id = ? AND seq > ? ORDER BY seq')
    .all(id, seq);
  return rows.map((row) => ({
    seq: whole(row, 'seq'),
    epoch: whole(row, 'epoch'),
    at: whole(row, 'at'),
    commandId: row.command_id === null ? null : text(row, 'command_id'),
    events: JSON.parse(text(row, 'events')),
    cards: row.cards === null ? null : JSON.parse(text(row, 'cards')),
    ratings: [],
  }));
}

function snapshotOf(db: DatabaseSync, id: string): Snapshot | null {
  const row = db.prepare('SELECT seq, state FROM snapshots WHERE table_id = ?').get(id);
  return row === undefined ? null : { seq: whole(row, 'seq'), state: JSON.parse(text(row, 'state')), cards: null };
}

function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new Error(`${column} is no text`);
  return value;
}

function whole(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new Error(`${column} is no number`);
  return value;
}
