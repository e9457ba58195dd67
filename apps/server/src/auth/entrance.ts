import { RECOVERY_CODES, type Suspension } from '@upcard/protocol';
import { cryptoRandomIndex } from '../cards/crypto-random.ts';
import type { AccountLibrary } from './account-library.ts';
import type { AccountStore } from './account-store.ts';
import { lookAlikeKeys } from './look-alikes.ts';
import type { Ownership } from './ownership.ts';
import type { PasswordDesk } from './password-desk.ts';
import { isGoodPassword } from './password-rules.ts';
import { newRecoveryCode, recoveryCodeHash } from './recovery-code.ts';
import { personFrom, type Sessions, type SignIn } from './sessions.ts';
import { parseUsername, type Username } from './username.ts';
import type { Visitor } from './visitor.ts';

/** Who comes in: the headers carry the session that they have had until now, and `visitor` is whose it is. */
export interface Comer {
  readonly visitor: Visitor | null;
  readonly headers: Headers;
}

/** What somebody types who wants an account. */
export interface Registration {
  readonly username: string;
  readonly password: string;
  readonly email: string | null;
}

/** Somebody is in, or why not. */
export type Entry<Code> =
  | { readonly ok: true; readonly signIn: SignIn }
  | { readonly ok: false; readonly code: Code }
  | { readonly ok: false; readonly code: 'suspended'; readonly suspension: Suspension };

/** A new account with its recovery codes, or why there is none. */
export type Registered =
  | { readonly ok: true; readonly signIn: SignIn; readonly recoveryCodes: readonly string[] }
  | { readonly ok: false; readonly code: 'bad-name' | 'weak-password' | 'name-taken' };

/** The ways in for people with a name and password. What was a guest's becomes theirs, and the guest is gone. */
export interface Entrance {
  readonly register: (registration: Registration, comer: Comer) => Promise<Registered>;
  /** Tells nobody whether it was the name or the password that was wrong, neither by its answer nor by its time. */
  readonly logIn: (
    login: { readonly username: string; readonly password: string },
    comer: Comer,
  ) => Promise<Entry<'wrong-login'>>;
  /** Sets a new password by a recovery code, which is then used up. Every session there was ends. */
  readonly recover: (
    recovery: { readonly username: string; readonly code: string; readonly password: string },
    comer: Comer,
  ) => Promise<Entry<'wrong-recovery' | 'weak-password'>>;
}

/** What the entrance works with. `now` in milliseconds. */
export interface EntranceParts {
  readonly library: AccountLibrary;
  readonly store: AccountStore;
  readonly sessions: Sessions;
  readonly passwords: PasswordDesk;
  readonly ownership: () => Ownership;
  readonly now: () => number;
}

/** Nobody has this id; it stands in where there is no account, so that the same work is done. */
const NOBODY = '';

const random = cryptoRandomIndex();

/** New recovery codes, a full set. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () => newRecoveryCode(random));
}

/** Opens the entrance. */
export function openEntrance(parts: EntranceParts): Entrance {
  const { store, passwords, sessions } = parts;
  return {
    register: (registration, comer) => register(parts, registration, comer),
    logIn: async ({ username, password }, comer) => {
      const account = await store.named(lookAlikeKeys(username));
      const isRight = await passwords.isRight(account?.person_id ?? NOBODY, password);
      if (account === null || !isRight) return { ok: false, code: 'wrong-login' };
      return enterUnlessSuspended(parts, account.person_id, comer);
    },
    recover: async ({ username, code, password }, comer) => {
      if (!isGoodPassword(password, username)) return { ok: false, code: 'weak-password' };
      const hash = await passwords.hash(password);
      const account = await store.named(lookAlikeKeys(username));
      const person = account?.person_id ?? NOBODY;
      const isUsed = await store.useCode(person, recoveryCodeHash(person, code));
      if (!isUsed) return { ok: false, code: 'wrong-recovery' };
      await passwords.set(person, hash);
      await sessions.endAll(person);
      return enterUnlessSuspended(parts, person, comer);
    },
  };
}

