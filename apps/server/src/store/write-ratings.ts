import { FIRST_RATING, LEAST_RATING, type PersonRating } from '@upcard/tables';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/** Which game it was, and when it ended, in milliseconds. */
export interface RatedGame {
  readonly table: string;
  readonly at: number;
}

/**
 * Changes the ratings of those who played a game, in the transaction that logs its end. Rejects, and with it the transaction,
 * for a game that has been rated before.
 */
export async function writeRatings(
  transaction: Kysely<DatabaseSchema>,
  ratings: readonly PersonRating[],
  game: RatedGame,
): Promise<void> {
  // In one order for all games: two that end together and wait for each other's people would wait for ever.
  const inOrder = ratings.toSorted((a, b) => (a.person < b.person ? -1 : 1));
  for (const { person, change } of inOrder) {
    const { rating, games } = await changeRating(transaction, { person, change });
    const step = { table_id: game.table, game: games, at: game.at, change, rating_after: rating };
    await transaction
      .insertInto('rating_history')
      .values({ person_id: person, ...step })
      .execute();
  }
}

/** One statement adds to what is there, whatever has been added meanwhile. Gives what is there then, in tenths. */
function changeRating(transaction: Kysely<DatabaseSchema>, { person, change }: PersonRating) {
  return transaction
    .insertInto('ratings')
    .values({ person_id: person, rating: Math.max(LEAST_RATING, FIRST_RATING + change), games: 1 })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet((row) => ({
        rating: row
          .case()
          .when('ratings.rating', '<', LEAST_RATING - change)
          .then(LEAST_RATING)
          .else(row('ratings.rating', '+', change))
          .end(),
        games: row('ratings.games', '+', 1),
      })),
    )
    .returning(['rating', 'games'])
    .executeTakeFirstOrThrow();
}
