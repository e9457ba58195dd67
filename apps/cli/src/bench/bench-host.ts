import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  openTableHost,
  type SteppedClock,
  type Store,
  type StoredTable,
  steppedClock,
  type TableHost,
} from '@upcard/host';
import { tableCards } from '@upcard/server/cards/table-cards';
import { SYSTEM_CLOCK } from '@upcard/server/clock/system-clock';
import { holdLease } from '@upcard/server/store/lease';
import { openDatabase } from '@upcard/server/store/open-database';
import { tableStore } from '@upcard/server/store/table-store';
import {
  HOUSE_ROOM,
  type HouseCommand,
  type HouseHappening,
  type HouseOverlay,
  type HouseView,
  type Person,
  PLAIN_TERMS,
  type RoomCommand,
  type RoomedOverlay,
  type RoomedView,
} from '@upcard/tables';
import { cpuMs, round, type Spread, spreadOf } from './figures.ts';
import { nextPress, PLAYERS } from './scripted-player.ts';

/** How the table host does with its real database, without a network. Every answer waits for the disk. */
export interface HostFigures {
  /** Tables at a time; each has one command under way. */
  readonly tables: number;
  readonly commands: number;
  readonly refused: number;
  readonly commandsPerSecond: number;
  /** Rows of the log, those of clocks and presence included. */
  readonly rowsPerSecond: number;
  /** From a command to its durable answer, in milliseconds. */
  readonly answer: Spread;
  /** Of this whole process, the database's thread included. */
  readonly cpuMs: number;
}

/** How much to measure. */
export interface HostLoad {
  readonly tables: number;
  readonly seconds: number;
}

type Host = TableHost<HouseCommand | RoomCommand, RoomedView<HouseView>, RoomedOverlay<HouseOverlay>, HouseHappening>;

const PEOPLE: readonly Person[] = Array.from({ length: PLAYERS }, (_, index) => ({
  id: `player-${index + 1}`,
  name: `Player ${index + 1}`,
  avatar: 'fox',
}));

/** Counts and durations of one measurement, and what all its tables share. */
interface Measurement {
  readonly store: Store;
  readonly answers: number[];
  isOver: boolean;
  refused: number;
  rows: number;
  opened: number;
}

interface Seating {
  readonly host: Host;
  /** Of this table alone; it goes on when nobody has anything to say, so that no stall of this process answers for a player. */
  readonly clock: SteppedClock;
}

async function newTable({ store }: Measurement, id: string): Promise<StoredTable> {
  const [opener = { id: '', name: '', avatar: 'fox' }] = PEOPLE;
  const setup = { settings: {}, opener, joining: 'open', terms: PLAIN_TERMS, createdAt: SYSTEM_CLOCK.now() } as const;
  await store.createTable({ id, kind: 'house', name: id, listedCards: null, ...setup });
  const stored = await store.claim(id);
  if (stored === null) throw new Error('a new table could not be claimed');
  return stored;
}

const fail = (error: unknown): never => {
  throw error;
};

async function openTable(measurement: Measurement): Promise<Seating> {
  measurement.opened += 1;
  const stored = await newTable(measurement, `bench-${measurement.opened}`);
  const clock = steppedClock(stored.record.createdAt);
  const changed = (): void => {
    measurement.rows += 1;
  };
  const host = openTableHost(
    {
      store: measurement.store,
      clock,
      cardSource: tableCards(stored.record),
      policies: [],
      thinkingTime: () => 0,
      outbox: { changed },
      onFenced: () => fail(new Error('a table was taken over')),
      onFailed: fail,
      onFault: fail,
    },
    HOUSE_ROOM,
    stored,
  );
  return { host, clock };
}

/** Lets a table at which nobody has anything to say wait for its clock, which takes no time. Throws when there is none. */
async function waitAt({ host, clock }: Seating): Promise<void> {
  const running = host.frame().view.game.clock;
  if (running === null) throw new Error('a table waits for nobody');
  await clock.advanceTo(running.deadline, host.settled);
}

function pressAt(host: Host) {
  const { view, overlay } = host.frame();
  for (const [index, person] of PEOPLE.entries()) {
    const command = nextPress({ seat: index + 1, view: view.game, overlay: overlay(person.id).game });
    if (command !== null) return { person, command };
  }
  return null;
}

/** Plays one session after another at one table, one command at a time. */
async function playOn(measurement: Measurement): Promise<void> {
  let seating = await openTable(measurement);
  for (let press = 0; !measurement.isOver; press += 1) {
    if (seating.host.isFinished()) seating = await openTable(measurement);
    const { host } = seating;
    const said = pressAt(host);
    if (said === null) {
      await waitAt(seating);
      continue;
    }
    const start = performance.now();
    const answer = await host.submit({ ...said, commandId: `press-${press}` });
    measurement.answers.push(performance.now() - start);
    if (!answer.ok) measurement.refused += 1;
  }
  await seating.host.stop();
}

async function measure(store: Store, { tables, seconds }: HostLoad): Promise<HostFigures> {
  const measurement: Measurement = { store, answers: [], isOver: false, refused: 0, rows: 0, opened: 0 };
  const cpu = cpuMs();
  const start = performance.now();
  setTimeout(() => {
    measurement.isOver = true;
  }, seconds * 1_000);
  await Promise.all(Array.from({ length: tables }, () => playOn(measurement)));
  const elapsed = (performance.now() - start) / 1_000;
  const { answers, refused, rows } = measurement;
  return {
    tables,
    commands: answers.length,
    refused,
    commandsPerSecond: Math.round(answers.length / elapsed),
    rowsPerSecond: Math.round(rows / elapsed),
    answer: spreadOf(answers),
    cpuMs: round(cpuMs() - cpu),
  };
}

/** Plays many tables at once over a database in a temporary folder, for so many seconds. */
export async function benchHost(load: HostLoad): Promise<HostFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'upcard-bench-'));
  const database = await openDatabase(folder, (failure) => {
    throw failure;
  });
  try {
    const lease = await holdLease(database, SYSTEM_CLOCK, () => undefined);
    const { now } = SYSTEM_CLOCK;
    const figures = await measure(tableStore({ db: database.db, process: lease.process, now }), load);
    await lease.end();
    return figures;
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
