import { RECOVERY_CODES, type Suspension } from '@upcard/protocol';
import type { AvatarName, Person } from '@upcard/tables';
import type { Kysely } from 'kysely';
import { cryptoRandomIndex } from '../cards/crypto-random.ts';
import type { Alongside } from '../store/alongside.ts';
import type { DatabaseSchema } from '../store/schema.ts';
import type { AccountLibrary } from './account-library.ts';
import type { AccountStore } from './account-store.ts';
import { lookAlikeKeys } from './look-alikes.ts';
import type { PasswordDesk } from './password-desk.ts';
import { isGoodPassword } from './password-rules.ts';
import { newRecoveryCode, recoveryCodeHash } from './recovery-code.ts';
import { personFrom, type Sessions, type SignIn } from './sessions.ts';
import type { Successions } from './successions.ts';
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
  readonly db: Kysely<DatabaseSchema>;
  readonly library: AccountLibrary;
  readonly store: AccountStore;
  readonly sessions: Sessions;
  readonly passwords: PasswordDesk;
  readonly successions: Successions;
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
      return enterUnlessSuspended(parts, { person: account.person_id, otherwise: 'wrong-login' }, comer);
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
      return enterUnlessSuspended(parts, { person, otherwise: 'wrong-recovery' }, comer);
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
  const hash = await parts.passwords.hash(password);
  const recoveryCodes = newRecoveryCodes();
  const signIn = await inTurn(parts, { visitor: comer.visitor, becomes: null }, async (guest) => {
    const owner = await addOwner(parts, { name: name.name, hash, avatar: comer.visitor?.person.avatar ?? null });
    const isAdded = await addAccount(parts, owner, { name, email, recoveryCodes, guest });
    return isAdded ? letIn(parts, owner, { guest, headers: comer.headers }) : null;
  });
  return signIn === null ? { ok: false, code: 'name-taken' } : { ok: true, signIn, recoveryCodes };
}

/**
 * Does something with the guest who comes in and becomes this account (by id; null: a new one). With null for whoever is no guest,
 * or is somebody else already by another way.
 */
function inTurn<Done>(
  { successions }: EntranceParts,
  { visitor, becomes }: Pick<Comer, 'visitor'> & { readonly becomes: string | null },
  work: (guest: Person | null) => Promise<Done>,
): Promise<Done> {
  const guest = visitor?.kind === 'guest' ? visitor.person : null;
  const people = [guest?.id ?? null, becomes].filter((id) => id !== null);
  return successions.inTurn(people, () => work(guest === null || successions.isGone(guest.id) ? null : guest));
}

/** Adds somebody who has no account yet; a process that ends before they have one leaves nobody. */
async function addOwner(
  { library }: EntranceParts,
  { name, hash, avatar }: { readonly name: string; readonly hash: string; readonly avatar: AvatarName | null },
): Promise<Person> {
  const { internalAdapter, generateId } = await library.$context;
  // The library wants an address for everybody and takes none twice; the real one, if any, is Upcard's own to keep.
  const placeholder = `${generateId({ model: 'user' }) || crypto.randomUUID()}@account.invalid`;
  const image = avatar === null ? {} : { image: avatar };
  const user = await internalAdapter.createUser(
    { name, email: placeholder, emailVerified: false, ...image },
    { method: 'username' },
  );
  const { id } = user;
  await internalAdapter.linkAccount({ userId: id, providerId: 'credential', accountId: id, password: hash });
  return personFrom(user);
}

interface NewAccount {
  readonly name: Username;
  readonly email: string | null;
  readonly recoveryCodes: readonly string[];
  /** Who becomes the account, as is written down with it. */
  readonly guest: Person | null;
}

/** Makes somebody's account; false when somebody else was first to have the name: then there is neither. */
async function addAccount(
  { library, store, successions, now }: EntranceParts,
  owner: Person,
  { name, email, recoveryCodes, guest }: NewAccount,
): Promise<boolean> {
  const account = {
    person_id: owner.id,
    username: name.name,
    name_key: name.small,
    capitals_key: name.capitals,
    email,
    joined_at: now(),
    administrator_since: null,
  };
  const codeHashes = recoveryCodes.map((code) => recoveryCodeHash(owner.id, code));
  const alongside: Alongside = async (all) => {
    if (guest !== null) await successions.writeDown({ from: guest.id, to: owner })(all);
  };
  const isAdded = await store.add({ account, codeHashes }, alongside);
  if (!isAdded) await (await library.$context).internalAdapter.deleteUser(owner.id);
  return isAdded;
}

/** Somebody who has shown who they are: the guest who they have been until now, if any, and their headers. */
interface Known {
  readonly guest: Person | null;
  readonly headers: Headers;
}

/** Lets somebody into their new account. One that its owner could not be let into has never been. */
async function letIn(parts: EntranceParts, owner: Person, { guest, headers }: Known): Promise<SignIn> {
  const { db, library, store, sessions, successions } = parts;
  if (guest !== null) {
    await successions.carryOut({ from: guest.id, to: owner }, () => takeBack(parts, owner, guest));
    return sessions.open(owner.id, headers);
  }
  try {
    return await sessions.open(owner.id, headers);
  } catch (error) {
    await db.transaction().execute(store.remove(owner.id));
    await (await library.$context).internalAdapter.deleteUser(owner.id);
    throw error;
  }
}

/** The name is free, and the guest has everything again: what has gone over comes back by the same way. */
async function takeBack({ store, successions }: EntranceParts, owner: Person, guest: Person): Promise<void> {
  const back = { from: owner.id, to: guest };
  await successions.strike(guest.id, async (all) => {
    await store.remove(owner.id)(all);
    await successions.writeDown(back)(all);
  });
  // Stops at the keeper that could not give it away in the first place; those before it have it back by then.
  await successions.carryOut(back).catch(() => undefined);
}

/** Somebody who has shown that an account is theirs, and what they are told if it has gone meanwhile. */
interface Shown<Code> {
  readonly person: string;
  readonly otherwise: Code;
}

function enterUnlessSuspended<Code>(
  parts: EntranceParts,
  { person, otherwise }: Shown<Code>,
  { visitor, headers }: Comer,
): Promise<Entry<Code>> {
  return inTurn(parts, { visitor, becomes: person }, async (guest) => {
    if ((await parts.store.of(person)) === null) return { ok: false, code: otherwise };
    const { suspension } = await parts.store.standing(person, parts.now());
    if (suspension !== null) return { ok: false, code: 'suspended', suspension };
    return { ok: true, signIn: await enter(parts, person, { guest, headers }) };
  });
}

/** Opens a session for somebody recognised. A guest who comes in by this way brings everything along and is gone. */
async function enter(parts: EntranceParts, person: string, { guest, headers }: Known): Promise<SignIn> {
  const { db, library, sessions, successions } = parts;
  if (guest !== null) {
    const user = await (await library.$context).internalAdapter.findUserById(person);
    if (user === null) throw new Error('an account belongs to nobody');
    const succession = { from: guest.id, to: personFrom(user) };
    await db.transaction().execute(successions.writeDown(succession));
    await successions.carryOut(succession, () => successions.strike(guest.id));
  }
  return sessions.open(person, headers);
}
