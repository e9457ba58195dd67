import type { AdminAct, AdminTables, LobbyTable, MeAnswer } from '@upcard/protocol';
import { administer, type LocalAct } from '@upcard/server';
import type { Identity } from './identity.ts';
import type { PersonaParts } from './persona.ts';
import { ask } from './request.ts';

/** So much is acknowledged between two acts, at least and at most more. */
const ACTS_EVERY = { least: 3, more: 20 };
/** A table at which nothing has changed for so long is closed, in milliseconds. */
const STALE_AFTER = 30_000;
/** Milliseconds before something that was not answered is asked again. */
const TRY_AGAIN = 50;

const WARDEN = { username: 'Warden', password: 'Sesame of the warden' };
const DEPUTY = { username: 'Deputy', password: 'Sesame of the deputy' };

const WORDS = { pause: 'pause-table', resume: 'resume-table', void: 'void-round', close: 'close-table' } as const;
type Word = keyof typeof WORDS;

const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** An administrator who pauses, resumes, voids and closes tables and keeps people out for a while. */
export class Warden {
  readonly #parts: PersonaParts;
  readonly #dataDir: string;
  readonly #looks = new Map<string, { readonly look: string; readonly since: number }>();
  #me: Identity | null = null;
  #deputy = '';
  #isDeputyGranted = false;
  #isOver = false;
  #isBusy = false;

  constructor(parts: PersonaParts, dataDir: string) {
    this.#parts = parts;
    this.#dataDir = dataDir;
  }

  /** Comes in and begins to watch over the tables. The server must be up. */
  async begin(): Promise<void> {
    this.#deputy = (await this.#register(DEPUTY)).person.id;
    this.#me = await this.#register(WARDEN);
    await this.#actLocally({ act: 'grant', name: WARDEN.username }, this.#me.person.id);
    void this.#watch();
  }

  /** Makes an administrator on the data folder of a stopped server, or takes that back. */
  async actLocally(): Promise<void> {
    this.#isDeputyGranted = !this.#isDeputyGranted;
    const act = this.#isDeputyGranted ? 'grant' : 'revoke';
    await this.#actLocally({ act, name: DEPUTY.username }, this.#deputy);
  }

  async #actLocally(act: LocalAct, subject: string): Promise<void> {
    const { ok, text } = await administer(this.#dataDir, act);
    if (!ok) throw new Error(text);
    this.#parts.witness.deeds.local.push({ act: act.act, subject });
  }

  get isSettled(): boolean {
    return !this.#isBusy;
  }

  /** Does nothing new, and lets in again whoever was kept out. The server must be up. */
  async hush(): Promise<void> {
    this.#isOver = true;
    const { people } = this.#parts.witness;
    for (const [person, admission] of people.admissions) {
      const isThere = people.accountOf(person)?.state !== 'gone';
      if (admission === 'in' || !isThere) continue;
      while (!(await this.#admit(person))) await rest(TRY_AGAIN);
    }
  }

  close(): void {
    this.#isOver = true;
  }

  async #register(body: typeof WARDEN): Promise<Identity> {
    const origin = await this.#parts.keeper.whenUp();
    const { said, cookie } = await ask<MeAnswer>(origin, { path: '/api/account/register', cookie: null, body });
    if (said.person === null || cookie === null) throw new Error(`${body.username} could not come in`);
    return { person: said.person, kind: 'account', cookie };
  }

  async #watch(): Promise<void> {
    const { chance, keeper, witness } = this.#parts;
    for (;;) {
      await witness.progress(ACTS_EVERY.least + chance(ACTS_EVERY.more));
      const origin = await keeper.whenUp();
      if (this.#isOver) return;
      this.#isBusy = true;
      // Whatever was not answered stays open in the witness.
      await this.#lookAround(origin).catch(() => undefined);
      this.#isBusy = false;
    }
  }

  async #lookAround(origin: string): Promise<void> {
    const { witness, chance } = this.#parts;
    const cookie = this.#me?.cookie ?? null;
    const asked = { method: 'GET', path: '/api/admin/tables', cookie } as const;
    const { status, said } = await ask<AdminTables>(origin, asked);
    if (status !== 200) {
      witness.fault(`the administrator was answered with ${status}`);
      return;
    }
    const tables = said.tables.filter(({ id }) => witness.tables.has(id));
    const table = tables[chance(Math.max(1, tables.length))];
    const stale = tables.find((one) => this.#isStale(one));
    if (stale !== undefined) await this.#rule(stale.id, 'close');
    else if (chance(6) === 0) await this.#keepOutOrAdmit();
    else if (table !== undefined) await this.#ruleOn(table);
  }

  #isStale({ id, state, stateText, stateNote, seated, isPaused }: LobbyTable): boolean {
    const look = [this.#parts.keeper.lives, state, stateText, stateNote, seated.length, isPaused].join();
    const known = this.#looks.get(id);
    const now = Date.now();
    if (known?.look === look) return now - known.since > STALE_AFTER;
    this.#looks.set(id, { look, since: now });
    return false;
  }

  async #ruleOn({ id, isPaused, state }: LobbyTable): Promise<void> {
    const { chance } = this.#parts;
    if (chance(30) === 0) await this.#rule(id, 'close');
    else if (isPaused) await this.#rule(id, chance(5) === 0 ? 'void' : 'resume');
    else if (state === 'running' && chance(2) === 0) await this.#rule(id, 'void');
    else if (chance(3) === 0) await this.#rule(id, 'pause');
  }

  async #rule(table: string, word: Word): Promise<void> {
    await this.#act(WORDS[word], table, `/api/admin/tables/${table}/${word}`);
  }

  async #keepOutOrAdmit(): Promise<void> {
    const { people } = this.#parts.witness;
    const out = [...people.admissions].filter(([, admission]) => admission !== 'in').map(([person]) => person);
    const there = [...people.accounts.values()].filter(({ state }) => state === 'there');
    const anybody = there[this.#parts.chance(Math.max(1, there.length))]?.person ?? null;
    const person = out.find((id) => people.accountOf(id)?.state !== 'gone');
    if (person !== undefined) await this.#admit(person);
    else if (anybody !== null) await this.#keepOut(anybody);
  }

  async #keepOut(person: string): Promise<void> {
    const { admissions } = this.#parts.witness.people;
    admissions.set(person, 'unknown');
    const isDone = await this.#act('suspend', person, `/api/admin/people/${person}/suspend`, { until: null });
    if (isDone) admissions.set(person, 'out');
  }

  /** Whether that was answered. */
  async #admit(person: string): Promise<boolean> {
    const { admissions } = this.#parts.witness.people;
    admissions.set(person, 'unknown');
    const isDone = await this.#act('restore', person, `/api/admin/people/${person}/restore`);
    // Refused is only what nobody has to be let in for.
    if (isDone !== null) admissions.set(person, 'in');
    return isDone !== null;
  }

  /** Whether it was done; null when no answer came. */
  async #act(act: AdminAct, subject: string, path: string, more: object = {}): Promise<boolean | null> {
    const { keeper, witness, begun } = this.#parts;
    if (this.#me === null) return null;
    const { person, cookie } = this.#me;
    const reason = witness.deeds.asks({ act, subject, actor: person.id });
    const origin = await keeper.whenUp();
    begun();
    const reply = await ask(origin, { path, cookie, body: { reason, ...more } }).catch(() => null);
    if (reply === null) return null;
    const isDone = reply.status === 200;
    witness.deeds.answered(reason, isDone);
    return isDone;
  }
}
