import type { ProfileGame } from '@upcard/protocol';
import { type Person, TABLE_KINDS } from '@upcard/tables';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../store/schema.ts';
import type { Keeper } from './ownership.ts';

/** Games of a profile. */
const MOST_GAMES = 50;

/** Who has been in which game. */
export interface GamesOfPeople extends Keeper {
  /** Notes who has a seat at a table, or that the table is no longer open (null). Only what is new costs anything. */
  readonly note: (table: string, seated: readonly Person[] | null) => Promise<void>;
  /** Every table that somebody has opened or had a seat at, by id. */
  readonly tablesOf: (person: string) => Promise<readonly string[]>;
  /** The newest fifty games of somebody. */
  readonly newest: (person: string) => Promise<readonly ProfileGame[]>;
}

/** Opens the notes of who has been in which game; it also keeps who opened which table. */
export function openGamesOfPeople(db: Kysely<DatabaseSchema>): GamesOfPeople {
  const known = new Map<string, Set<string>>();
  const games = (person: string, most: number) => gamesOf(db, person, most);
  return {
    name: 'games',
    move: (from, to) => moveGames(db, from, to),
    exportOf: (person) => games(person, Number.MAX_SAFE_INTEGER),
    tablesOf: (person) => tablesOf(db, person),
    newest: (person) => games(person, MOST_GAMES),
    note: async (table, seated) => {
      if (seated === null) {
        known.delete(table);
        return;
      }
      const noted = known.get(table) ?? new Set();
      known.set(table, noted);
      const fresh = seated.filter(({ id }) => !noted.has(id));
      for (const { id } of fresh) noted.add(id);
      if (fresh.length === 0) return;
      const rows = [...new Set(fresh.map(({ id }) => id))].map((person_id) => ({ person_id, table_id: table }));
      await db
        .insertInto('participants')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}

async function tablesOf(db: Kysely<DatabaseSchema>, person: string): Promise<readonly string[]> {
  const played = db.selectFrom('participants').select('table_id as id').where('person_id', '=', person);
  const opened = db.selectFrom('tables').select('id').where('opener_id', '=', person);
  return (await played.union(opened).execute()).map(({ id }) => id);
}

async function gamesOf(db: Kysely<DatabaseSchema>, person: string, most: number): Promise<readonly ProfileGame[]> {
  const rows = await db
    .selectFrom('participants')
    .innerJoin('tables', 'tables.id', 'participants.table_id')
    .select(['tables.id', 'tables.kind', 'tables.name', 'tables.finished_at'])
    .where('participants.person_id', '=', person)
    .orderBy('tables.created_at', 'desc')
    .orderBy('tables.id')
    .limit(most)
    .execute();
  return rows.flatMap(({ id, kind, name, finished_at }) => {
    const known = TABLE_KINDS.find((each) => each === kind);
    return known === undefined ? [] : [{ table: id, kind: known, name, finishedAt: finished_at }];
  });
}

async function moveGames(db: Kysely<DatabaseSchema>, from: string, to: Person): Promise<void> {
  await db.transaction().execute(async (all) => {
    await all
      .updateTable('tables')
      .set({ opener_id: to.id, opener_name: to.name, opener_avatar: to.avatar })
      .where('opener_id', '=', from)
      .execute();
    const rows = await all.selectFrom('participants').select('table_id').where('person_id', '=', from).execute();
    if (from === to.id || rows.length === 0) return;
    await all
      .insertInto('participants')
      .values(rows.map(({ table_id }) => ({ table_id, person_id: to.id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await all.deleteFrom('participants').where('person_id', '=', from).execute();
  });
}
