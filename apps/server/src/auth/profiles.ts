import type { ProfileAnswer } from '@upcard/protocol';
import type { Kysely } from 'kysely';
import { ratingRecord } from '../ratings/rating-record.ts';
import type { DatabaseSchema } from '../store/schema.ts';
import type { AccountLibrary } from './account-library.ts';
import type { AccountStore } from './account-store.ts';
import type { GamesOfPeople } from './games-of-people.ts';
import { personFrom } from './sessions.ts';

/** What profiles are made of. */
export interface ProfileParts {
  readonly db: Kysely<DatabaseSchema>;
  readonly library: AccountLibrary;
  readonly store: AccountStore;
  readonly games: GamesOfPeople;
}

/** What everybody may know of the person of this id; null when there is nobody. */
export async function profileOf(
  { db, library, store, games }: ProfileParts,
  id: string,
): Promise<ProfileAnswer | null> {
  const { internalAdapter } = await library.$context;
  const user = await internalAdapter.findUserById(id);
  if (user === null) return null;
  const account = await store.of(id);
  return {
    ...personFrom(user),
    kind: account === null ? 'guest' : 'account',
    joinedAt: account?.joined_at ?? user.createdAt.getTime(),
    rating: await ratingRecord(db, id),
    games: await games.newest(id),
  };
}
