import { avatarFor, type Person } from '@upcard/tables';
import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { anonymous } from 'better-auth/plugins/anonymous';
import { cryptoRandomIndex } from '../cards/crypto-random.ts';
import type { Database } from '../store/open-database.ts';
import { guestName } from './guest-name.ts';
import type { Visitor } from './visitor.ts';

/** A fresh session: who it is, and the `set-cookie` header values that carry it. */
export interface SignIn {
  readonly visitor: Visitor;
  readonly cookies: readonly string[];
}

/** Who people are. All of it lives in the database, through its one writer. */
export interface Accounts {
  /** Whose session cookie is in these headers, or null. */
  readonly visitorOf: (headers: Headers) => Promise<Visitor | null>;
  /** Makes a guest with a random name and a session for it. */
  readonly signInGuest: () => Promise<SignIn>;
  /** Ends the session of these headers. Returns the `set-cookie` values that clear it. */
  readonly signOut: (headers: Headers) => Promise<readonly string[]>;
}

/** What accounts need: `publicOrigin` null when nobody said under which address people come. */
export interface AccountParts {
  readonly database: Database;
  readonly secret: string;
  readonly publicOrigin: string | null;
  readonly isSecure: boolean;
  readonly warn: (message: string) => void;
}

/** Sessions last so long after the last visit, in seconds; they are prolonged once a day. */
const SESSION_LASTS = 60 * 60 * 24 * 30;
const SESSION_RENEWED = 60 * 60 * 24;

/** Opens accounts, bringing their tables up to date first. */
export async function openAccounts(parts: AccountParts): Promise<Accounts> {
  const auth = library(parts);
  const { runMigrations } = await getMigrations(auth.options);
  await runMigrations();
  // Every new guest's name is looked for among all that there ever were.
  await parts.database.db.schema.createIndex('user_by_name').ifNotExists().on('user').column('name').execute();
  return {
    visitorOf: async (headers) => {
      // Most requests of strangers carry no cookie; they needn't reach the database.
      if (!headers.has('cookie')) return null;
      const session = await auth.api.getSession({ headers: new Headers({ cookie: headers.get('cookie') ?? '' }) });
      return session === null ? null : guestFrom(session.user);
    },
    signInGuest: async () => {
      const { headers, response } = await auth.api.signInAnonymous({ headers: new Headers(), returnHeaders: true });
      return { visitor: guestFrom(response.user), cookies: headers.getSetCookie() };
    },
    signOut: async (given) => {
      const { headers } = await auth.api.signOut({ headers: given, returnHeaders: true });
      return headers.getSetCookie();
    },
  };
}

function guestFrom({ id, name }: { id: string; name: string }): Visitor {
  const person: Person = { id, name, avatar: avatarFor(id) };
  return { person, kind: 'guest', isAdministrator: false };
}

function library({ database: { db, type }, secret, publicOrigin, isSecure, warn }: AccountParts) {
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
    plugins: [anonymous({ generateName: () => guestName(random, isTaken) })],
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
