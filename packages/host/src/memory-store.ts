import { Fenced, type LogEntry, type Snapshot, type Store, type TableRecord } from './ports.ts';

/** One table's part of the memory. Entries and snapshot are kept as text, so that only plain JSON comes back. */
interface Shelf {
  readonly record: TableRecord;
  readonly entries: string[];
  readonly commands: Map<string, number>;
  epoch: number;
  snapshot: string | null;
  isFinished: boolean;
}

/**
 * A store that lasts as long as the process: for scenarios, tables without a server, and tests. Throws for a table it does
 * not have, for a table made twice and for an entry out of order.
 */
export function memoryStore(): Store {
  const shelves = new Map<string, Shelf>();
  const shelfOf = (table: string): Shelf => {
    const shelf = shelves.get(table);
    if (shelf === undefined) throw new Error(`no table ${table} in this store`);
    return shelf;
  };
  return {
    async createTable(record) {
      if (shelves.has(record.id)) throw new Error(`table ${record.id} is there already`);
      const empty = { entries: [], commands: new Map(), epoch: 0, snapshot: null, isFinished: false };
      shelves.set(record.id, { record, ...empty });
    },
    async claim(table) {
      const shelf = shelves.get(table);
      if (shelf === undefined) return null;
      shelf.epoch += 1;
      const snapshot: Snapshot | null = shelf.snapshot === null ? null : JSON.parse(shelf.snapshot);
      const entries = shelf.entries.slice(snapshot?.seq ?? 0).map((text): LogEntry => JSON.parse(text));
      return { record: shelf.record, epoch: shelf.epoch, snapshot, entries };
    },
    append: async (entry) => append(shelfOf(entry.table), entry),
    async saveSnapshot(table, snapshot) {
      shelfOf(table).snapshot = JSON.stringify(snapshot);
    },
    findCommand: async (table, commandId) => shelfOf(table).commands.get(commandId) ?? null,
    async finishTable(table) {
      shelfOf(table).isFinished = true;
    },
    async runningTables() {
      const running = [...shelves.values()].filter((shelf) => !shelf.isFinished);
      return running.sort((a, b) => a.record.createdAt - b.record.createdAt).map((shelf) => shelf.record.id);
    },
  };
}

function append(shelf: Shelf, entry: LogEntry): void {
  if (entry.epoch !== shelf.epoch) throw new Fenced(`epoch ${entry.epoch} is over`);
  if (entry.seq !== shelf.entries.length + 1) throw new Error(`entry ${entry.seq} is out of order`);
  shelf.entries.push(JSON.stringify(entry));
  if (entry.commandId !== null) shelf.commands.set(entry.commandId, entry.seq);
}
