import type { Person } from '@upcard/tables';

/** A part of the house that keeps something of people's. */
export interface Keeper {
  /** The name under which what it keeps stands in a person's export. */
  readonly name: string;
  /**
   * Makes everything of `from`'s (an id) `to`'s. Does nothing when there is nothing; may be asked twice. False when something
   * can't be reached now: that is to be asked again.
   */
  readonly move: (from: string, to: Person) => Promise<boolean>;
  /** Everything it keeps about the person of this id, as plain JSON. */
  readonly exportOf: (person: string) => Promise<unknown>;
}

/** What belongs to people, all over the house. */
export interface Ownership {
  /**
   * Everything of `from`'s becomes `to`'s: a guest has an account now, somebody has left for good, or has another picture. False
   * when something can't be reached now: that is to be asked again.
   */
  readonly moveOwnership: (from: string, to: Person) => Promise<boolean>;
  /** All that is kept about a person, by keeper. */
  readonly exportOf: (person: string) => Promise<Readonly<Record<string, unknown>>>;
}

/** Puts the keepers together; they are asked in this order, one after the other. */
export function openOwnership(keepers: readonly Keeper[]): Ownership {
  return {
    moveOwnership: async (from, to) => {
      let isWhole = true;
      for (const keeper of keepers) isWhole = (await keeper.move(from, to)) && isWhole;
      return isWhole;
    },
    exportOf: async (person) => {
      const kept: Record<string, unknown> = {};
      for (const keeper of keepers) kept[keeper.name] = await keeper.exportOf(person);
      return kept;
    },
  };
}
