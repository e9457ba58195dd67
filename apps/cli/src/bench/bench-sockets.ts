import { type BenchServer, startBenchServer } from './bench-server.ts';
import { cpuMs, round, type Spread, spreadOf } from './figures.ts';
import { inTurns } from './in-turns.ts';
import { nextPress, PLAYERS } from './scripted-player.ts';
import { becomeGuest, type Guest, openTable, type Pace, SocketPerson } from './socket-person.ts';
import { type TableWatch, tableWatch } from './table-watch.ts';

/** How a server did while all tables were played at one pace. */
interface PaceFigures {
  readonly commands: number;
  readonly refused: number;
  readonly commandsPerSecond: number;
  /** From a press to its answer, in milliseconds. */
  readonly answer: Spread;
  /** From a press to the view of it at each of the others at the table, in milliseconds. */
  readonly others: Spread;
  /** Processor time of the server's process and of this one, which plays everybody, in milliseconds of both. */
  readonly serverCpuMs: number;
  readonly clientsCpuMs: number;
}

/** How a server in its own process does with real sockets on this machine. */
export interface SocketFigures {
  readonly tables: number;
  readonly seatsPerTable: number;
  readonly spectatorsPerTable: number;
  readonly connections: number;
  /** Everybody thinks for 300 to 900 ms before each press. */
  readonly brisk: PaceFigures;
  /** Nobody thinks: as much as server and clients can do together. */
  readonly flood: PaceFigures;
  /** Of the server's process, at the end. */
  readonly serverMemoryMb: number;
}

/** How much to measure, and who hears of the progress. `seconds` are those of each pace. */
export interface SocketLoad {
  readonly tables: number;
  readonly spectators: number;
  readonly seconds: number;
  readonly say: (line: string) => void;
}

const BRISK: Pace = { kind: 'play', thinking: () => 300 + Math.random() * 600 };
const FLOOD: Pace = { kind: 'play', thinking: () => 0 };
const PAUSE: Pace = { kind: 'pause' };

/** What all tables share while they are played. */
interface Measurement {
  readonly server: BenchServer;
  pace: Pace;
  readonly answers: number[];
  readonly others: number[];
  refused: number;
  faults: number;
}

/** One party, at one table after another. */
class Party {
  readonly #measurement: Measurement;
  readonly #people: readonly SocketPerson<'house'>[];
  #watch: TableWatch;
  #isMoving = false;

  constructor(measurement: Measurement, guests: readonly Guest[]) {
    this.#measurement = measurement;
    this.#watch = tableWatch(guests.length);
    this.#people = guests.map((guest, member) => this.#person(guest, member));
  }

  async sitDown(): Promise<void> {
    const { server } = this.#measurement;
    const [first] = this.#people;
    if (first === undefined) return;
    const table = await openTable(server.origin, first.guest, { kind: 'house', settings: {} });
    this.#watch = tableWatch(this.#people.length);
    await Promise.all(this.#people.map((person) => person.join(server.origin, table)));
  }

  wake(): void {
    for (const person of this.#people) person.wake();
  }

  take(): readonly number[] {
    return this.#watch.take().others;
  }

  async goHome(): Promise<void> {
    this.#isMoving = true;
    await Promise.all(this.#people.map((person) => person.leave()));
  }

  #person(guest: Guest, member: number): SocketPerson<'house'> {
    const measurement = this.#measurement;
    return new SocketPerson<'house'>(guest, {
      pace: () => measurement.pace,
      press: ({ view, overlay }) => (member < PLAYERS ? nextPress({ seat: member + 1, view, overlay }) : null),
      pressed: (answer, { at, answeredAt }) => {
        measurement.answers.push(answeredAt - at);
        if (answer.ok) this.#watch.pressed(answer.seq, { by: member, at });
        else measurement.refused += 1;
      },
      saw: ({ seq }, at) => this.#watch.saw(member, seq, at),
      finished: () => void this.#moveOn(),
    });
  }

  /** The session is over: to a new table, all together. */
  async #moveOn(): Promise<void> {
    if (this.#isMoving) return;
    this.#isMoving = true;
    this.#measurement.others.push(...this.take());
    try {
      await Promise.all(this.#people.map((person) => person.leave()));
      await this.sitDown();
    } catch {
      this.#measurement.faults += 1;
    }
    this.#isMoving = false;
  }
}

/** Plays for so many seconds at one pace. */
async function playAt(
  pace: Pace,
  measurement: Measurement,
  { parties, seconds }: { parties: readonly Party[]; seconds: number },
): Promise<PaceFigures> {
  const { server, answers, others } = measurement;
  answers.length = 0;
  others.length = 0;
  measurement.refused = 0;
  for (const party of parties) party.take();
  const before = await server.use();
  const cpu = cpuMs();
  const start = performance.now();
  measurement.pace = pace;
  for (const party of parties) party.wake();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  measurement.pace = PAUSE;
  const elapsed = (performance.now() - start) / 1_000;
  const clientsCpuMs = round(cpuMs() - cpu);
  const after = await server.use();
  for (const party of parties) others.push(...party.take());
  return {
    commands: answers.length,
    refused: measurement.refused,
    commandsPerSecond: Math.round(answers.length / elapsed),
    answer: spreadOf(answers),
    others: spreadOf(others),
    serverCpuMs: round(after.cpuMs - before.cpuMs),
    clientsCpuMs,
  };
}

async function measure(
  measurement: Measurement,
  { tables, spectators, seconds, say }: SocketLoad,
): Promise<SocketFigures> {
  const { server } = measurement;
  const size = PLAYERS + spectators;
  say(`${tables * size} people come in`);
  const guests = await inTurns(Array.from({ length: tables * size }), () => becomeGuest(server.origin));
  const parties = Array.from(
    { length: tables },
    (_, table) => new Party(measurement, guests.slice(table * size, (table + 1) * size)),
  );
  say(`${tables} tables open`);
  await inTurns(parties, (party) => party.sitDown());
  say(`brisk play, ${seconds} s`);
  const brisk = await playAt(BRISK, measurement, { parties, seconds });
  say(`as fast as it goes, ${seconds} s`);
  const flood = await playAt(FLOOD, measurement, { parties, seconds });
  const { memoryMb } = await server.use();
  await inTurns(parties, (party) => party.goHome());
  if (measurement.faults > 0) throw new Error(`${measurement.faults} tables could not be followed by another`);
  return {
    tables,
    seatsPerTable: PLAYERS,
    spectatorsPerTable: spectators,
    connections: tables * size,
    brisk,
    flood,
    serverMemoryMb: memoryMb,
  };
}

/** Plays many tables over sockets against a server of its own, first at a brisk pace and then as fast as it goes. */
export async function benchSockets(load: SocketLoad): Promise<SocketFigures> {
  load.say('a server starts');
  const server = await startBenchServer();
  try {
    const measurement: Measurement = { server, pace: PAUSE, answers: [], others: [], refused: 0, faults: 0 };
    return await measure(measurement, load);
  } finally {
    await server.stop();
  }
}
