import type { Table } from '@upcard/tables';
import type { CardSourceState, LogEntry, StoredTable } from './ports.ts';

/** A table at one position of its log. */
export interface Position<State> {
  readonly seq: number;
  /** The time of the newest entry, or of the table's making, in milliseconds. */
  readonly at: number;
  readonly state: State;
  /** The card source after that entry, its shoe included; null when no chance was asked yet. */
  readonly cards: CardSourceState | null;
}

/** Folds a stored table to its newest position. Throws when the log has a gap or holds events that this code did not make. */
export function restorePosition<State, Event>(
  table: Pick<Table<State, never, Event, unknown, unknown, unknown>, 'create' | 'evolve'>,
  { record, snapshot, entries }: StoredTable,
): Position<State> {
  const start: Position<State> = {
    seq: snapshot?.seq ?? 0,
    at: record.createdAt,
    state: snapshot === null ? table.create(record) : written<State>(snapshot.state),
    cards: snapshot?.cards ?? null,
  };
  return entries.reduce((position, entry) => {
    if (entry.seq !== position.seq + 1) throw new Error(`entry ${entry.seq} follows ${position.seq} in the log`);
    const state = written<readonly Event[]>(entry.events).reduce(
      (before, event) => table.evolve(before, event),
      position.state,
    );
    return { seq: entry.seq, at: entry.at, state, cards: cardsAfter(position.cards, entry) };
  }, start);
}

/** The card source after an entry: entries keep the shoe's order only when it was mixed. */
export function cardsAfter(before: CardSourceState | null, { cards }: Pick<LogEntry, 'cards'>): CardSourceState | null {
  return cards === null ? before : { shoe: cards.shoe ?? before?.shoe ?? null, drawn: cards.drawn };
}

/** The log holds what this code has written for the same kind of table; that is where its types come from again. */
function written<Stored>(json: unknown): Stored {
  return json as Stored;
}
