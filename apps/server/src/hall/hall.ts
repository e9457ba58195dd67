import type { Clock, CommandAnswer, Store, StoredTable, TableRecord } from '@upcard/host';
import type { ClosingMessage, LobbyTable } from '@upcard/protocol';
import { type Person, ROOM_RULES, type ServerWord } from '@upcard/tables';
import type { Logger } from 'pino';
import type { PeopleAtTable } from '../auth/games-of-people.ts';
import type { Alongside } from '../store/alongside.ts';
import type { TableStore } from '../store/table-store.ts';
import { Audience } from './audience.ts';
import type { RunParts } from './game.ts';
import { gameOf } from './games.ts';
import { lobbyTable } from './lobby-table.ts';
import type { Encode } from './member.ts';
import { PersonGone } from './person-gone.ts';
import type { RoomHost, RunningGame, Shown } from './running-game.ts';

/** A table that is over is shut when nobody has looked at it for up to so long, in milliseconds. */
const LOOKED_AT_EVERY = 60_000;
/** What a closed room says last goes out before its doors are shut; in milliseconds. */
const LAST_WORDS = 1_000;

/** A table that runs in this process. */
export interface OpenTable {
  readonly record: TableRecord;
  readonly game: RunningGame;
  /** The same as `game.host`. */
  readonly host: RoomHost;
  readonly audience: Audience;
}

/** The doors through which people come in over the wire, one for each open table. */
export interface Doors {
  readonly open: (table: string) => Promise<void>;
  /** Ends all connections to the table. */
  readonly close: (table: string) => Promise<void>;
}

/** What the house may say to a table. */
export type HouseWord = Extract<ServerWord['type'], 'paused' | 'resumed' | 'roundVoided' | 'closed'>;

/** What the hall needs. `changed` hears that a table is new or gone, or may read differently in the lobby now. */
export interface HallParts extends Pick<RunParts, 'ratingsOf' | 'isGone'> {
  readonly store: TableStore;
  /** Whether people may still look at a table: always while it runs, and for some days after it is over. */
  readonly isReadable: (table: string) => Promise<boolean>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly encode: Encode;
  readonly doors: Doors;
  readonly changed: (table: string) => void;
}

/** All tables that run in this process, and those that are over and looked at. */
export class Hall {
  readonly #parts: HallParts;
  readonly #tables = new Map<string, OpenTable>();
  readonly #opening = new Map<string, Promise<OpenTable | null>>();
  readonly #retiring = new Map<string, () => void>();
  /** Tables on their way out, until their doors are closed. */
  readonly #shutting = new Map<string, Promise<void>>();
  /** What is to be stored together with an entry that is on its way, by its command id. */
  readonly #alongside = new Map<string, Alongside>();
  #isClosed = false;

  constructor(parts: HallParts) {
    this.#parts = parts;
  }

  /** Opens these tables. One that can't be read back is left alone and logged, and what this gives is false then. */
  async openReadable(tables: readonly string[]): Promise<boolean> {
    let areAllOpen = true;
    for (const id of tables) {
      try {
        await this.open(id);
      } catch (error) {
        areAllOpen = false;
        this.#parts.log.error({ err: error, table: id }, 'a table could not be opened again');
      }
    }
    return areAllOpen;
  }

