import type { AccountAnswer, AccountChange } from '@upcard/protocol';
import { avatarFor, type Person } from '@upcard/tables';
import type { AccountLibrary } from './account-library.ts';
import type { AccountStore } from './account-store.ts';
import { newRecoveryCodes } from './entrance.ts';
import type { Ownership } from './ownership.ts';
import type { PasswordDesk } from './password-desk.ts';
import { isGoodPassword } from './password-rules.ts';
import { recoveryCodeHash } from './recovery-code.ts';
import { personFrom, type SessionRecord, type Sessions, type SignIn } from './sessions.ts';

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
  /** The account is gone, its games are those of the person that this gives: a former player. */
  readonly remove: (person: string) => Promise<Person>;
}

/** What own accounts work with. */
export interface OwnAccountParts {
  readonly library: AccountLibrary;
  readonly store: AccountStore;
  readonly sessions: Sessions;
  readonly passwords: PasswordDesk;
  readonly ownership: () => Ownership;
}

/** Opens what people do with their accounts. */
export function openOwnAccounts(parts: OwnAccountParts): OwnAccounts {
  const { library, store, sessions, passwords, ownership } = parts;
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
    remove: async (person) => {
      const { internalAdapter } = await library.$context;
      const id = `former-${crypto.randomUUID()}`;
      const former: Person = { id, name: 'former player', avatar: avatarFor(id) };
      await sessions.endAll(person);
      await ownership().moveOwnership(person, former);
      await store.remove(person);
      await internalAdapter.deleteUser(person);
      return former;
    },
  };
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
