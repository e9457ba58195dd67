import { type Card, parseCard } from '@upcard/core';
import { Fenced, type LogEntry, type Store, type StoredTable, type TableRecord } from '@upcard/host';
import {
  avatarFor,
  JOININGS,
  type Joining,
  type Person,
  PLAIN_TERMS,
  parseAvatar,
  TABLE_KINDS,
  type TableKind,
} from '@upcard/tables';
import { type Kysely, type QueryResult, type Selectable, sql } from 'kysely';
import type { Alongside } from './alongside.ts';
import { type AppendValues, appendStatement } from './append-statement.ts';
import type { DatabaseSchema } from './schema.ts';
import { writeRatings } from './write-ratings.ts';

/** What a store works with: the database, the process that owns what it claims, and the time in milliseconds. */
export interface StoreParts {
  readonly db: Kysely<DatabaseSchema>;
  readonly process: string;
  readonly now: () => number;
}

/** What the database keeps of tables, beyond `Store`. */
export interface TableStore extends Store {
  /** With the hash of the passcode that opens the table, if there is one. */
  readonly createTable: (record: TableRecord, passcodeHash?: string | null) => Promise<void>;
  /** With what is to be stored by the same transaction. */
  readonly append: (entry: LogEntry, alongside?: Alongside | null) => Promise<void>;
}

/** The durable side of tables in the database. Besides what `Store` says, everything rejects with `StoreFailure`. */
export function tableStore(parts: StoreParts): TableStore {
  const { db } = parts;
  const statement = appendStatement(db);
  return {
    createTable: async (record, passcode_hash = null) => {
      await db
        .insertInto('tables')
        .values({ ...tableRow(record), passcode_hash })
        .execute();
    },
    claim: (table) => claim(parts, table),
    append: (entry, alongside = null) => {
      const { process } = parts;
      const isPlain = alongside === null && entry.ratings.length === 0;
      if (isPlain) return append((values) => db.executeQuery(statement(values)), process, entry);
      return db.transaction().execute(async (all) => {
        await append((values) => all.executeQuery(statement(values)), process, entry);
        await writeRatings(all, entry.ratings, entry);
        await alongside?.(all);
      });
    },
    saveSnapshot: async (table, { seq, state, cards }) => {
      const row = { seq, state: JSON.stringify(state), cards: toText(cards) };
      await db
        .insertInto('snapshots')
        .values({ table_id: table, ...row })
        .onConflict((conflict) => conflict.column('table_id').doUpdateSet(row))
        .execute();
    },
    findCommand: async (table, commandId) => {
      const query = db
        .selectFrom('events')
        .select('seq')
        .where('table_id', '=', table)
        .where('command_id', '=', commandId);
      return (await query.executeTakeFirst())?.seq ?? null;
    },
    finishTable: async (table, at) => {
      await db
        .updateTable('tables')
        .set({ finished_at: at })
        .where('id', '=', table)
        .where('finished_at', 'is', null)
        .execute();
    },
    runningTables: async () => {
      const query = db
        .selectFrom('tables')
        .select('id')
        .where('finished_at', 'is', null)
        .orderBy('created_at')
        .orderBy('id');
      return (await query.execute()).map((row) => row.id);
    },
  };
}

/**
 * Takes the table over in one statement, unless a living process other than this one owns it; from then on nobody else can
 * append, so what is read afterwards is the whole log.
 */
