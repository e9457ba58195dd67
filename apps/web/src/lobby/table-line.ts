import type { LobbyTable } from '@upcard/protocol';
import type { Person, TableKind } from '@upcard/tables';

/**
 * How somebody would come to a table: back to where they belong, in before it begins or to a seat that is free while it goes on, by
 * asking the host, by a passcode, to watch, or to see how it ended.
 */
export type WayIn = 'return' | 'join' | 'sit' | 'ask' | 'passcode' | 'watch' | 'result';

/** Whether somebody (by id) belongs to the room of a table, or has a seat there. */
export function isIn({ members, seated }: Pick<LobbyTable, 'members' | 'seated'>, person: string | null): boolean {
  return person !== null && (members.some(({ id }) => id === person) || seated.some(({ id }) => id === person));
}

/** The way in for the person of this id; null for somebody without a name yet. */
export function wayIn(table: LobbyTable, person: string | null): WayIn {
  const { state, joining, canJoin } = table;
  if (state === 'finished') return 'result';
  if (isIn(table, person)) return 'return';
  if (!canJoin || joining === 'nobody') return 'watch';
  if (joining === 'approval') return 'ask';
  if (joining === 'passcode') return 'passcode';
  return state === 'waiting' ? 'join' : 'sit';
}

/** Everybody who is in, once each: those with a seat in the order of the seats, then the others. */
export function peopleOf({ seated, members }: Pick<LobbyTable, 'seated' | 'members'>): readonly Person[] {
  return [...new Map([...seated, ...members].map((person) => [person.id, person])).values()];
}

/** The tables that are not over. */
export function openTables(tables: readonly LobbyTable[]): readonly LobbyTable[] {
  return tables.filter(({ state }) => state !== 'finished');
}

/** The open tables to which this person belongs. */
export function ownTables(tables: readonly LobbyTable[], person: string): readonly LobbyTable[] {
  return tables.filter((table) => wayIn(table, person) === 'return');
}

/** How many are in at all these tables, once each, or watch. Who watches two tables counts twice. */
export function crowdOf(tables: readonly LobbyTable[]): number {
  const people = new Set(tables.flatMap((table) => peopleOf(table).map(({ id }) => id)));
  return tables.reduce((sum, { watching }) => sum + watching, people.size);
}

/** What somebody looks for. */
export interface Wanted {
  readonly kind: TableKind | 'all';
  /** Part of a table's name, or of a person's who is in or runs it. */
  readonly words: string;
  readonly onlyFree: boolean;
}

/** Everything there is. */
export const EVERYTHING: Wanted = { kind: 'all', words: '', onlyFree: false };

function folded(text: string): string {
  // Without accents and case: "Zoë" is found by "zoe".
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();
}

/** What each line can be found by. A line that did not change is not read again at every letter. */
const names = new WeakMap<LobbyTable, readonly string[]>();

function namesOf(table: LobbyTable): readonly string[] {
  const known = names.get(table);
  if (known !== undefined) return known;
  const found = [table.name, table.host.name, ...peopleOf(table).map(({ name }) => name)].map(folded);
  names.set(table, found);
  return found;
}

function isNamed(table: LobbyTable, words: string): boolean {
  return namesOf(table).some((text) => text.includes(words));
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

const RANKS: Readonly<Record<WayIn, number>> = { return: 0, join: 1, sit: 1, ask: 1, passcode: 1, watch: 2, result: 3 };

/** Own tables first, then those that can be joined, then the others, and last what is over. Alike keep their order. */
export function arranged(tables: readonly LobbyTable[], person: string | null): readonly LobbyTable[] {
  const ranked = tables.map((table) => ({ table, rank: RANKS[wayIn(table, person)] }));
  return ranked.sort((one, other) => one.rank - other.rank).map(({ table }) => table);
}

/** The same tables in an order held from before: nothing moves under a finger, and what is new comes last. */
export function inHeldOrder(tables: readonly LobbyTable[], held: readonly string[]): readonly LobbyTable[] {
  const places = new Map(held.map((id, index) => [id, index]));
  const place = ({ id }: LobbyTable): number => places.get(id) ?? held.length;
  return tables.toSorted((one, other) => place(one) - place(other));
}
