import type { RandomIndex } from '@upcard/core';
import type { MeAnswer, SilencedPeople } from '@upcard/protocol';
import { becomeGuest, type Identity } from './identity.ts';
import type { AccountRecord } from './people-witness.ts';
import { type Asked, ask, type Reply } from './request.ts';
import type { ServerKeeper } from './server-keeper.ts';
import type { Witness } from './witness.ts';

/** What people live with. `begun` hears of everything that takes a server more than one step. */
export interface PersonaParts {
  readonly keeper: ServerKeeper;
  readonly witness: Witness;
  readonly chance: RandomIndex;
  readonly begun: () => void;
}

/** A browser of somebody's; null while nobody is signed in there. Only the first one is given a new identity then. */
export interface Device {
  identity: Identity | null;
  readonly isFirst: boolean;
  /** Whether the session may have ended by what its owner has asked for. */
  mayBeOut: boolean;
}

interface Credentials {
  readonly account: AccountRecord;
  readonly password: string;
  /** What may be the password as well, after a change that was never answered. */
  readonly next: string | null;
}

/** Milliseconds before something that could not be answered is asked again, and before a closed door is tried again. */
const TRY_AGAIN = 50;
const KNOCK_AGAIN = 1_500;

/** Letters that no two names confuse. */
const LETTERS = 'abdefgkpt';

let newestName = 0;

function newName(): string {
  newestName += 1;
  const digits = newestName.toString(LETTERS.length).padStart(4, '0');
  return `Rider-${[...digits].map((digit) => LETTERS[Number(digit)] ?? 'a').join('')}`;
}

const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Somebody who becomes somebody else now and then: a guest who registers or logs in, an account that is deleted and a guest again.
 * Whatever is not answered is found out, as people would, by trying again.
 */
export class Persona {
  readonly first: Device = { identity: null, isFirst: true, mayBeOut: false };
  readonly #devices = new Set([this.first]);
  readonly #parts: PersonaParts;
  #credentials: Credentials | null = null;
  #mending: Promise<void> | null = null;
  /** Wishes under way that end sessions; who logs in meanwhile may be out again. */
  #ending = 0;
  #passwords = 0;
  #isClosed = false;

  constructor(parts: PersonaParts) {
    this.#parts = parts;
  }

