import type { RatingPoint, RatingRecord } from '@upcard/protocol';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../store/schema.ts';

/** Points of a history that everybody may see. */
const MOST_POINTS = 100;

/** Somebody's rating and how it came about, by default its newest hundred games; null before the first rated game. */
export async function ratingRecord(
  db: Kysely<DatabaseSchema>,
  person: string,
  most: number = MOST_POINTS,
): Promise<RatingRecord | null> {
  const known = await db
    .selectFrom('ratings')
    .select(['rating', 'games'])
    .where('person_id', '=', person)
    .executeTakeFirst();
  if (known === undefined) return null;
  return { rating: known.rating, games: known.games, history: await historyOf(db, person, most) };
}

async function historyOf(db: Kysely<DatabaseSchema>, person: string, most: number): Promise<readonly RatingPoint[]> {
  const rows = await db
    .selectFrom('rating_history')
    .innerJoin('tables', 'tables.id', 'rating_history.table_id')
    .select(['tables.id', 'tables.name'])
    .select(['rating_history.at', 'rating_history.change', 'rating_history.rating_after'])
    .where('rating_history.person_id', '=', person)
    .orderBy('rating_history.game', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, name, at, change, rating_after }) => ({ table: id, name, at, change, rating: rating_after }));
}