async function claim({ db, process, now }: StoreParts, table: string): Promise<StoredTable | null> {
  const row = await db
    .updateTable('tables')
    .set((table) => ({ owner: process, epoch: sql<number>`${table.ref('epoch')} + 1` }))
    .where('id', '=', table)
    .where((tables) =>
      tables.or([
        tables('owner', 'is', null),
        tables('owner', '=', process),
        tables('owner', 'not in', db.selectFrom('processes').select('id').where('expires', '>', now())),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  const snapshot = await db.selectFrom('snapshots').selectAll().where('table_id', '=', table).executeTakeFirst();
  const entries = await db
    .selectFrom('events')
    .selectAll()
    .where('table_id', '=', table)
    .where('seq', '>', snapshot?.seq ?? 0)
    .orderBy('seq')
    .execute();
  return {
    record: tableRecord(row),
    epoch: row.epoch,
    snapshot:
      snapshot === undefined
        ? null
        : { seq: snapshot.seq, state: JSON.parse(snapshot.state), cards: fromText(snapshot.cards) },
    entries: entries.map(logEntry),
  };
}

async function append(
  write: (values: AppendValues) => Promise<QueryResult<unknown>>,
  process: string,
  entry: LogEntry,
): Promise<void> {
  const { table, epoch, seq, at, commandId, events, cards } = entry;
  const kept = { events: JSON.stringify(events), cards: toText(cards) };
  const { numAffectedRows } = await write({ table, process, epoch, seq, at, commandId, ...kept });
  if (Number(numAffectedRows ?? 0) === 0) throw new Fenced(`epoch ${epoch} of table ${table} is over`);
}

function tableRow(record: TableRecord): Selectable<DatabaseSchema['tables']> {
  return {
    id: record.id,
    owner: null,
    epoch: 0,
    kind: record.kind,
    name: record.name,
    settings: JSON.stringify(record.settings),
    opener_id: record.opener.id,
    opener_name: record.opener.name,
    opener_avatar: record.opener.avatar,
    founder: JSON.stringify(record.opener),
    joining: record.joining,
    terms: JSON.stringify(record.terms),
    passcode_hash: null,
    created_at: record.createdAt,
    listed_cards: record.listedCards === null ? null : record.listedCards.join(' '),
    finished_at: null,
  };
}

function tableRecord(row: Selectable<DatabaseSchema['tables']>): TableRecord {
  return {
    id: row.id,
    kind: knownKind(row.kind),
    name: row.name,
    settings: JSON.parse(row.settings),
    opener: founderOf(row),
    joining: knownJoining(row.joining),
    terms: row.terms === null ? PLAIN_TERMS : JSON.parse(row.terms),
    createdAt: row.created_at,
    listedCards: row.listed_cards === null ? null : listedCards(row.listed_cards),
  };
}

/** With whom the log begins. Whoever that is today, the log tells. */
function founderOf(row: Selectable<DatabaseSchema['tables']>): Person {
  const opener = { id: row.opener_id, name: row.opener_name, avatar: row.opener_avatar };
  const { id, name, avatar }: typeof opener = row.founder === null ? opener : JSON.parse(row.founder);
  return { id, name, avatar: parseAvatar(avatar ?? '') ?? avatarFor(id) };
}

function knownJoining(text: string): Joining {
  const joining = JOININGS.find((known) => known === text);
  if (joining === undefined) throw new Error(`the database holds a table that is joined in an unknown way, ${text}`);
  return joining;
}

function logEntry(row: Selectable<DatabaseSchema['events']>): LogEntry {
  return {
    table: row.table_id,
    seq: row.seq,
    epoch: row.epoch,
    at: row.at,
    commandId: row.command_id,
    events: JSON.parse(row.events),
    cards: fromText(row.cards),
    ratings: [],
  };
}

function knownKind(text: string): TableKind {
  const kind = TABLE_KINDS.find((known) => known === text);
  if (kind === undefined) throw new Error(`the database holds a table of unknown kind ${text}`);
  return kind;
}

function listedCards(text: string): readonly Card[] {
  return text === '' ? [] : text.split(' ').map((word) => knownCard(word));
}

function knownCard(word: string): Card {
  const card = parseCard(word);
  if (card === null) throw new Error('the database holds a listed card that is none');
  return card;
}

function toText(value: LogEntry['cards']): string | null {
  return value === null ? null : JSON.stringify(value);
}

function fromText(text: string | null): LogEntry['cards'] {
  return text === null ? null : JSON.parse(text);
}
