import { FIRST_RATING } from '@upcard/tables';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/** The ratings of these people by id, in tenths; whoever has not played yet has the first one. */
export async function ratingsOf(
  db: Kysely<DatabaseSchema>,
  people: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const rows = await db
    .selectFrom('ratings')
    .select(['person_id', 'rating'])
    .where('person_id', 'in', people)
    .execute();
  const known = new Map(rows.map(({ person_id, rating }) => [person_id, rating]));
  return Object.fromEntries(people.map((id) => [id, known.get(id) ?? FIRST_RATING]));
}
