import type { Card } from '@upcard/core';
import type { Joining, Person, PersonRating, Settings, TableKind, TableTerms } from '@upcard/tables';

/** The time. `now` in milliseconds; `alarm` calls back once at (or soon after) a time and returns its cancellation. */
export interface Clock {
  readonly now: () => number;
  readonly alarm: (at: number, ring: () => void) => () => void;
}

/**
 * What a card source must be given after a restart to deal on with the same cards: the order of the shoe as text (cards
 * separated by blanks) and how many were drawn. Secret. `shoe` is null where there is no shoe.
 */
export interface CardSourceState {
  readonly shoe: string | null;
  readonly drawn: number;
}

/** Where a table's chance comes from. One per table; only the table's host holds it. */
export interface CardSource {
  /** The next card. Throws `CardsRanOut` when there is none. */
  readonly draw: () => Card;
  /** All decks back in, mixed. */
  readonly shuffle: (decks: number) => void;
  /** A uniform whole number from 0 to `below` - 1. */
  readonly index: (below: number) => number;
  readonly save: () => CardSourceState;
  /** Goes on from a saved state; null when nothing was ever drawn. */
  readonly restore: (saved: CardSourceState | null) => void;
}

/** Thrown by a card source without a next card (listed cards only). */
export class CardsRanOut extends Error {
  override readonly name = 'CardsRanOut';
}

/** A table as the store keeps it. */
export interface TableRecord {
  readonly id: string;
  readonly kind: TableKind;
  readonly name: string;
  readonly settings: Settings;
  readonly opener: Person;
  readonly joining: Joining;
  readonly terms: TableTerms;
  readonly createdAt: number;
  /** Cards that come before any others; only in the testing mode, else null. */
  readonly listedCards: readonly Card[] | null;
}

/** One durable step of a table: the events of one command together with the chance that it called for. */
export interface LogEntry {
  readonly table: string;
  /** From 1, without gaps. */
  readonly seq: number;
  /** Which ownership of the table wrote it. */
  readonly epoch: number;
  readonly at: number;
  /** The client's command id with the person's id in front; null for steps of the clock and the server. */
  readonly commandId: string | null;
  readonly events: readonly unknown[];
  /** The card source after this step; `shoe` is left null unless this step mixed it. Null when no chance was asked. */
  readonly cards: CardSourceState | null;
  /** What the step did to ratings: changed together with the log, or not at all. Not read back. */
  readonly ratings: readonly PersonRating[];
}

/** A state with the log position it stands for, and the card source at that point. */
export interface Snapshot {
  readonly seq: number;
  readonly state: unknown;
  readonly cards: CardSourceState | null;
}

/** Everything a table is re-opened from. `entries` are those after the snapshot, ascending. */
export interface StoredTable {
  readonly record: TableRecord;
  readonly epoch: number;
  readonly snapshot: Snapshot | null;
  readonly entries: readonly LogEntry[];
}

/** Thrown by `append` when another process has taken the table over: stop at once. */
export class Fenced extends Error {
  override readonly name = 'Fenced';
}

/** The durable side of tables. Every promise resolves only when the data would survive a crash. */
export interface Store {
  readonly createTable: (record: TableRecord) => Promise<void>;
  /**
   * Raises the table's epoch for this process and reads it; a finished one can be read like any other. Null when there is no such
   * table, or somebody else owns it.
   */
  readonly claim: (table: string) => Promise<StoredTable | null>;
  /** Throws `Fenced` when `entry.epoch` is no longer the table's. */
  readonly append: (entry: LogEntry) => Promise<void>;
  readonly saveSnapshot: (table: string, snapshot: Snapshot) => Promise<void>;
  /** Whether a command id is in the table's log, and at which position. */
  readonly findCommand: (table: string, commandId: string) => Promise<number | null>;
  /** Marks a table as finished; it is not re-opened after a restart. */
  readonly finishTable: (table: string, at: number) => Promise<void>;
  /** Ids of tables that are not finished, oldest first. */
  readonly runningTables: () => Promise<readonly string[]>;
}
