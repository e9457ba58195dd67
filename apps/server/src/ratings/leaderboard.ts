import type { LeaderboardAnswer } from '@upcard/protocol';
import { type Kysely, sql } from 'kysely';
import { type Page, pageOf } from '../admin/page.ts';
import { personFrom } from '../auth/sessions.ts';
import type { DatabaseSchema } from '../store/schema.ts';

/**
 * One page of everybody who has an account and a rated game and isn't suspended at `now` (milliseconds), the highest rating
 * first. Among equals, who share a rank, more games come first: that rating has been held for longer.
 */
export async function leaderboard(
  db: Kysely<DatabaseSchema>,
  { page, now }: { readonly page: Page; readonly now: number },
): Promise<LeaderboardAnswer> {
  const ranked = db
    .selectFrom('ratings')
    .innerJoin('accounts', 'accounts.person_id', 'ratings.person_id')
    .innerJoin('user', 'user.id', 'ratings.person_id')
    .leftJoin('suspensions', (join) =>
      join
        .onRef('suspensions.person_id', '=', 'ratings.person_id')
        .on((row) => row.or([row('suspensions.until', 'is', null), row('suspensions.until', '>', now)])),
    )
    .where('suspensions.person_id', 'is', null)
    .select(['user.id', 'user.name', 'user.image', 'ratings.rating', 'ratings.games'])
    .select(sql<number>`rank() over (order by ratings.rating desc)`.as('rank'))
    .orderBy('ratings.rating', 'desc')
    .orderBy('ratings.games', 'desc')
    .orderBy('user.id');
  const { rows, hasMore } = await pageOf(ranked, page, ({ rank, rating, games, ...user }) => ({
    ...personFrom(user),
    rank,
    rating,
    games,
  }));
  return { people: rows, hasMore };
}
