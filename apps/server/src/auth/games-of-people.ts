import type { ProfileGame } from '@upcard/protocol';
import { type Person, TABLE_KINDS } from '@upcard/tables';
import type { Kysely } from 'kysely';
import { ownTableName } from '../hall/own-table-name.ts';
import type { DatabaseSchema } from '../store/schema.ts';
import type { Keeper } from './ownership.ts';

/** Games of a profile. */
const MOST_GAMES = 50;

/** The ids of those who have a seat at a table, and of all whom its room knows. */
export interface PeopleAtTable {
  readonly seated: readonly string[];
  readonly known: readonly string[];
}

/** The tables of the database that hold people by the tables of the house. */
const NOTES = ['participants', 'room_people'] as const;
type Notes = (typeof NOTES)[number];

/** Who has been in which game. */
export interface GamesOfPeople extends Keeper {
  /** Notes who is at a table, or that the table is no longer open (null). Only what is new costs anything. */
  readonly note: (table: string, people: PeopleAtTable | null) => Promise<void>;
  /** Every table that somebody has opened, had a seat at or been known to in any other way, by id. */
  readonly tablesOf: (person: string) => Promise<readonly string[]>;
  /** The names of all tables that somebody has opened and that run. */
  readonly namesOfOwn: (person: string) => Promise<readonly { readonly id: string; readonly name: string }[]>;
  /** The newest fifty games of somebody. */
  readonly newest: (person: string) => Promise<readonly ProfileGame[]>;
}

/** Opens the notes of who has been in which game; it also keeps who opened which table. */
export function openGamesOfPeople(db: Kysely<DatabaseSchema>): GamesOfPeople {
  const known = new Map<string, Readonly<Record<Notes, Set<string>>>>();
  /** What is being noted: a move comes after it, or it would come after the move. */
  const noting = new Set<Promise<unknown>>();
  const games = (person: string, most: number) => gamesOf(db, person, most);
  return {
    name: 'games',
    move: async (from, to) => {
      await Promise.allSettled(noting);
      await moveGames(db, from, to);
      return true;
    },
    exportOf: (person) => games(person, Number.MAX_SAFE_INTEGER),
    tablesOf: (person) => tablesOf(db, person),
    namesOfOwn: (person) => {
      const own = db.selectFrom('tables').select(['id', 'name']).where('opener_id', '=', person);
      return own.where('finished_at', 'is', null).execute();
    },
    newest: (person) => games(person, MOST_GAMES),
    note: async (table, people) => {
      if (people === null) {
        known.delete(table);
        return;
      }
      const noted = known.get(table) ?? { participants: new Set(), room_people: new Set() };
      known.set(table, noted);
      const notes = Promise.all([
        noteIn(db, 'participants', { table, people: people.seated, noted: noted.participants }),
        noteIn(db, 'room_people', { table, people: people.known, noted: noted.room_people }),
      ]);
      noting.add(notes);
      await notes.finally(() => noting.delete(notes));
    },
  };
}

async function noteIn(
  db: Kysely<DatabaseSchema>,
  notes: Notes,
  { table, people, noted }: { readonly table: string; readonly people: readonly string[]; readonly noted: Set<string> },
): Promise<void> {
  const fresh = [...new Set(people)].filter((id) => !noted.has(id));
  for (const id of fresh) noted.add(id);
  if (fresh.length === 0) return;
  await db
    .insertInto(notes)
    .values(fresh.map((person_id) => ({ person_id, table_id: table })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function tablesOf(db: Kysely<DatabaseSchema>, person: string): Promise<readonly string[]> {
  const played = db.selectFrom('participants').select('table_id as id').where('person_id', '=', person);
  const knew = db.selectFrom('room_people').select('table_id as id').where('person_id', '=', person);
  const opened = db.selectFrom('tables').select('id').where('opener_id', '=', person);
  return (await played.union(knew).union(opened).execute()).map(({ id }) => id);
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
    const opened = await all
      .selectFrom('tables')
      .select(['id', 'name', 'opener_name as opener'])
      .where('opener_id', '=', from)
      .execute();
    const nameless = opened.filter(({ name, opener }) => name === ownTableName({ name: opener }) && opener !== to.name);
    for (const { id } of nameless)
      await all
        .updateTable('tables')
        .set({ name: ownTableName(to) })
        .where('id', '=', id)
        .execute();
    await all
      .updateTable('tables')
      .set({ opener_id: to.id, opener_name: to.name, opener_avatar: to.avatar })
      .where('opener_id', '=', from)
      .execute();
    if (from === to.id) return;
    for (const notes of NOTES) await moveNotes(all, notes, { from, to: to.id });
  });
}

async function moveNotes(
  all: Kysely<DatabaseSchema>,
  notes: Notes,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const rows = await all.deleteFrom(notes).where('person_id', '=', from).returning('table_id').execute();
  if (rows.length === 0) return;
  await all
    .insertInto(notes)
    .values(rows.map(({ table_id }) => ({ table_id, person_id: to })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