  /** Re-opens every table that had not finished. */
  async openRunning(): Promise<void> {
    await this.openReadable(await this.#parts.store.runningTables());
  }

  /** Opens a new table, with the hash of its passcode if it has one. Rejects with `PersonGone` when its opener is. */
  async create(record: TableRecord, passcodeHash: string | null = null): Promise<void> {
    if (this.#parts.isGone(record.opener.id)) throw new PersonGone();
    await this.#parts.store.createTable(record, passcodeHash);
    const table = await this.open(record.id);
    table?.audience.expect(record.opener.id);
  }

  find(id: string): OpenTable | null {
    return this.#tables.get(id) ?? null;
  }

  get size(): number {
    return this.#tables.size;
  }

  /** The open table of this id, read back when it isn't open yet. Null: unknown, another process's, or over for too long. */
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

  /** Somebody who has shown that they may belong to a room belongs to it, unless the room can't take them now. */
  async admit(table: string, person: Person): Promise<CommandAnswer | null> {
    const answer = await this.#inform(table, { type: 'admitted', person });
    if (answer?.ok) this.#tables.get(table)?.audience.expect(person.id);
    return answer;
  }

  /**
   * Everything of `from`'s (an id) at open tables is `to`'s; their connections end and come back as who they are now. A table that
   * can't take it is logged, and keeps nobody from the others; what this gives is false then.
   */
  async movePerson(from: string, to: Person): Promise<boolean> {
    const areMoved = await Promise.all([...this.#tables].map((open) => this.#movePersonAt(open, from, to)));
    this.signedOut(from);
    return areMoved.every((isMoved) => isMoved);
  }

  /** The open tables at which this person (by id) belongs to the room, as the lobby shows them. */
  tablesOf(person: string): readonly LobbyTable[] {
    return [...this.#tables.values()].map(lobbyTable).filter(({ members }) => members.some(({ id }) => id === person));
  }

  /**
   * A table takes a word of the house: it stands still, clocks included (`paused`), goes on (`resumed`), gives every bet of the
   * running round back (`roundVoided`), or is over, every bet back too (`closed`). Null: there is no such table. Refused when it
   * is over, or no round runs that could be void. `alongside` is stored with it, unless it is so already.
   */
  instruct(table: string, type: HouseWord, alongside: Alongside): Promise<CommandAnswer | null> {
    return this.#inform(table, { type }, alongside);
  }

  /** An open table is called something else from now on; those who are connected are told when they come again. */
  rename(id: string, name: string): void {
    const table = this.#tables.get(id);
    if (table === undefined || table.record.name === name) return;
    this.#tables.set(id, { ...table, record: { ...table.record, name } });
    table.audience.rename(name);
    this.#parts.changed(id);
  }

  /** Who is at an open table; null when it isn't open. */
  peopleAt(id: string): PeopleAtTable | null {
    return this.#tables.get(id)?.game.people() ?? null;
  }

  /** An open table as the lobby shows it; null when it isn't open or is over. */
  lobbyTable(id: string): LobbyTable | null {
    const table = this.#tables.get(id);
    return table === undefined || table.host.isFinished() ? null : lobbyTable(table);
  }

  /** Resolves when every table has taken what was said to it so far. */
  async settled(): Promise<void> {
    await Promise.all([...this.#tables.values()].map(({ host }) => host.settled()));
  }

  /** Finishes what was begun at every table, saves them and says good-bye. Nothing is opened any more. */
  async stop(): Promise<void> {
    this.#isClosed = true;
    for (const cancel of this.#retiring.values()) cancel();
    const tables = [...this.#tables.values()];
    for (const { audience } of tables) audience.close('restart');
    await Promise.all(tables.map(({ host }) => host.stop()));
    this.#tables.clear();
  }

  async #movePersonAt(
    [id, { host, audience }]: readonly [string, OpenTable],
    from: string,
    to: Person,
  ): Promise<boolean> {
    try {
      await this.#inform(id, { type: 'personMoved', from, to });
    } catch (error) {
      this.#parts.log.error({ err: error, table: id }, 'a table could not be told that somebody is somebody else');
      return false;
    }
    // What was to be said of `from`'s going away is said of nobody now.
    if (host.insiders().includes(to.id)) audience.expect(to.id);
    return true;
  }

  async #inform(id: string, word: ServerWord, alongside: Alongside | null = null): Promise<CommandAnswer | null> {
    const table = await this.open(id);
    if (table === null || alongside === null) return table?.host.inform(word) ?? null;
    const commandId = `house:${crypto.randomUUID()}`;
    this.#alongside.set(commandId, alongside);
    return table.host.inform(word, commandId).finally(() => this.#alongside.delete(commandId));
  }

  async #claim(id: string): Promise<OpenTable | null> {
    // New doors under the same name would be closed together with the old ones.
    await this.#shutting.get(id);
    const stored = (await this.#parts.isReadable(id)) ? await this.#parts.store.claim(id) : null;
    if (stored === null || this.#isClosed) return null;
    const table = this.#run(stored);
    this.#tables.set(id, table);
    this.#retireFinished(table);
    await this.#parts.doors.open(id);
    this.#parts.changed(id);
    return table;
  }

  #run(stored: StoredTable): OpenTable {
    const { clock, log, encode, changed, ratingsOf, isGone } = this.#parts;
    const { record } = stored;
    const { id } = record;
    const game = gameOf(record.kind).run(
      {
        store: this.#storeOfTable(),
        clock,
        ratingsOf,
        isGone,
        changed: (shown) => this.#changed(id, shown),
        onFenced: () => this.#shut(id, 'restart'),
        onFailed: (error) => {
          log.error({ err: error, table: id }, 'a table has stopped');
          this.#shut(id, 'restart');
        },
        onFault: (error) => log.error({ err: error, table: id }, 'something failed at a table that goes on'),
      },
      stored,
    );
    const { host } = game;
    const info = { id, kind: record.kind, name: record.name, settings: record.settings, rules: host.rules() };
    const rules = ROOM_RULES[record.kind];
    const audience = new Audience({ info, rules, game, clock, encode, countChanged: () => changed(id) });
    return { record, game, host, audience };
  }

  #storeOfTable(): Store {
    const { store } = this.#parts;
    const append: Store['append'] = (entry) => store.append(entry, this.#alongside.get(entry.commandId ?? '') ?? null);
    return { ...store, append };
  }

  #changed(id: string, shown: Shown): void {
    const table = this.#tables.get(id);
    table?.audience.changed(shown);
    this.#parts.changed(id);
    if (table !== undefined) this.#retireFinished(table);
  }

  /** A table that is over stays for as long as somebody looks at it; a closed room is shut at once. */
  #retireFinished({ record: { id }, host, audience }: OpenTable): void {
    if (!host.isFinished() || this.#retiring.has(id)) return;
    const { clock } = this.#parts;
    const isClosed = host.frame().view.room.closing !== null;
    const look = (): void => {
      if (isClosed || audience.isEmpty) this.#shut(id, 'table-closed');
      else lookIn(LOOKED_AT_EVERY);
    };
    const lookIn = (milliseconds: number): void => {
      this.#retiring.set(id, clock.alarm(clock.now() + milliseconds, look));
    };
    lookIn(isClosed ? LAST_WORDS : LOOKED_AT_EVERY);
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
