/** What is known of an account: asked for, there, about to be deleted, gone (or never made). */
type AccountState = 'asked' | 'there' | 'leaving' | 'gone';

/** An account as its owner knows it; `person` is its id, null until the server has told. */
export interface AccountRecord {
  readonly username: string;
  person: string | null;
  state: AccountState;
  /** Whether its owner has ever asked to have it deleted: part of what was theirs may be a former player's. */
  hasAskedToLeave: boolean;
}

/** Somebody who is, or wants to be, somebody else: `to` is null until that was acknowledged, `account` is what they asked for. */
interface Move {
  readonly to: string | null;
  readonly account: AccountRecord;
}

/** Whether somebody may come in; `unknown` while an act on them is not answered. */
type Admission = 'in' | 'out' | 'unknown';

/** Writes down who has become whom, which accounts there are, and who was kept out. */
export class PeopleWitness {
  readonly accounts = new Map<string, AccountRecord>();
  /** By the id of who they were. */
  readonly moves = new Map<string, Move>();
  readonly admissions = new Map<string, Admission>();
  /** How often people have become somebody else, by acknowledgement. */
  moved = 0;
  readonly #fault: (text: string) => void;

  constructor(fault: (text: string) => void) {
    this.#fault = fault;
  }

  /** Somebody asks for an account, or logs in to one, with a guest's cookie or none. */
  asksFor(username: string, guest: string | null): AccountRecord {
    const account: AccountRecord = this.accounts.get(username) ?? {
      username,
      person: null,
      state: 'asked',
      hasAskedToLeave: false,
    };
    this.accounts.set(username, account);
    if (guest !== null && !this.moves.has(guest)) this.moves.set(guest, { to: null, account });
    return account;
  }

  /** They are in: the account has this id, and the guest is gone. */
  isIn(account: AccountRecord, person: string, guest: string | null): void {
    if (account.person !== null && account.person !== person)
      this.#fault(`${account.username} was ${account.person} and is ${person}`);
    if (this.admissions.get(person) === 'out') this.#fault(`${account.username} is kept out and came in`);
    account.person = person;
    account.state = 'there';
    if (guest === null) return;
    this.moves.set(guest, { to: person, account });
    this.moved += 1;
  }

  /** The server did not let somebody in with the right password. Only what nobody has acknowledged may be missing. */
  isNotKnown(account: AccountRecord): void {
    if (account.state === 'there') this.#fault(`${account.username} is not known any more`);
    account.state = 'gone';
  }

  /** The server says that somebody is suspended. */
  isKeptOut({ username, person }: AccountRecord): void {
    if (person !== null && (this.admissions.get(person) ?? 'in') === 'in')
      this.#fault(`${username} is told to be suspended, which nobody did`);
  }

  /** Whether this person must not be let in: kept out, moved or deleted, all acknowledged. */
  isNobody(person: string): boolean {
    const isMoved = (this.moves.get(person)?.to ?? null) !== null;
    const account = this.accountOf(person);
    return isMoved || account?.state === 'gone' || this.admissions.get(person) === 'out';
  }

  accountOf(person: string): AccountRecord | null {
    return [...this.accounts.values()].find((account) => account.person === person) ?? null;
  }

  /** Who somebody of this id is today, as far as it was acknowledged. */
  today(person: string): string {
    const to = this.moves.get(person)?.to ?? null;
    return to === null ? person : this.today(to);
  }

  /** Whether nobody knows what is this person's: they have asked to be somebody else, or somebody to be them, and had no answer. */
  isUnsettled(person: string): boolean {
    const isAsked = ({ to, account }: Move): boolean => to === null && account.person === person;
    return this.moves.get(person)?.to === null || [...this.moves.values()].some(isAsked);
  }

  /** Whether the log may say that one has become the other. The new id of who has left is the server's to choose. */
  mayMove(from: string, to: string): boolean {
    if (from === to) return true;
    const account = this.accountOf(from);
    if (account !== null) return account.hasAskedToLeave && to.startsWith('former-');
    const move = this.moves.get(from);
    return move !== undefined && (move.to === null || move.to === to);
  }
}
