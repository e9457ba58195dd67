import { type Person, PLAIN_TERMS } from '@upcard/tables';
import { shoeSource } from '../card-source.ts';
import type { CommandAnswer } from '../command-answer.ts';
import { memoryStore } from '../memory-store.ts';
import type { TableFrame } from '../outbox.ts';
import type { CardSource, StoredTable, TableRecord } from '../ports.ts';
import { type SteppedClock, steppedClock } from '../stepped-clock.ts';
import { openTableHost, type TableHost } from '../table-host.ts';
import type { TableHostDeps } from '../table-host-deps.ts';
import { type FaultyStore, faultyStore } from './faulty-store.ts';
import {
  ANN,
  RELAY_TABLE,
  type RelayCommand,
  type RelayHappening,
  type RelayOverlay,
  type RelayView,
} from './relay-table.ts';
import { testRandom } from './test-random.ts';

export type RelayDeps = TableHostDeps<RelayCommand, RelayView, RelayOverlay, RelayHappening>;
export type RelayFrame = TableFrame<RelayView, RelayOverlay, RelayHappening>;

/** Where a relay is kept over several openings, and everything its hosts have said. */
export interface RelayWorld {
  readonly clock: SteppedClock;
  readonly store: FaultyStore;
  readonly frames: RelayFrame[];
  /** `fenced`, and the messages of failures and faults. */
  readonly reports: string[];
}

/** One opening of a relay. */
export interface RelayHost {
  readonly host: TableHost<RelayCommand, RelayView, RelayOverlay, RelayHappening>;
  readonly stored: StoredTable;
  readonly cardSource: CardSource;
  /** Submits a command under an id. */
  readonly say: (person: Person, commandId: string, command: RelayCommand) => Promise<CommandAnswer>;
}

const RECORD: TableRecord = {
  id: 'relay',
  kind: 'sandbox',
  name: 'Relay',
  settings: {},
  opener: ANN,
  joining: 'open',
  terms: PLAIN_TERMS,
  createdAt: 0,
  listedCards: null,
};

/** A relay table in a store, at time 0. */
export async function relayWorld(): Promise<RelayWorld> {
  const store = faultyStore(memoryStore());
  await store.createTable(RECORD);
  return { clock: steppedClock(0), store, frames: [], reports: [] };
}

/** Claims the relay and opens it, with what is given instead of a seeded shoe, no policies and reports to the world. */
export async function openRelay(
  { clock, store, frames, reports }: RelayWorld,
  given: Partial<RelayDeps> = {},
  table: typeof RELAY_TABLE = RELAY_TABLE,
): Promise<RelayHost> {
  const stored = await store.claim(RECORD.id);
  if (stored === null) throw new Error('the relay is finished');
  const deps: RelayDeps = {
    store,
    clock,
    cardSource: shoeSource(testRandom(7)),
    policies: [],
    thinkingTime: () => 0,
    outbox: { changed: (frame) => frames.push(frame) },
    onFenced: () => reports.push('fenced'),
    onFailed: (error) => reports.push(`failed: ${messageOf(error)}`),
    onFault: (error) => reports.push(`fault: ${messageOf(error)}`),
    ...given,
  };
  const host = openTableHost(deps, table, stored);
  await host.settled();
  return {
    host,
    stored,
    cardSource: deps.cardSource,
    say: (person, commandId, command) => host.submit({ person, commandId, command }),
  };
}

/** All that is in the log of the relay. Fences whoever has it open. */
export async function relayLog({ store }: RelayWorld): Promise<StoredTable['entries']> {
  return (await store.claim(RECORD.id))?.entries ?? [];
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