async function register(
  parts: EntranceParts,
  { username, password, email }: Registration,
  comer: Comer,
): Promise<Registered> {
  const name = parseUsername(username);
  if (name === null) return { ok: false, code: 'bad-name' };
  if (!isGoodPassword(password, name.name)) return { ok: false, code: 'weak-password' };
  if (await parts.store.isTaken(name)) return { ok: false, code: 'name-taken' };
  const recoveryCodes = newRecoveryCodes();
  const person = await addAccount(parts, { name, password, email, recoveryCodes, comer });
  if (person === null) return { ok: false, code: 'name-taken' };
  try {
    return { ok: true, signIn: await enter(parts, person, comer), recoveryCodes };
  } catch (error) {
    await takeBack(parts, person, comer);
    throw error;
  }
}

/** An account that its owner could not be let into has never been: the guest has everything again, and the name is free. */
async function takeBack(
  { library, store, ownership }: EntranceParts,
  person: string,
  { visitor }: Comer,
): Promise<void> {
  // Stops at the keeper that could not give it away in the first place; those before it have it back by then.
  if (visitor !== null)
    await ownership()
      .moveOwnership(person, visitor.person)
      .catch(() => undefined);
  await store.remove(person);
  await (await library.$context).internalAdapter.deleteUser(person);
}

interface NewAccount {
  readonly name: Username;
  readonly password: string;
  readonly email: string | null;
  readonly recoveryCodes: readonly string[];
  readonly comer: Comer;
}

/** Makes an account and gives its id; null when somebody else was first to have the name. */
async function addAccount(
  { library, store, passwords, now }: EntranceParts,
  { name, password, email, recoveryCodes, comer }: NewAccount,
): Promise<string | null> {
  const hash = await passwords.hash(password);
  const { internalAdapter, generateId } = await library.$context;
  // The library wants an address for everybody and takes none twice; the real one, if any, is Upcard's own to keep.
  const placeholder = `${generateId({ model: 'user' }) || crypto.randomUUID()}@account.invalid`;
  const image = comer.visitor === null ? {} : { image: comer.visitor.person.avatar };
  const { id } = await internalAdapter.createUser(
    { name: name.name, email: placeholder, emailVerified: false, ...image },
    { method: 'username' },
  );
  await internalAdapter.linkAccount({ userId: id, providerId: 'credential', accountId: id, password: hash });
  const account = {
    person_id: id,
    username: name.name,
    name_key: name.small,
    capitals_key: name.capitals,
    email,
    joined_at: now(),
    administrator_since: null,
  };
  if (
    await store.add(
      account,
      recoveryCodes.map((code) => recoveryCodeHash(id, code)),
    )
  )
    return id;
  await internalAdapter.deleteUser(id);
  return null;
}

async function enterUnlessSuspended(parts: EntranceParts, person: string, comer: Comer): Promise<Entry<never>> {
  const { suspension } = await parts.store.standing(person, parts.now());
  if (suspension !== null) return { ok: false, code: 'suspended', suspension };
  return { ok: true, signIn: await enter(parts, person, comer) };
}

/** Opens a session for somebody recognised. A guest who comes in by this way brings everything along and is gone. */
async function enter(
  { library, sessions, ownership }: EntranceParts,
  person: string,
  { visitor, headers }: Comer,
): Promise<SignIn> {
  if (visitor?.kind === 'guest') {
    const { internalAdapter } = await library.$context;
    const user = await internalAdapter.findUserById(person);
    if (user === null) throw new Error('somebody has gone while a guest became them');
    await ownership().moveOwnership(visitor.person.id, personFrom(user));
    await internalAdapter.deleteUser(visitor.person.id);
  }
  return sessions.open(person, headers);
}
