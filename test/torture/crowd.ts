import type { RandomIndex } from '@upcard/core';
import { becomeGuest, type Guest, openNewTable } from './guest.ts';
import type { ServerKeeper } from './server-keeper.ts';
import { Tab } from './tab.ts';
import type { Witness } from './witness.ts';

/** What a crowd plays with, and at how many tables at a time. */
export interface CrowdParts {
  readonly keeper: ServerKeeper;
  readonly witness: Witness;
  readonly chance: RandomIndex;
  readonly tables: number;
}

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

/** Several parties, each at a table of its own, and at the next when that one is over. */
export class Crowd {
  readonly #parts: CrowdParts;
  readonly #tabs = new Set<Tab>();
  #isHushed = false;
  #isClosed = false;

  constructor(parts: CrowdParts) {
    this.#parts = parts;
  }

  /** Everybody comes in and begins to play. The server must be up. */
  async gather(): Promise<void> {
    const { keeper, tables } = this.#parts;
    const origin = await keeper.whenUp();
    for (let table = 0; table < tables; table += 1) {
      const guests = await Promise.all(COMPANY.map(() => becomeGuest(origin)));
      void this.#play(guests);
    }
  }

  /** Nobody says anything new, or opens a new table, from now on. */
  hush(): void {
    this.#isHushed = true;
    for (const tab of this.#tabs) tab.hush();
  }

  /** Whether every tab has its table in sight and an answer to everything. */
  get isSettled(): boolean {
    return [...this.#tabs].every((tab) => tab.isSettled);
  }

  /** Lets every tab repeat this one of its answered commands; false when none has so many. */
  repeat(index: number): boolean {
    const repeating = [...this.#tabs].filter((tab) => tab.repeat(index));
    return repeating.length > 0;
  }

  close(): void {
    this.#isClosed = true;
    for (const tab of this.#tabs) tab.close();
  }

  async #play(guests: readonly Guest[]): Promise<void> {
    while (!this.#isHushed && !this.#isClosed) {
      const table = await this.#newTable(guests);
      if (table === null) return;
      const tabs = guests.flatMap((guest, index) => this.#openTabs(guest, index, table));
      await Promise.all(tabs.map(({ ended }) => ended));
      for (const tab of tabs) this.#tabs.delete(tab);
    }
  }

  /** The first of the party opens a table, however often it takes; null when nobody wants one any more. */
  async #newTable([opener]: readonly Guest[]): Promise<string | null> {
    const { keeper, witness } = this.#parts;
    while (opener !== undefined && !this.#isHushed && !this.#isClosed) {
      try {
        const table = await openNewTable(await keeper.whenUp(), opener);
        witness.opened(table);
        return table;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN));
      }
    }
    return null;
  }

  #openTabs(guest: Guest, index: number, table: string): Tab[] {
    const { keeper, witness, chance } = this.#parts;
    const { seats, tabs } = COMPANY[index] ?? COMPANY[0];
    const script = { seats, company: SEATS };
    return Array.from({ length: tabs }, () => {
      const tab = new Tab({ keeper, witness, guest, table, script, chance });
      this.#tabs.add(tab);
      if (this.#isHushed) tab.hush();
      return tab;
    });
  }
}
