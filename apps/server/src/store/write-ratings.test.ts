import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Fenced, type LogEntry, type TableRecord } from '@upcard/host';
import { PLAIN_TERMS } from '@upcard/tables';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from './open-database.ts';
import { type TableStore, tableStore } from './table-store.ts';

const END = 9_000;

let folder: string;
let database: Database;
let store: TableStore;

function record(id: string): TableRecord {
  return {
    id,
    kind: 'standard',
    name: `Game ${id}`,
    settings: {},
    opener: { id: 'ann', name: 'Ann', avatar: 'fox' },
    joining: 'open',
    terms: PLAIN_TERMS,
    createdAt: 1_000,
    listedCards: null,
  };
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upcard-ratings-'));
  database = await openDatabase(folder, () => {});
  store = tableStore({ db: database.db, process: 'a', now: () => 5_000 });
  for (const id of ['one', 'two', 'three']) {
    await store.createTable(record(id));
    await store.claim(id);
  }
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** The end of a game, in which people (by id) win or lose so many tenths. */
function ending(table: string, changes: Readonly<Record<string, number>>, more: Partial<LogEntry> = {}): LogEntry {
  const ratings = Object.entries(changes).map(([person, change]) => ({ person, change }));
  const head = { seq: 1, epoch: 1, at: END, commandId: 'ann:last' };
  return { table, ...head, events: [{ type: 'gameFinished' }], cards: null, ratings, ...more };
}

/** Everybody's rating and number of games, by id. */
async function kept(): Promise<Readonly<Record<string, readonly [rating: number, games: number]>>> {
  const rows = await database.db.selectFrom('ratings').selectAll().orderBy('person_id').execute();
  return Object.fromEntries(rows.map(({ person_id, rating, games }) => [person_id, [rating, games]]));
}

const history = () =>
  database.db.selectFrom('rating_history').selectAll().orderBy('table_id').orderBy('person_id').execute();
const logged = (table: string) =>
  database.db.selectFrom('events').select('seq').where('table_id', '=', table).execute();

describe('a finished game', () => {
  test('changes ratings that begin at 1500.0, and counts for whom it changes nothing', async () => {
    await store.append(ending('one', { ann: 20, ben: -20, cat: 0 }));
    expect(await kept()).toEqual({ ann: [15_020, 1], ben: [14_980, 1], cat: [15_000, 1] });
    expect(await history()).toEqual([
      { person_id: 'ann', table_id: 'one', game: 1, at: END, change: 20, rating_after: 15_020 },
      { person_id: 'ben', table_id: 'one', game: 1, at: END, change: -20, rating_after: 14_980 },
      { person_id: 'cat', table_id: 'one', game: 1, at: END, change: 0, rating_after: 15_000 },
    ]);
  });

  test('rates nobody when nothing is to be rated', async () => {
    await store.append(ending('one', {}));
    expect(await kept()).toEqual({});
    expect(await logged('one')).toEqual([{ seq: 1 }]);
  });

  test('is rated once: a second end of it is refused and changes nothing', async () => {
    await store.append(ending('one', { ann: 20, ben: -20 }));
    const before = [await kept(), await history()];
    const again = ending('one', { ben: 50, ann: -50 }, { seq: 2, commandId: 'ben:last' });
    await expect(store.append(again)).rejects.toThrow();
    expect([await kept(), await history()]).toEqual(before);
    expect(await logged('one')).toEqual([{ seq: 1 }]);
  });
});

describe('ratings and log', () => {
  test('an entry that is refused changes no rating', async () => {
    await store.append(ending('one', {}));
    await expect(store.append(ending('one', { ann: 20, ben: -20 }, { commandId: 'ann:other' }))).rejects.toThrow();
    await expect(store.append(ending('two', { ann: 20, ben: -20 }, { epoch: 7 }))).rejects.toBeInstanceOf(Fenced);
    expect(await kept()).toEqual({});
    expect(await history()).toEqual([]);
  });

  test('ratings that cannot be written leave no entry, and none of the others changed', async () => {
    const { db } = database;
    await db
      .insertInto('rating_history')
      .values({ person_id: 'cat', table_id: 'one', game: 1, at: 1, change: 0, rating_after: 15_000 })
      .execute();
    await expect(store.append(ending('one', { ann: 20, ben: -10, cat: -10 }))).rejects.toThrow();
    expect(await kept()).toEqual({});
    expect(await history()).toHaveLength(1);
    expect(await logged('one')).toEqual([]);
    expect(await store.findCommand('one', 'ann:last')).toBeNull();
  });

  test('what else goes with the entry fails with it, and takes the ratings along', async () => {
    const alongside = () => Promise.reject(new Error('not this time'));
    await expect(store.append(ending('one', { ann: 20, ben: -20 }), alongside)).rejects.toThrow('not this time');
    expect([await kept(), await logged('one')]).toEqual([{}, []]);
  });

  test('an entry that was written before its answer was lost is not rated again by whoever takes the table over', async () => {
    await store.append(ending('one', { ann: 20, ben: -20 }));
    const heir = tableStore({ db: database.db, process: 'b', now: () => 5_000 });
    const claimed = await heir.claim('one');
    expect(claimed?.entries.map(({ seq, ratings }) => [seq, ratings])).toEqual([[1, []]]);
    expect(await heir.findCommand('one', 'ann:last')).toBe(1);
    expect(await kept()).toEqual({ ann: [15_020, 1], ben: [14_980, 1] });
  });
});

describe('several games', () => {
  test('that end in the same millisecond add up', async () => {
    await Promise.all([
      store.append(ending('one', { ann: 20, ben: -20 })),
      store.append(ending('two', { ben: 35, ann: -35 })),
      store.append(ending('three', { ann: 7, cat: -7 })),
    ]);
    expect(await kept()).toEqual({ ann: [14_992, 3], ben: [15_015, 2], cat: [14_993, 1] });
    const ofAnn = (await history()).filter(({ person_id }) => person_id === 'ann');
    expect(ofAnn.map(({ change }) => change).toSorted()).toEqual([-35, 20, 7]);
    expect(ofAnn.map(({ game }) => game).toSorted()).toEqual([1, 2, 3]);
    expect(ofAnn.find(({ game }) => game === 3)?.rating_after).toBe(14_992);
    for (const { at } of ofAnn) expect(at).toBe(END);
  });

  test('that were begun high and end low stop at 1.0', async () => {
    await database.db.insertInto('ratings').values({ person_id: 'ann', rating: 150, games: 40 }).execute();
    await store.append(ending('one', { ann: -100, ben: 100 }));
    expect((await kept()).ann).toEqual([50, 41]);
    await store.append(ending('two', { ann: -100, ben: 100 }));
    expect((await kept()).ann).toEqual([10, 42]);
    await store.append(ending('three', { ann: 3, ben: -3 }));
    expect((await kept()).ann).toEqual([13, 43]);
    const ofAnn = (await history()).filter(({ person_id }) => person_id === 'ann');
    expect(ofAnn.map(({ table_id, rating_after }) => [table_id, rating_after])).toEqual([
      ['one', 50],
      ['three', 13],
      ['two', 10],
    ]);
  });
});