  /** Who is signed in on a device; on the first one somebody always is, sooner or later. Null: nobody any more. */
  async present(device: Device): Promise<Identity | null> {
    if (device.identity === null && device.isFirst) {
      this.#mending ??= this.#mend().finally(() => {
        this.#mending = null;
      });
      await this.#mending;
    }
    return device.identity;
  }

  /** The server knows nobody with this device's cookie. */
  isNobody(device: Device, identity: Identity): void {
    if (device.identity !== identity) return;
    const { people } = this.#parts.witness;
    const { person, kind } = identity;
    const move = people.moves.get(person.id);
    const isGuestGone = move !== undefined && (move.to !== null || this.#credentials !== null);
    const mayBe =
      kind === 'guest' ? isGuestGone : device.mayBeOut || this.#ending > 0 || people.admissions.has(person.id);
    if (!mayBe) this.#parts.witness.fault(`the session of ${kind} ${person.id} is lost`);
    device.identity = null;
  }

  close(): void {
    this.#isClosed = true;
  }

  get hasAccount(): boolean {
    return this.#credentials !== null && this.first.identity?.kind === 'account';
  }

  /** Makes an account of a guest. */
  async register(): Promise<void> {
    const identity = await this.present(this.first);
    if (identity?.kind !== 'guest' || this.#credentials !== null) return;
    const username = newName();
    const account = this.#parts.witness.people.asksFor(username, identity.person.id);
    const password = this.#newPassword();
    this.#credentials = { account, password, next: null };
    const body = { username, password, email: `${username}@sesame.example` };
    const reply = await this.#deed<MeAnswer>({ path: '/api/account/register', cookie: identity.cookie, body });
    if (reply === null) await this.#settleIn(this.first);
    else if (reply.status === 200) this.#isIn(this.first, reply, identity);
    else this.#parts.witness.fault(`${username} could not register: ${JSON.stringify(reply.said)}`);
  }

  /** Another browser of theirs, in which they are a guest so far. */
  otherDevice(identity: Identity): Device {
    const device: Device = { identity, isFirst: false, mayBeOut: false };
    this.#devices.add(device);
    return device;
  }

  /** Comes in on another device, which has been a guest's until now, and is the same person on both. */
  async logInOn(device: Device): Promise<void> {
    if (this.#credentials === null || device.identity?.kind !== 'guest') return;
    await this.#settleIn(device);
  }

  /** Deletes the account; a guest again. */
  async leaveForGood(): Promise<void> {
    const { credentials, identity } = { credentials: this.#credentials, identity: this.first.identity };
    if (credentials === null || credentials.next !== null || identity?.kind !== 'account') return;
    const { account, password } = credentials;
    account.state = 'leaving';
    account.hasAskedToLeave = true;
    const asked = { method: 'DELETE', path: '/api/account', cookie: identity.cookie, body: { password } } as const;
    const reply = await this.#askToEnd(asked);
    if (reply?.status === 200) {
      account.state = 'gone';
      this.#credentials = null;
    } else if (reply !== null && reply.status !== 401)
      this.#parts.witness.fault(`${account.username} could not be deleted: ${JSON.stringify(reply.said)}`);
    if (this.first.identity === identity) this.first.identity = null;
  }

  /** Takes another password; all other devices are out. */
  async changePassword(): Promise<void> {
    const { credentials, identity } = { credentials: this.#credentials, identity: this.first.identity };
    if (credentials === null || credentials.next !== null || identity?.kind !== 'account') return;
    const next = this.#newPassword();
    this.#credentials = { ...credentials, next };
    const body = { current: credentials.password, next };
    const reply = await this.#askToEnd<MeAnswer>({ path: '/api/account/password', cookie: identity.cookie, body });
    if (reply?.status === 200 && reply.cookie !== null) {
      this.#credentials = { ...credentials, password: next, next: null };
      this.first.identity = { ...identity, cookie: reply.cookie };
    } else if (this.first.identity === identity) this.first.identity = null;
  }

  /** Ends all sessions; the first device logs in again. */
  async signOutEverywhere(): Promise<void> {
    const { identity } = this.first;
    if (identity?.kind !== 'account') return;
    await this.#askToEnd({ path: '/api/account/sign-out-everywhere', cookie: identity.cookie });
    if (this.first.identity === identity) this.first.identity = null;
  }

  /** Asks to belong to a table, mostly with the right passcode where one is needed. */
  async join(table: string, identity: Identity): Promise<void> {
    const { witness, chance } = this.#parts;
    const { access, knowing, joiners } = witness.of(table);
    const { id } = identity.person;
    const isRight = chance(8) > 0;
    const passcode = isRight ? access.passcode : access.passcode === '0000' ? '0001' : '0000';
    if (isRight) knowing.add(id);
    if (!joiners.has(id)) joiners.set(id, 'asked');
    const body = access.passcode === null ? {} : { passcode: passcode ?? '' };
    const asked = { path: `/api/tables/${table}/join`, cookie: identity.cookie, body };
    const reply = await this.#deed<{ membership: 'member' | 'asking' }>(asked);
    if (reply?.status !== 200) return;
    // Who is a member already is told so, whatever they type.
    joiners.set(id, reply.said.membership);
  }

  /** Silences somebody in an own room, or lets them talk. */
  async silence(table: string, identity: Identity, [person, isSilenced]: readonly [string, boolean]): Promise<void> {
    const answered = this.#parts.witness.chat.silencing(table, person, isSilenced);
    const body = { person, isSilenced };
    const asked = { path: `/api/tables/${table}/silence`, cookie: identity.cookie, body };
    const reply = await this.#deed<SilencedPeople>(asked);
    if (reply?.status === 200) answered(reply.said.silenced);
  }

  /** Asks for something; null when no answer came: then nobody knows whether it was done. */
  async #deed<Said>(asked: Asked): Promise<Reply<Said> | null> {
    const { keeper, begun } = this.#parts;
    const origin = await keeper.whenUp();
    begun();
    return ask<Said>(origin, asked).catch(() => null);
  }

  /** Asks for something that ends all sessions, those that are opened meanwhile too. */
  async #askToEnd<Said>(asked: Asked): Promise<Reply<Said> | null> {
    this.#ending += 1;
    const reply = await this.#deed<Said>(asked);
    this.#ending -= 1;
    for (const device of this.#devices) device.mayBeOut = true;
    return reply;
  }

  #newPassword(): string {
    this.#passwords += 1;
    return `Open sesame number ${this.#passwords} of ${newestName}`;
  }

  /** Gives the first device an identity again, however long it takes. */
  async #mend(): Promise<void> {
    while (this.first.identity === null && !this.#isClosed) {
      const origin = await this.#parts.keeper.whenUp();
      if (this.#credentials !== null) await this.#settleIn(this.first);
      else
        this.first.identity = await becomeGuest(origin).catch(async () => {
          await rest(TRY_AGAIN);
          return null;
        });
    }
  }

  /** Logs in on a device until that was answered one way or the other. */
  async #settleIn(device: Device): Promise<void> {
    while (this.#credentials !== null && !this.#isClosed) {
      const { account, next } = this.#credentials;
      const outcome = await this.#tryIn(device, this.#credentials);
      if (outcome === 'in') return;
      if (outcome === 'unanswered') await rest(TRY_AGAIN);
      else if (outcome === 'closed' && !device.isFirst) device.identity = null;
      else if (outcome === 'closed') await rest(KNOCK_AGAIN);
      else if (next !== null) this.#credentials = { account, password: next, next: null };
      else {
        this.#parts.witness.people.isNotKnown(account);
        this.#credentials = null;
      }
      if (device.identity === null && !device.isFirst) return;
    }
  }

  async #tryIn(
    device: Device,
    { account: { username }, password }: Credentials,
  ): Promise<'in' | 'unanswered' | 'closed' | 'wrong'> {
    const { people } = this.#parts.witness;
    const { identity } = device;
    const guest = identity?.kind === 'guest' ? identity : null;
    const account = people.asksFor(username, guest?.person.id ?? null);
    const cookie = identity?.cookie ?? null;
    const reply = await this.#deed<MeAnswer>({ path: '/api/account/login', cookie, body: { username, password } });
    if (reply === null) return 'unanswered';
    if (reply.status === 401) return 'wrong';
    if (reply.status !== 200) {
      if (reply.status === 403) people.isKeptOut(account);
      return 'closed';
    }
    this.#isIn(device, reply, guest);
    return 'in';
  }

  #isIn(device: Device, { said, cookie }: Reply<MeAnswer>, guest: Identity | null): void {
    const { people, chat } = this.#parts.witness;
    const account = this.#credentials?.account;
    if (account === undefined || said.person === null || cookie === null) return;
    people.isIn(account, said.person.id, guest?.person.id ?? null);
    if (guest !== null) chat.moved(guest.person.id, said.person.id);
    device.identity = { person: said.person, kind: 'account', cookie };
    device.mayBeOut = false;
  }
}
