import { openAccountLibrary } from '@upcard/server/auth/account-library';
import { accountStore } from '@upcard/server/auth/account-store';
import { keptSecret } from '@upcard/server/auth/secret';
import { openSessions, type SignIn } from '@upcard/server/auth/sessions';
import { type Database, openDatabase } from '@upcard/server/store/open-database';
import { cookieHeader, type Guest } from './socket-person.ts';

const fail = (error: unknown): never => {
  throw error;
};

/** Makes a guest an account without password and recovery codes: nobody will ever log in to it. */
async function makeAccount({ db }: Database, { visitor }: SignIn): Promise<Guest['person']> {
  const { person } = visitor;
  await db
    .insertInto('accounts')
    .values({
      person_id: person.id,
      username: person.name,
      name_key: person.id,
      capitals_key: person.id,
      email: null,
      joined_at: Date.now(),
      administrator_since: null,
    })
    .execute();
  return person;
}

/**
 * People with accounts and open sessions in the database of this data folder, whose server does not run. Registering them one by
 * one would take minutes, for every password is hashed slowly on purpose.
 */
export async function makeAccounts(folder: string, count: number): Promise<readonly Guest[]> {
  const database = await openDatabase(folder, fail);
  try {
    const secret = await keptSecret(folder);
    const library = await openAccountLibrary({ database, secret, publicOrigin: null, isSecure: false, warn: fail });
    const sessions = openSessions({ library, store: accountStore(database.db), now: Date.now });
    const people: Guest[] = [];
    for (let made = 0; made < count; made += 1) {
      const entry = await sessions.signInGuest();
      people.push({ person: await makeAccount(database, entry), cookie: cookieHeader(entry.cookies) });
    }
    return people;
  } finally {
    await database.close();
  }
}
