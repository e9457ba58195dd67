import type { AccountAnswer, AccountChange } from '@upcard/protocol';
import type { Person } from '@upcard/tables';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../store/schema.ts';
import type { AccountLibrary } from './account-library.ts';
import type { AccountStore } from './account-store.ts';
import { newRecoveryCodes } from './entrance.ts';
import type { Ownership } from './ownership.ts';
import type { PasswordDesk } from './password-desk.ts';
import { isGoodPassword } from './password-rules.ts';
import { recoveryCodeHash } from './recovery-code.ts';
import { personFrom, type SessionRecord, type Sessions, type SignIn } from './sessions.ts';
import { formerPlayer, type Successions } from './successions.ts';

/** Everything that is kept about somebody, for them to take along. */
export interface AccountExport {
  readonly account: AccountAnswer;
  readonly sessions: readonly SessionRecord[];
  readonly kept: Readonly<Record<string, unknown>>;
}

/** What people with an account do with it. Persons are ids of accounts. */
export interface OwnAccounts {
  /** Null when there is no such account. */
  readonly details: (person: string) => Promise<AccountAnswer | null>;
  /** Guests have no account, but a picture that they may change. */
  readonly change: (person: string, change: AccountChange) => Promise<void>;
  readonly isPassword: (person: string, password: string) => Promise<boolean>;
  /** A new password for somebody who has proved the old one. Ends all sessions and opens one. Null: it is too weak. */
  readonly setPassword: (person: Person, password: string, headers: Headers) => Promise<SignIn | null>;
  /** New recovery codes, to be shown once; the old ones are void. */
  readonly renewCodes: (person: string) => Promise<readonly string[]>;
  readonly exportOf: (person: string) => Promise<AccountExport | null>;
  /** The account is gone, and all that was its owner's is a former player's. */
  readonly remove: (person: string) => Promise<void>;
}

/** What own accounts work with. */
export interface OwnAccountParts {
  readonly db: Kysely<DatabaseSchema>;
  readonly library: AccountLibrary;
  readonly store: AccountStore;
  readonly sessions: Sessions;
  readonly passwords: PasswordDesk;
  readonly ownership: () => Ownership;
  readonly successions: Successions;
}

/** Opens what people do with their accounts. */
export function openOwnAccounts(parts: OwnAccountParts): OwnAccounts {
  const { store, sessions, passwords, ownership } = parts;
  const details = (person: string) => detailsOf(parts, person);
  return {
    details,
    change: (person, wanted) => change(parts, person, wanted),
    isPassword: (person, password) => passwords.isRight(person, password),
    setPassword: async ({ id, name }, password, headers) => {
      if (!isGoodPassword(password, name)) return null;
      await passwords.set(id, await passwords.hash(password));
      await sessions.endAll(id);
      return sessions.open(id, headers);
    },
    renewCodes: async (person) => {
      const codes = newRecoveryCodes();
      await store.replaceCodes(
        person,
        codes.map((code) => recoveryCodeHash(person, code)),
      );
      return codes;
    },
    exportOf: async (person) => {
      const account = await details(person);
      if (account === null) return null;
      return { account, sessions: await sessions.list(person), kept: await ownership().exportOf(person) };
    },
    remove: (person) => parts.successions.inTurn([person], () => remove(parts, person)),
  };
}

async function remove({ db, store, sessions, successions }: OwnAccountParts, person: string): Promise<void> {
  // Whoever asks twice is gone by the first time.
  if ((await store.of(person)) === null) return;
  const leaving = { from: person, to: formerPlayer(`former-${crypto.randomUUID()}`) };
  await sessions.endAll(person);
  await db.transaction().execute(async (all) => {
    await store.remove(person)(all);
    await successions.writeDown(leaving)(all);
  });
  await successions.carryOut(leaving);
}

async function detailsOf({ library, store }: OwnAccountParts, person: string): Promise<AccountAnswer | null> {
  const { internalAdapter } = await library.$context;
  const [user, account] = [await internalAdapter.findUserById(person), await store.of(person)];
  if (user === null || account === null) return null;
  const { email, joined_at: joinedAt } = account;
  return { ...personFrom(user), email, joinedAt, recoveryCodesLeft: await store.codesLeft(person) };
}

async function change(
  { library, store, ownership }: OwnAccountParts,
  person: string,
  { avatar, email }: AccountChange,
): Promise<void> {
  if (email !== undefined) await store.setEmail(person, email);
  if (avatar === undefined) return;
  const { internalAdapter } = await library.$context;
  const before = await internalAdapter.findUserById(person);
  // Every table of theirs would write down and show what it shows already.
  if (before === null || personFrom(before).avatar === avatar) return;
  await internalAdapter.updateUser(person, { image: avatar });
  const user = await internalAdapter.findUserById(person);
  // What shows the person anywhere shows them with the new avatar.
  if (user !== null) await ownership().moveOwnership(person, personFrom(user));
}
