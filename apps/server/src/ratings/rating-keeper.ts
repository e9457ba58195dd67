import type { Kysely } from 'kysely';
import type { Keeper } from '../auth/ownership.ts';
import type { DatabaseSchema } from '../store/schema.ts';
import { ratingRecord } from './rating-record.ts';

/**
 * Ratings and their history, as something that is a person's. They are only ever moved to somebody who has none: a former player.
 * Must be asked after the tables, or a game that ends meanwhile would be rated for somebody who is gone.
 */
export function ratingKeeper(db: Kysely<DatabaseSchema>): Keeper {
  return {
    name: 'rating',
    move: async (from, to) => {
      if (from === to.id) return true;
      await db.transaction().execute(async (all) => {
        await all.updateTable('ratings').set({ person_id: to.id }).where('person_id', '=', from).execute();
        await all.updateTable('rating_history').set({ person_id: to.id }).where('person_id', '=', from).execute();
      });
      return true;
    },
    exportOf: (person) => ratingRecord(db, person, Number.MAX_SAFE_INTEGER),
  };
}
