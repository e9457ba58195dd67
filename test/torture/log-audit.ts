import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Snapshot } from '@upcard/host';
import { PLAIN_TERMS } from '@upcard/tables';
import { chatFaults } from './chat-audit.ts';
import { deedFaults } from './deed-audit.ts';
import { peopleAtRestFaults, peopleFaults } from './people-audit.ts';
import { text, textOrNull, whole } from './row.ts';
import { type LogRow, TableAudit } from './table-audit.ts';
import type { Witness } from './witness.ts';

/** What the log came to. */
export interface LogCounts {
  readonly tables: number;
  readonly finished: number;
  readonly rows: number;
  readonly rounds: number;
  readonly snapshots: number;
  /** How often somebody at a table became somebody else, and what administrators did to tables. */
  readonly moves: number;
  readonly voids: number;
  readonly pauses: number;
}

/** Reads the database of a server that does not run, again and again, and holds it against what the crowd has witnessed. */
export class LogAudit {
  readonly #file: string;
  readonly #witness: Witness;
  readonly #tables = new Map<string, TableAudit>();
  readonly #told = new Set<string>();
  #snapshots = 0;

  constructor(dataDir: string, witness: Witness) {
    this.#file = join(dataDir, 'upcard.db');
    this.#witness = witness;
  }

  /** Reads what is new since the last time and reports everything wrong to the witness. */
  read(): void {
    this.#withDatabase((db) => {
      for (const id of this.#witness.tables.keys()) this.#readTable(db, id);
      const all = [
        ...peopleFaults(db, this.#witness, this.#tables),
        ...chatFaults(db, this.#witness),
        ...deedFaults(db, this.#witness, this.#tables),
      ];
      for (const fault of all) this.#once(fault);
    });
  }

  /** The same after a server that has stopped in order, which may leave nothing half done. */
  readAtRest(): void {
    this.read();
    this.#withDatabase((db) => {
      for (const fault of peopleAtRestFaults(db, this.#witness)) this.#once(fault);
    });
  }

  /** What stands in the database stays wrong; it is told once. */
  #once(fault: string): void {
    if (this.#told.has(fault)) return;
    this.#told.add(fault);
    this.#witness.fault(fault);
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
      moves: audits.reduce((sum, { moves }) => sum + moves.length, 0),
      voids: audits.reduce((sum, { rulings }) => sum + rulings.voids, 0),
      pauses: audits.reduce((sum, { rulings }) => sum + rulings.pauses, 0),
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
      .prepare('SELECT founder, joining, passcode_hash, created_at, settings FROM tables WHERE id = ?')
      .get(id);
    if (row === undefined) return null;
    const { access } = this.#witness.of(id);
    if (text(row, 'joining') !== access.joining || (row.passcode_hash === null) !== (access.passcode === null))
      this.#witness.fault(`${id}: opened by ${access.joining}, and is ${text(row, 'joining')}`);
    const setup = {
      opener: JSON.parse(text(row, 'founder')),
      joining: access.joining,
      terms: PLAIN_TERMS,
      createdAt: whole(row, 'created_at'),
      settings: JSON.parse(text(row, 'settings')),
    };
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
    commandId: textOrNull(row, 'command_id'),
    events: JSON.parse(text(row, 'events')),
    cards: row.cards === null ? null : JSON.parse(text(row, 'cards')),
    ratings: [],
  }));
}

function snapshotOf(db: DatabaseSync, id: string): Snapshot | null {
  const row = db.prepare('SELECT seq, state FROM snapshots WHERE table_id = ?').get(id);
  return row === undefined ? null : { seq: whole(row, 'seq'), state: JSON.parse(text(row, 'state')), cards: null };
}
