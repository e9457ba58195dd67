import { avatarFor, type Person, parseAvatar } from '@upcard/tables';
import type { AccountLibrary } from './account-library.ts';
import type { AccountStore } from './account-store.ts';
import type { Recognised, Visitor } from './visitor.ts';

/** A fresh session: who it is, and the `set-cookie` header values that carry it. */
export interface SignIn {
  readonly visitor: Visitor;
  readonly cookies: readonly string[];
}

/** A session as its owner may see it. Times in milliseconds. */
export interface SessionRecord {
  readonly openedAt: number;
  readonly expiresAt: number;
}

/** Who is in, by the cookie of a request. */
export interface Sessions {
  /** What the session cookie in these headers tells. */
  readonly recognise: (headers: Headers) => Promise<Recognised>;
  /** Whose session cookie is in these headers, or null. Suspended people are nobody. */
  readonly visitorOf: (headers: Headers) => Promise<Visitor | null>;
  /** The `set-cookie` values that let the session of these headers last on, when that is due; none otherwise. */
  readonly prolong: (headers: Headers) => Promise<readonly string[]>;
  /** Makes a guest with a random name and avatar, and a session for it. */
  readonly signInGuest: () => Promise<SignIn>;
  /** Ends the session of these headers. Returns the `set-cookie` values that clear it. */
  readonly signOut: (headers: Headers) => Promise<readonly string[]>;
  /** Ends every session of a person's. Their sockets stay: those are the hall's to end. */
  readonly endAll: (person: string) => Promise<void>;
  /** A new session for somebody who has been recognised; the one of the headers, if any, ends. */
  readonly open: (person: string, headers: Headers) => Promise<SignIn>;
  readonly list: (person: string) => Promise<readonly SessionRecord[]>;
}

/** What sessions work with. `now` in milliseconds. */
export interface SessionParts {
  readonly library: AccountLibrary;
  readonly store: AccountStore;
  readonly now: () => number;
}

/** How the account library has people. */
export interface LibraryUser {
  readonly id: string;
  readonly name: string;
  readonly image?: string | null | undefined;
}

/** Somebody of the account library, as others see them. */
export function personFrom({ id, name, image }: LibraryUser): Person {
  return { id, name, avatar: parseAvatar(image ?? '') ?? avatarFor(id) };
}

/** The part of a request that the account library is shown: it needs no more to know a session. */
function cookieOf(headers: Headers): Headers {
  return new Headers({ cookie: headers.get('cookie') ?? '' });
}

/** Somebody of the account library as the house knows them by a session of theirs. */
async function recogniseUser({ store, now }: SessionParts, user: LibraryUser): Promise<Recognised> {
  const { kind, isAdministrator, suspension, isBack } = await store.standing(user.id, now());
  if (suspension !== null) return { kind: 'suspended', suspension };
  if (isBack && kind === 'account') return { kind: 'nobody' };
  return { kind: 'visitor', visitor: { person: personFrom(user), kind, isAdministrator } };
}

async function openSession(parts: SessionParts, person: string, given: Headers): Promise<SignIn> {
  const { api, $context } = parts.library;
  const { internalAdapter } = await $context;
  if (given.has('cookie')) await api.signOut({ headers: cookieOf(given) });
  const { headers } = await api.openSession({ body: { person }, headers: new Headers(), returnHeaders: true });
  const user = await internalAdapter.findUserById(person);
  const known = user === null ? null : await recogniseUser(parts, user);
  if (known?.kind !== 'visitor') throw new Error('somebody has gone while a session was opened for them');
  return { visitor: known.visitor, cookies: headers.getSetCookie() };
}

/** Opens sessions. */
export function openSessions(parts: SessionParts): Sessions {
  const { api, $context } = parts.library;
  const recognise = async (headers: Headers): Promise<Recognised> => {
    // Most requests of strangers carry no cookie; they needn't reach the database.
    if (!headers.has('cookie')) return { kind: 'nobody' };
    // A session is prolonged only where its cookie can be too.
    const session = await api.getSession({ headers: cookieOf(headers), query: { disableRefresh: true } });
    return session === null ? { kind: 'nobody' } : recogniseUser(parts, session.user);
  };
  return {
    recognise,
    visitorOf: async (headers) => {
      const known = await recognise(headers);
      return known.kind === 'visitor' ? known.visitor : null;
    },
    prolong: async (given) => {
      if (!given.has('cookie')) return [];
      const { headers } = await api.getSession({ headers: cookieOf(given), returnHeaders: true });
      return headers.getSetCookie();
    },
    signInGuest: async () => {
      const { headers, response } = await api.signInAnonymous({ headers: new Headers(), returnHeaders: true });
      const visitor: Visitor = { person: personFrom(response.user), kind: 'guest', isAdministrator: false };
      return { visitor, cookies: headers.getSetCookie() };
    },
    signOut: async (given) => {
      const { headers } = await api.signOut({ headers: cookieOf(given), returnHeaders: true });
      return headers.getSetCookie();
    },
    endAll: async (person) => (await $context).internalAdapter.deleteUserSessions(person),
    open: (person, given) => openSession(parts, person, given),
    list: async (person) => {
      const { internalAdapter } = await $context;
      const sessions = await internalAdapter.listSessions(person, { onlyActiveSessions: true });
      return sessions.map(({ createdAt, expiresAt }) => ({
        openedAt: createdAt.getTime(),
        expiresAt: expiresAt.getTime(),
      }));
    },
  };
}
