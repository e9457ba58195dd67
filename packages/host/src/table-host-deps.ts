import type { Person } from '@upcard/tables';
import type { Outbox } from './outbox.ts';
import type { Policy } from './policy.ts';
import type { CardSource, Clock, Store } from './ports.ts';

/** What a host runs a table with. */
export interface TableHostDeps<Command, View, Overlay, Happening> {
  readonly store: Store;
  readonly clock: Clock;
  /** New for every host: the host restores it from the log. */
  readonly cardSource: CardSource;
  /** Asked in this order, which is that of the seats. */
  readonly policies: readonly Policy<View, Overlay, Command>[];
  /** How long a policy's person takes over an answer, in milliseconds; 0: none, the clock is not used. */
  readonly thinkingTime: (person: Person) => number;
  readonly outbox: Outbox<View, Overlay, Happening>;
  /** The table belongs to another process now; this host has stopped. */
  readonly onFenced: () => void;
  /**
   * The host has stopped, because an entry may not be durable, the clock could not be obeyed, or the listed cards are used up
   * (`CardsRanOut`). The state is that of the last durable entry; the table can be claimed and opened again.
   */
  readonly onFailed: (error: unknown) => void;
  /** Something failed that the table outlives: the outbox, a policy, a snapshot, or the mark of a finished table. */
  readonly onFault: (error: unknown) => void;
}
