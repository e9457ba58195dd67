import type { ProfileAnswer } from '@upcard/protocol';
import { type LibraryParts, openAccountLibrary } from './account-library.ts';
import { accountStore } from './account-store.ts';
import { type Entrance, openEntrance } from './entrance.ts';
import type { GamesOfPeople } from './games-of-people.ts';
import { type OwnAccounts, openOwnAccounts } from './own-account.ts';
import type { Ownership } from './ownership.ts';
import { openPasswordDesk } from './password-desk.ts';
import { profileOf } from './profiles.ts';
import { openSessions, type Sessions } from './sessions.ts';
import { openSuccessions, type Successions } from './successions.ts';

/** Who people are. All of it lives in the database, through its one writer. */
export interface Accounts extends Sessions, Entrance, OwnAccounts, Pick<Successions, 'isGone'> {
  /** Carries out what processes before this one have begun: somebody is somebody else. To be done before anybody is let in. */
  readonly finishSuccessions: () => Promise<void>;
  /** What everybody may know of the person of this id; null when there is nobody. */
  readonly profile: (person: string) => Promise<ProfileAnswer | null>;
}

/** What accounts need. `now` in milliseconds. */
export interface AccountParts extends LibraryParts {
  readonly games: GamesOfPeople;
  readonly ownership: () => Ownership;
  readonly now: () => number;
}

/** Opens accounts, bringing the account library's tables up to date first. */
export async function openAccounts(given: AccountParts): Promise<Accounts> {
  const { database, games, ownership, now } = given;
  const library = await openAccountLibrary(given);
  const store = accountStore(database.db);
  const sessions = openSessions({ library, store, now });
  const passwords = await openPasswordDesk(library);
  const successions = openSuccessions({ db: database.db, library, ownership });
  const parts = { db: database.db, library, store, sessions, passwords, ownership, successions, now };
  return {
    ...sessions,
    ...openEntrance(parts),
    ...openOwnAccounts(parts),
    isGone: successions.isGone,
    finishSuccessions: successions.finishAll,
    profile: (person) => profileOf({ db: database.db, library, store, games }, person),
  };
}
