import { type Clock, openTableHost, type Store, type StoredTable, type TableRecord } from '@upcard/host';
import type { ClosingMessage, LobbyTable } from '@upcard/protocol';
import { HOUSE_TABLE } from '@upcard/tables';
import type { Logger } from 'pino';
import { tableCards } from '../cards/table-cards.ts';
import { Audience } from './audience.ts';
import { bareRoom } from './bare-room.ts';
import type { HouseFrame, HouseHost } from './house-host.ts';
import type { Encode } from './member.ts';

/** A finished table stays open for so long, in milliseconds, for people to look at how it ended. */
const RETIRES_AFTER = 300_000;

/** A table that runs in this process. */
export interface OpenTable {
  readonly record: TableRecord;
  readonly host: HouseHost;
  readonly audience: Audience;
}

/** The doors through which people come in over the wire, one for each open table. */
export interface Doors {
  readonly open: (table: string) => Promise<void>;
  /** Ends all connections to the table. */
  readonly close: (table: string) => Promise<void>;
}

/** What the hall needs. `changed` hears that a table is new or gone, or may read differently in the lobby now. */
export interface HallParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly encode: Encode;
  readonly doors: Doors;
  readonly changed: (table: string) => void;
}

/** All tables that run in this process. */
export class Hall {
  readonly #parts: HallParts;
  readonly #tables = new Map<string, OpenTable>();
  readonly #opening = new Map<string, Promise<OpenTable | null>>();
  readonly #retiring = new Map<string, () => void>();
  /** Tables on their way out, until their doors are closed. */
  readonly #shutting = new Map<string, Promise<void>>();
  #isClosed = false;

  constructor(parts: HallParts) {
    this.#parts = parts;
  }

  /** Re-opens every table that had not finished. One that can't be read back is left alone and logged. */
  async openRunning(): Promise<void> {
    for (const id of await this.#parts.store.runningTables()) {
      try {
        await this.open(id);
      } catch (error) {
        this.#parts.log.error({ err: error, table: id }, 'a table could not be opened again');
      }
    }
  }

  async create(record: TableRecord): Promise<void> {
    await this.#parts.store.createTable(record);
    await this.open(record.id);
  }

  find(id: string): OpenTable | null {
    return this.#tables.get(id) ?? null;
  }

  get size(): number {
    return this.#tables.size;
  }

  /** The open table of this id, taken over and read back when it isn't open yet. Null: unknown or somebody else's. */
  async open(id: string): Promise<OpenTable | null> {
    const known = this.#tables.get(id);
    if (known !== undefined || this.#isClosed) return known ?? null;
    const opening = this.#opening.get(id) ?? this.#claim(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  /** Ends all connections of somebody who has signed out; they were recognised when they were opened and not since. */
  signedOut(person: string): void {
    for (const { audience } of this.#tables.values()) audience.drop(person);
  }

  /** An open table as the lobby shows it; null when it isn't open. */
  lobbyTable(id: string): LobbyTable | null {
    const table = this.#tables.get(id);
    return table === undefined ? null : lobbyTable(table);
  }

  /** Resolves when every table has taken what was said to it so far. */
  async settled(): Promise<void> {
    await Promise.all([...this.#tables.values()].map(({ host }) => host.settled()));
  }

  /** Finishes what was begun at every table, saves them and says good-bye. Nothing is opened any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const cancel of this.#retiring.values()) cancel();
    const tables = [...this.#tables.values()];
    for (const { audience } of tables) audience.close('restart');
    await Promise.all(tables.map(({ host }) => host.stop()));
    this.#tables.clear();
  }

  async #claim(id: string): Promise<OpenTable | null> {
    // New doors under the same name would be closed together with the old ones.
    await this.#shutting.get(id);
    const stored = await this.#parts.store.claim(id);
    if (stored === null || this.#isClosed) return null;
    const table = this.#run(stored);
    this.#tables.set(id, table);
    this.#retireFinished(table);
    await this.#parts.doors.open(id);
    this.#parts.changed(id);
    return table;
  }

  #run(stored: StoredTable): OpenTable {
    const { store, clock, log, encode, changed } = this.#parts;
    const { record } = stored;
    const { id } = record;
    const host: HouseHost = openTableHost(
      {
        store,
        clock,
        cardSource: tableCards(record),
        policies: [],
        thinkingTime: () => 0,
        outbox: { changed: (frame: HouseFrame) => this.#changed(id, frame) },
        onFenced: () => this.#shut(id, 'restart'),
        onFailed: (error) => {
          log.error({ err: error, table: id }, 'a table has stopped');
          this.#shut(id, 'restart');
        },
        onFault: (error) => log.error({ err: error, table: id }, 'something failed at a table that goes on'),
      },
      HOUSE_TABLE,
      stored,
    );
    const info = { id, kind: record.kind, name: record.name, settings: record.settings, rules: host.rules() };
    return {
      record,
      host,
      audience: new Audience({ info, opener: record.opener, host, clock, encode, countChanged: () => changed(id) }),
    };
  }

  #changed(id: string, frame: HouseFrame): void {
    const table = this.#tables.get(id);
    table?.audience.changed(frame);
    this.#parts.changed(id);
    if (table !== undefined) this.#retireFinished(table);
  }

  #retireFinished({ record: { id }, host }: OpenTable): void {
    if (!host.isFinished() || this.#retiring.has(id)) return;
    const { clock } = this.#parts;
    const cancel = clock.alarm(clock.now() + RETIRES_AFTER, () => this.#shut(id, 'table-closed'));
    this.#retiring.set(id, cancel);
  }

  /** Takes a table that has stopped or finished out of this process. */
  #shut(id: string, reason: ClosingMessage['reason']): void {
    const table = this.#tables.get(id);
    if (table === undefined || this.#isClosed) return;
    this.#tables.delete(id);
    this.#retiring.get(id)?.();
    this.#retiring.delete(id);
    table.audience.close(reason);
    const { doors, log, changed } = this.#parts;
    const shut = Promise.all([table.host.stop(), doors.close(id)])
      .catch((error: unknown) => log.error({ err: error, table: id }, 'a table could not be shut'))
      .then(() => {
        this.#shutting.delete(id);
      });
    this.#shutting.set(id, shut);
    changed(id);
  }
}

function lobbyTable({ record, host, audience }: OpenTable): LobbyTable {
  const { id, name, opener } = record;
  const line = host.lobbyLine();
  const { joining, members, isPaused } = bareRoom(opener, line);
  const people = members.map(({ person }) => person);
  return {
    ...line,
    id,
    name,
    host: opener,
    joining,
    members: people,
    ready: 0,
    isPaused,
    watching: audience.watching().length,
  };
}
