import type { RandomIndex } from '@upcard/core';
import { becomeGuest } from './identity.ts';
import { type Device, Persona, type PersonaParts } from './persona.ts';
import { ask } from './request.ts';
import { Tab } from './tab.ts';
import type { Access } from './witness.ts';

/** Who comes to every table: how many seats each of them wants, and in how many tabs they have it open. */
const COMPANY = [
  { seats: 1, tabs: 1 },
  { seats: 2, tabs: 2 },
  { seats: 1, tabs: 1 },
  { seats: 0, tabs: 1 },
] as const;

const SEATS = COMPANY.reduce((sum, { seats }) => sum + seats, 0);

/** Milliseconds before a request that failed is made again. */
const TRY_AGAIN = 50;
/** So much is acknowledged between two things that somebody does about their account, at least and at most more. */
const LIVES_EVERY = { least: 40, more: 250 };

const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

function newAccess(chance: RandomIndex): Access {
  const digits = chance(10_000).toString().padStart(4, '0');
  switch (chance(4)) {
    case 0:
      return { joining: 'approval', passcode: null };
    case 1:
      return { joining: 'passcode', passcode: digits };
    default:
      return { joining: 'open', passcode: null };
  }
}

/** Several people at one table, and at the next when that one is over; each with a life beside it. */
export class Party {
  readonly #parts: PersonaParts;
  readonly #personas: readonly Persona[];
  readonly #tabs = new Set<Tab>();
  #table: string | null = null;
  #busy = 0;
  #state: 'playing' | 'hushed' | 'closed' = 'playing';

  constructor(parts: PersonaParts) {
    this.#parts = parts;
    this.#personas = COMPANY.map(() => new Persona(parts));
    void this.#play();
    for (const persona of this.#personas) void this.#live(persona);
  }

  /** Nobody says anything new, or opens a new table, or becomes somebody else, from now on. */
  hush(): void {
    if (this.#state === 'playing') this.#state = 'hushed';
    for (const tab of this.#tabs) tab.hush();
  }

  /** Whether every tab has its table in sight and everybody an answer to everything. */
  get isSettled(): boolean {
    return this.#busy === 0 && [...this.#tabs].every((tab) => tab.isSettled);
  }

  /** Lets every tab repeat this one of its answered commands; how many have so many. */
  repeat(index: number): number {
    return [...this.#tabs].filter((tab) => tab.repeat(index)).length;
  }

  close(): void {
    this.#state = 'closed';
    for (const tab of this.#tabs) tab.close();
    for (const persona of this.#personas) persona.close();
  }

  async #play(): Promise<void> {
    while (this.#state === 'playing') {
      const table = await this.#newTable();
      if (table === null) return;
      this.#table = table;
      for (const [index, persona] of this.#personas.entries()) {
        const { seats, tabs } = COMPANY[index] ?? COMPANY[0];
        for (let tab = 0; tab < tabs; tab += 1) this.#openTab(persona, persona.first, seats);
      }
      while (this.#tabs.size > 0) await this.#oneEnds();
    }
  }

  async #oneEnds(): Promise<void> {
    const ended = await Promise.race([...this.#tabs].map((tab) => tab.ended.then(() => tab)));
    this.#tabs.delete(ended);
  }

  #openTab(persona: Persona, device: Device, seats: number): void {
    const table = this.#table;
    if (table === null) return;
    const tab = new Tab({ ...this.#parts, persona, device, table, script: { seats, company: SEATS } });
    this.#tabs.add(tab);
    if (this.#state === 'hushed') tab.hush();
  }

  /** The first of the party opens a table, however often it takes; null when nobody wants one any more. */
  async #newTable(): Promise<string | null> {
    const { keeper, witness, chance, begun } = this.#parts;
    const [opener] = this.#personas;
    while (opener !== undefined && this.#state === 'playing') {
      const access = newAccess(chance);
      const identity = await opener.present(opener.first);
      const origin = await keeper.whenUp();
      begun();
      const { joining, passcode } = access;
      const body = { kind: 'house', settings: {}, joining, ...(passcode === null ? {} : { passcode }) };
      const asked = { path: '/api/tables', cookie: identity?.cookie ?? null, body };
      const reply = await ask<{ id: string }>(origin, asked).catch(() => null);
      if (reply?.status === 201) {
        witness.opened(reply.said.id, access);
        return reply.said.id;
      }
      if (reply?.status === 401 && identity !== null) opener.isNobody(opener.first, identity);
      await rest(TRY_AGAIN);
    }
    return null;
  }

  /** What somebody does about who they are, again and again. */
  async #live(persona: Persona): Promise<void> {
    const { chance, witness } = this.#parts;
    for (let every = chance(LIVES_EVERY.least); ; every = LIVES_EVERY.least + chance(LIVES_EVERY.more)) {
      await witness.progress(every);
      if (this.#state !== 'playing') return;
      this.#busy += 1;
      await this.#change(persona).catch(() => undefined);
      this.#busy -= 1;
    }
  }

  async #change(persona: Persona): Promise<void> {
    const { chance } = this.#parts;
    if (!persona.hasAccount) {
      if (chance(4) > 0) await persona.register();
      return;
    }
    switch (chance(8)) {
      case 0:
      case 1:
      case 2:
        return this.#comeElsewhere(persona);
      case 3:
        return persona.leaveForGood();
      case 4:
        return persona.changePassword();
      case 5:
        return persona.signOutEverywhere();
      default:
        return;
    }
  }

  /** Sits down as a guest on another device, and logs in there while the game goes on. */
  async #comeElsewhere(persona: Persona): Promise<void> {
    const { keeper, chance } = this.#parts;
    const device = persona.otherDevice(await becomeGuest(await keeper.whenUp()));
    this.#openTab(persona, device, 1);
    await rest(200 + chance(1_500));
    await persona.logInOn(device);
  }
}
