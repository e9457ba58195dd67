import type { Person } from '@upcard/tables';

/** A part of the house that keeps something of people's. */
export interface Keeper {
  /** The name under which what it keeps stands in a person's export. */
  readonly name: string;
  /** Makes everything of `from`'s (an id) `to`'s. Does nothing when there is nothing; may be asked twice. */
  readonly move: (from: string, to: Person) => Promise<void>;
  /** Everything it keeps about the person of this id, as plain JSON. */
  readonly exportOf: (person: string) => Promise<unknown>;
}

/** What belongs to people, all over the house. */
export interface Ownership {
  /** Everything of `from`'s becomes `to`'s: a guest has an account now, or somebody has left for good. */
  readonly moveOwnership: (from: string, to: Person) => Promise<void>;
  /** All that is kept about a person, by keeper. */
  readonly exportOf: (person: string) => Promise<Readonly<Record<string, unknown>>>;
}

/** Puts the keepers together; they are asked in this order, one after the other. */
export function openOwnership(keepers: readonly Keeper[]): Ownership {
  return {
    moveOwnership: async (from, to) => {
      for (const keeper of keepers) await keeper.move(from, to);
    },
    exportOf: async (person) => {
      const kept: Record<string, unknown> = {};
      for (const keeper of keepers) kept[keeper.name] = await keeper.exportOf(person);
      return kept;
    },
  };
}
