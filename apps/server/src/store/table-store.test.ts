import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Fenced, type LogEntry, type TableRecord } from '@upcard/host';
import { PLAIN_TERMS } from '@upcard/tables';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from './open-database.ts';
import type { StoreFailure } from './store-failure.ts';
import { tableStore } from './table-store.ts';

const RECORD: TableRecord = {
  id: 'table-one',
  kind: 'house',
  name: 'Corner table',
  settings: { decks: 6, peeks: true },
  opener: { id: 'ann', name: 'Ann', avatar: 'fox' },
  joining: 'open',
  terms: PLAIN_TERMS,
  createdAt: 1_000,
  listedCards: ['AS', '10H'],
};

let folder: string;
let database: Database;
let fatal: StoreFailure[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upcard-store-'));
  fatal = [];
  database = await openDatabase(folder, (failure) => fatal.push(failure));
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const storeOf = (process: string, now = () => 5_000) => tableStore({ db: database.db, process, now });

function entry(seq: number, epoch: number, change: Partial<LogEntry> = {}): LogEntry {
  return {
    table: RECORD.id,
    seq,
    epoch,
    at: 2_000 + seq,
    commandId: `ann:command-${seq}`,
    events: [{ type: 'seatTaken', seat: seq }],
    cards: null,
    ratings: [],
    ...change,
  };
}

test('a table comes back as it was made, with its log in order', async () => {
  const store = storeOf('a');
  await store.createTable(RECORD);
  expect(await store.claim(RECORD.id)).toEqual({ record: RECORD, epoch: 1, snapshot: null, entries: [] });
  const second = entry(2, 1, { commandId: null, cards: { shoe: 'AS KD', drawn: 1 } });
  await Promise.all([store.append(entry(1, 1)), store.append(second)]);
  const claimed = await store.claim(RECORD.id);
  expect(claimed?.epoch).toBe(2);
  expect(claimed?.entries).toEqual([entry(1, 1), second]);
});

test('a snapshot stands for the entries before it', async () => {
  const store = storeOf('a');
  await store.createTable({ ...RECORD, listedCards: null });
  await store.claim(RECORD.id);
  await store.append(entry(1, 1));
  await store.append(entry(2, 1));
  await store.saveSnapshot(RECORD.id, { seq: 1, state: { round: 1 }, cards: null });
  await store.saveSnapshot(RECORD.id, { seq: 1, state: { round: 2 }, cards: { shoe: null, drawn: 4 } });
  const claimed = await store.claim(RECORD.id);
  expect(claimed?.snapshot).toEqual({ seq: 1, state: { round: 2 }, cards: { shoe: null, drawn: 4 } });
  expect(claimed?.entries.map(({ seq }) => seq)).toEqual([2]);
  expect(claimed?.record.listedCards).toBeNull();
});

test('an owner whose epoch is over can write nothing', async () => {
  const first = storeOf('a');
  await first.createTable(RECORD);
  await first.claim(RECORD.id);
  await storeOf('b').claim(RECORD.id);
  await expect(first.append(entry(1, 1))).rejects.toBeInstanceOf(Fenced);
  await expect(storeOf('c').append(entry(1, 2))).rejects.toBeInstanceOf(Fenced);
  await storeOf('b').append(entry(1, 2));
  expect((await storeOf('b').claim(RECORD.id))?.entries).toHaveLength(1);
});

test('a table of a living process cannot be taken over before its lease ends', async () => {
  let now = 5_000;
  const first = storeOf('a');
  await first.createTable(RECORD);
  await first.claim(RECORD.id);
  await database.db.insertInto('processes').values({ id: 'a', expires: 6_000 }).execute();
  const second = storeOf('b', () => now);
  expect(await second.claim(RECORD.id)).toBeNull();
  now = 6_000;
  expect((await second.claim(RECORD.id))?.epoch).toBe(2);
});

test('a position and a command id are written once, and a refused entry takes nothing else with it', async () => {
  const store = storeOf('a');
  await store.createTable(RECORD);
  await store.claim(RECORD.id);
  await store.append(entry(1, 1));
  const results = await Promise.allSettled([
    store.append(entry(1, 1, { commandId: 'ann:other' })),
    store.append(entry(2, 1, { commandId: 'ann:command-1' })),
    store.append(entry(3, 1)),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(await store.findCommand(RECORD.id, 'ann:command-3')).toBe(3);
  expect(await store.findCommand(RECORD.id, 'ann:other')).toBeNull();
  expect(fatal).toEqual([]);
});

test('finished tables are not among the running ones but can be read, unknown ones are not there', async () => {
  const store = storeOf('a');
  await store.createTable({ ...RECORD, id: 'older', createdAt: 1 });
  await store.createTable(RECORD);
  await store.createTable({ ...RECORD, id: 'ended' });
  await store.finishTable('ended', 3_000);
  expect(await store.runningTables()).toEqual(['older', RECORD.id]);
  expect((await store.claim('ended'))?.record.id).toBe('ended');
  expect(await store.claim('nowhere')).toBeNull();
});

test('a full disk is fatal and nothing that was not stored is acknowledged', async () => {
  const store = storeOf('a');
  await store.createTable(RECORD);
  await store.claim(RECORD.id);
  const { rows } = await sql<{ page_count: number }>`select page_count from pragma_page_count`.execute(database.db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(database.db);
  const big = entry(1, 1, { events: ['x'.repeat(100_000)] });
  await expect(store.append(big)).rejects.toMatchObject({ fault: 'full' });
  expect(fatal.map(({ fault }) => fault)).toEqual(['full']);
  expect((await store.claim(RECORD.id))?.entries).toEqual([]);
});

test('a held transaction keeps other writers out and leaves nothing behind when it fails', async () => {
  const { db } = database;
  const add = (id: string, by = db) => by.insertInto('processes').values({ id, expires: 1 }).execute();
  const inside = db.transaction().execute(async (transaction) => {
    await add('inside', transaction);
    await transaction.selectFrom('processes').select('id').execute();
    throw new Error('given up');
  });
  const outside = add('outside');
  await expect(inside).rejects.toThrow('given up');
  await outside;
  expect(await db.selectFrom('processes').select('id').execute()).toEqual([{ id: 'outside' }]);
  await db.transaction().execute((transaction) => add('kept', transaction));
  expect(await db.selectFrom('processes').select('id').orderBy('id').execute()).toHaveLength(2);
});
