import { Party } from './party.ts';
import type { PersonaParts } from './persona.ts';

/** Several parties, each at a table of its own. */
export class Crowd {
  readonly #parts: PersonaParts;
  readonly #size: number;
  #parties: readonly Party[] = [];

  constructor(parts: PersonaParts, size: number) {
    this.#parts = parts;
    this.#size = size;
  }

  /** Everybody comes in and begins to play. */
  gather(): void {
    this.#parties = Array.from({ length: this.#size }, () => new Party(this.#parts));
  }

  /** Nobody says anything new from now on. */
  hush(): void {
    for (const party of this.#parties) party.hush();
  }

  /** Whether everybody has their table in sight and an answer to everything. */
  get isSettled(): boolean {
    return this.#parties.every((party) => party.isSettled);
  }

  /** Lets every tab repeat this one of its answered commands; false when none has so many. */
  repeat(index: number): boolean {
    const repeating = this.#parties.map((party) => party.repeat(index));
    return repeating.some((count) => count > 0);
  }

  close(): void {
    for (const party of this.#parties) party.close();
  }
}
