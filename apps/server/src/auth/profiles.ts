import type { ProfileAnswer } from '@upcard/protocol';
import type { AccountLibrary } from './account-library.ts';
import type { AccountStore } from './account-store.ts';
import type { GamesOfPeople } from './games-of-people.ts';
import { personFrom } from './sessions.ts';

/** What profiles are made of. */
export interface ProfileParts {
  readonly library: AccountLibrary;
  readonly store: AccountStore;
  readonly games: GamesOfPeople;
}

/** What everybody may know of the person of this id; null when there is nobody. */
export async function profileOf({ library, store, games }: ProfileParts, id: string): Promise<ProfileAnswer | null> {
  const { internalAdapter } = await library.$context;
  const user = await internalAdapter.findUserById(id);
  if (user === null) return null;
  const account = await store.of(id);
  return {
    ...personFrom(user),
    kind: account === null ? 'guest' : 'account',
    joinedAt: account?.joined_at ?? user.createdAt.getTime(),
    games: await games.newest(id),
  };
}
