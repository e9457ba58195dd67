import { AVATARS } from '@upcard/tables';
import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { anonymous } from 'better-auth/plugins/anonymous';
import { cryptoRandomIndex } from '../cards/crypto-random.ts';
import type { Database } from '../store/open-database.ts';
import { guestName } from './guest-name.ts';
import { sessionPlugin } from './session-plugin.ts';

/** What the account library needs: `publicOrigin` null when nobody said under which address people come. */
export interface LibraryParts {
  readonly database: Database;
  readonly secret: string;
  readonly publicOrigin: string | null;
  readonly isSecure: boolean;
  readonly warn: (message: string) => void;
}

/** The account library: people, their password hashes and their sessions. */
export type AccountLibrary = ReturnType<typeof library>;

/** Sessions last so long after the last visit, in seconds; they are prolonged once a day. */
const SESSION_LASTS = 60 * 60 * 24 * 30;
const SESSION_RENEWED = 60 * 60 * 24;

/** Opens the account library, bringing its tables up to date first. */
export async function openAccountLibrary(parts: LibraryParts): Promise<AccountLibrary> {
  const auth = library(parts);
  const { runMigrations } = await getMigrations(auth.options);
  await runMigrations();
  // Every new guest's name is looked for among all that there ever were.
  await parts.database.db.schema.createIndex('user_by_name').ifNotExists().on('user').column('name').execute();
  return auth;
}

function library({ database: { db, type }, secret, publicOrigin, isSecure, warn }: LibraryParts) {
  const isTaken = async (name: string): Promise<boolean> =>
    (await db.selectFrom('user').select('id').where('name', '=', name).limit(1).executeTakeFirst()) !== undefined;
  const random = cryptoRandomIndex();
  return betterAuth({
    appName: 'Upcard',
    // Nothing is redirected to this address; it only has to be one.
    baseURL: publicOrigin ?? 'http://localhost',
    secret,
    database: { db, type },
    session: { expiresIn: SESSION_LASTS, updateAge: SESSION_RENEWED },
    plugins: [anonymous({ generateName: () => guestName(random, isTaken) }), sessionPlugin],
    databaseHooks: {
      // A person's picture is the name of an avatar: one at random, unless it is brought along.
      user: { create: { before: async (user) => ({ data: { image: AVATARS[random(AVATARS.length)], ...user } }) } },
    },
    advanced: {
      cookiePrefix: 'upcard',
      useSecureCookies: isSecure,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      // Upcard's own gate refuses other origins before a request comes here.
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'warn', log: (_level, message) => warn(message) },
  });
}
