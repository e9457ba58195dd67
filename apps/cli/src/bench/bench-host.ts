import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Clock, openTableHost, type Store, type TableHost } from '@upcard/host';
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

/** At tables time passes so much faster, or they would stand still for mixing most of the time. */
const HURRY = 10;

const PEOPLE: readonly Person[] = Array.from({ length: PLAYERS }, (_, index) => ({
  id: `player-${index + 1}`,
  name: `Player ${index + 1}`,
  avatar: 'fox',
}));

function hurriedClock(): Clock {
  const start = SYSTEM_CLOCK.now();
  return {
    now: () => start + (SYSTEM_CLOCK.now() - start) * HURRY,
    alarm: (at, ring) => SYSTEM_CLOCK.alarm(start + (at - start) / HURRY, ring),
  };
}

/** Counts and durations of one measurement, and what all its tables share. */
interface Measurement {
  readonly store: Store;
  readonly clock: Clock;
  readonly answers: number[];
  /** Resolves when the time is over. */
  readonly over: Promise<void>;
  isOver: boolean;
  refused: number;
  rows: number;
  opened: number;
}

interface Seating {
  readonly host: Host;
  /** Resolves at the next change. */
  readonly changed: () => Promise<void>;
}

async function openTable(measurement: Measurement): Promise<Seating> {
  const { store, clock } = measurement;
  const [opener = { id: '', name: '', avatar: 'fox' }] = PEOPLE;
  measurement.opened += 1;
  const id = `bench-${measurement.opened}`;
  const record = {
    id,
    kind: 'house',
    name: id,
    settings: {},
    opener,
    joining: 'open',
    terms: PLAIN_TERMS,
    createdAt: clock.now(),
    listedCards: null,
  } as const;
  await store.createTable(record);
  const stored = await store.claim(id);
  if (stored === null) throw new Error('a new table could not be claimed');
  let next = Promise.withResolvers<void>();
  const fail = (error: unknown): never => {
    throw error;
  };
  const host = openTableHost(
    {
      store,
      clock,
      cardSource: tableCards(record),
      policies: [],
      thinkingTime: () => 0,
      outbox: {
        changed: () => {
          measurement.rows += 1;
          next.resolve();
          next = Promise.withResolvers<void>();
        },
      },
      onFenced: () => fail(new Error('a table was taken over')),
      onFailed: fail,
      onFault: fail,
    },
    HOUSE_ROOM,
    stored,
  );
  return { host, changed: () => next.promise };
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
  let { host, changed } = await openTable(measurement);
  for (let press = 0; !measurement.isOver; press += 1) {
    if (host.isFinished()) ({ host, changed } = await openTable(measurement));
    const change = changed();
    const said = pressAt(host);
    if (said === null) {
      await Promise.race([change, measurement.over]);
      continue;
    }
    const start = performance.now();
    const answer = await host.submit({ ...said, commandId: `press-${press}` });
    measurement.answers.push(performance.now() - start);
    if (!answer.ok) measurement.refused += 1;
  }
  await host.stop();
}

async function measure(store: Store, { tables, seconds }: HostLoad): Promise<HostFigures> {
  const over = Promise.withResolvers<void>();
  const measurement: Measurement = {
    store,
    clock: hurriedClock(),
    answers: [],
    over: over.promise,
    isOver: false,
    refused: 0,
    rows: 0,
    opened: 0,
  };
  const cpu = cpuMs();
  const start = performance.now();
  setTimeout(() => {
    measurement.isOver = true;
    over.resolve();
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
