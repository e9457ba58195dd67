import type { LobbyTable } from '@upcard/protocol';
import type { TableKind } from '@upcard/tables';

/** What a person wants to see of the lobby. */
export interface LobbyFilter {
  readonly kind: TableKind | 'all';
  /** Part of a table's or a person's name. */
  readonly words: string;
  readonly freeOnly: boolean;
}

/** Shows everything. */
export const NO_FILTER: LobbyFilter = { kind: 'all', words: '', freeOnly: false };

function hasWords({ name, host, seated }: LobbyTable, words: string): boolean {
  const wanted = words.trim().toLocaleLowerCase('en');
  return (
    wanted === '' ||
    [name, host.name, ...seated.map((person) => person.name)].some((text) =>
      text.toLocaleLowerCase('en').includes(wanted),
    )
  );
}

const STATE_ORDER: Readonly<Record<LobbyTable['state'], number>> = { waiting: 0, running: 1, finished: 2 };

/** The tables that fit, those that wait for players first, else in the order they came. */
export function filterTables(tables: readonly LobbyTable[], filter: LobbyFilter): readonly LobbyTable[] {
  return tables
    .filter(({ kind }) => filter.kind === 'all' || kind === filter.kind)
    .filter(({ canJoin }) => canJoin || !filter.freeOnly)
    .filter((table) => hasWords(table, filter.words))
    .toSorted((a, b) => STATE_ORDER[a.state] - STATE_ORDER[b.state]);
}

/** How many tables there are of each kind that there is any of. */
export function kindCounts(tables: readonly LobbyTable[]): ReadonlyMap<TableKind, number> {
  const counts = new Map<TableKind, number>();
  for (const { kind } of tables) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}
