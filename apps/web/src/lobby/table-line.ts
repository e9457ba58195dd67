import type { LobbyTable } from '@upcard/protocol';
import type { Person, TableKind } from '@upcard/tables';

/** How somebody would come to a table: back to the own seat, to a free one, to watch, or to see how it ended. */
export type WayIn = 'return' | 'join' | 'watch' | 'result';

/** The way in for the person of this id; null for somebody without a name yet. */
export function wayIn({ state, seated, canJoin }: LobbyTable, person: string | null): WayIn {
  if (state === 'finished') return 'result';
  if (seated.some(({ id }) => id === person)) return 'return';
  return canJoin ? 'join' : 'watch';
}

/** Everybody with a seat, once each however many seats they hold, in the order of the seats. */
export function peopleOf({ seated }: Pick<LobbyTable, 'seated'>): readonly Person[] {
  return [...new Map(seated.map((person) => [person.id, person])).values()];
}

/** The tables that are not over. */
export function openTables(tables: readonly LobbyTable[]): readonly LobbyTable[] {
  return tables.filter(({ state }) => state !== 'finished');
}

/** The open tables at which this person has a seat. */
export function ownTables(tables: readonly LobbyTable[], person: string): readonly LobbyTable[] {
  return tables.filter((table) => wayIn(table, person) === 'return');
}

/** How many sit at all these tables, once each, or watch. Who watches two tables counts twice. */
export function crowdOf(tables: readonly LobbyTable[]): number {
  const seated = new Set(tables.flatMap((table) => table.seated.map(({ id }) => id)));
  return tables.reduce((sum, { watching }) => sum + watching, seated.size);
}

/** What somebody looks for. */
export interface Wanted {
  readonly kind: TableKind | 'all';
  /** Part of a table's name, or of a person's who sits there or opened it. */
  readonly words: string;
  readonly onlyFree: boolean;
}

/** Everything there is. */
export const EVERYTHING: Wanted = { kind: 'all', words: '', onlyFree: false };

function folded(text: string): string {
  // Without accents and case: "Zoë" is found by "zoe".
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();
}

function isNamed({ name, host, seated }: LobbyTable, words: string): boolean {
  return [name, host.name, ...seated.map((person) => person.name)].some((text) => folded(text).includes(words));
}

/** The tables that fit, in the order given. */
export function fitting(tables: readonly LobbyTable[], { kind, words, onlyFree }: Wanted): readonly LobbyTable[] {
  const sought = folded(words);
  return tables.filter(
    (table) =>
      (kind === 'all' || table.kind === kind) &&
      (!onlyFree || table.canJoin) &&
      (sought === '' || isNamed(table, sought)),
  );
}

const RANKS: readonly WayIn[] = ['return', 'join', 'watch', 'result'];

/** Own tables first, then those with a free seat, then the others, and last what is over. Alike keep their order. */
export function arranged(tables: readonly LobbyTable[], person: string | null): readonly LobbyTable[] {
  const rank = (table: LobbyTable): number => RANKS.indexOf(wayIn(table, person));
  return tables.toSorted((one, other) => rank(one) - rank(other));
}

/** The same tables in an order held from before: nothing moves under a finger, and what is new comes last. */
export function inHeldOrder(tables: readonly LobbyTable[], held: readonly string[]): readonly LobbyTable[] {
  const place = (table: LobbyTable): number => {
    const index = held.indexOf(table.id);
    return index < 0 ? held.length : index;
  };
  return tables.toSorted((one, other) => place(one) - place(other));
}
