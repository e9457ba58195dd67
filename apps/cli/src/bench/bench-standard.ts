import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ViewMessageOf } from '@upcard/protocol';
import { makeAccounts } from './bench-accounts.ts';
import { type BenchServer, startPreparedServer } from './bench-server.ts';
import { cpuMs, round, type Spread, spreadOf } from './figures.ts';
import { inTurns } from './in-turns.ts';
import { type Guest, openTable, type Pace, SocketPerson } from './socket-person.ts';
import { gatheringPress, STANDARD_PEOPLE, standardPress } from './standard-player.ts';
import { tableWatch } from './table-watch.ts';

/** How a server in its own process does with rated Standard rooms over real sockets on this machine. */
export interface StandardFigures {
  readonly rooms: number;
  readonly peoplePerRoom: number;
  readonly connections: number;
  /** Accepted commands; `asked` of them are answers that the game asked for, the others preferences that everybody sees. */
  readonly commands: number;
  readonly asked: number;
  readonly refused: number;
  readonly commandsPerSecond: number;
  /** Rounds that were settled meanwhile, of all rooms. */
  readonly rounds: number;
  /** From a press to its answer, in milliseconds. */
  readonly answer: Spread;
  /** From a press to the view of it at each of the others in the room, in milliseconds. */
  readonly others: Spread;
  /** From a press until the last in the room has the view of it, its sender included, in milliseconds. */
  readonly everybody: Spread;
  /** By how much the process that plays everybody was late for its own timers, in milliseconds: contained in all the durations. */
  readonly clientsLate: Spread;
  /** Processor time of the server's process and of this one, in milliseconds of both, and per cent of one processor. */
  readonly serverCpuMs: number;
  readonly serverCpuPercent: number;
  readonly clientsCpuMs: number;
  readonly clientsCpuPercent: number;
  /** Of the server's process at the end, and by how much it grew for each room with its connections. */
  readonly serverMemoryMb: number;
  readonly memoryPerRoomKb: number;
  /** Of a view message as JSON, in bytes. */
  readonly viewBytes: number;
}

/** How much to measure, and who hears of the progress. */
export interface StandardLoad {
  readonly rooms: number;
  readonly seconds: number;
  readonly say: (line: string) => void;
}

/** Everybody acts about every two seconds. */
const STEADY: Pace = { kind: 'play', thinking: () => 1_600 + Math.random() * 800 };
const GATHERING: Pace = { kind: 'play', thinking: () => Math.random() * 100 };
const PAUSE: Pace = { kind: 'pause' };

/** Nobody can become too poor to bet. */
const SETTINGS = {
  includeBot: false,
  rounds: 100,
  startingCapital: 1_000_000,
  minimumBet: 100,
  dealersRule: 'free-will-3-2-1',
  actionTime: 60,
} as const;

/** Seconds that are played before the measurement, so that what runs often is compiled. */
const WARM_UP = 5;

const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

/** What all rooms share. */
interface Measurement {
  readonly server: BenchServer<readonly Guest[]>;
  pace: Pace;
  readonly answers: number[];
  asked: number;
  refused: number;
  /** Of the newest view that came. */
  newest: ViewMessageOf<'standard'> | null;
}

/** One room and everybody in it. */
interface Company {
  readonly open: () => Promise<void>;
  readonly wake: () => void;
  /** Resolves when its game has begun. */
  readonly begun: Promise<void>;
  readonly watch: ReturnType<typeof tableWatch>;
  /** Rounds settled so far. */
  readonly rounds: () => number;
  readonly goHome: () => Promise<void>;
}

function company(measurement: Measurement, guests: readonly Guest[]): Company {
  const { server } = measurement;
  const watch = tableWatch(guests.length);
  const begun = Promise.withResolvers<void>();
  let rounds = 0;
  let isPlaying = false;
  const people = guests.map(
    (guest, member) =>
      new SocketPerson<'standard'>(guest, {
        // Who is in a game waits until all are.
        pace: () => (measurement.pace === GATHERING && isPlaying ? PAUSE : measurement.pace),
        press: (frame) => (isPlaying ? standardPress(frame) : gatheringPress(guest.person.id, frame)),
        pressed: (answer, { command, at, answeredAt }) => {
          if (!answer.ok) {
            measurement.refused += 1;
            return;
          }
          measurement.answers.push(answeredAt - at);
          if (command.type !== 'autoContinue') measurement.asked += 1;
          watch.pressed(answer.seq, { by: member, at });
        },
        saw: (frame, at) => {
          isPlaying = frame.view.phase !== 'waiting';
          if (isPlaying) begun.resolve();
          watch.saw(member, frame.seq, at);
          measurement.newest = frame;
          rounds = frame.view.results.length;
        },
        finished: () => undefined,
      }),
  );
  return {
    open: async () => {
      const [host] = people;
      if (host === undefined) return;
      const table = await openTable(server.origin, host.guest, { kind: 'standard', settings: SETTINGS });
      await Promise.all(people.map((person) => person.join(server.origin, table)));
    },
    wake: () => {
      for (const person of people) person.wake();
    },
    begun: begun.promise,
    watch,
    rounds: () => rounds,
    goHome: async () => {
      await Promise.all(people.map((person) => person.leave()));
    },
  };
}

/** Plays on for so many seconds and measures. */
async function measured(measurement: Measurement, companies: readonly Company[], seconds: number) {
  const { server } = measurement;
  const roundsOf = () => companies.reduce((sum, { rounds }) => sum + rounds(), 0);
  measurement.answers.length = 0;
  measurement.asked = 0;
  measurement.refused = 0;
  for (const { watch } of companies) watch.take();
  const before = { use: await server.use(), cpu: cpuMs(), rounds: roundsOf(), at: performance.now() };
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await pause(seconds);
  delay.disable();
  const elapsed = performance.now() - before.at;
  const clientsCpuMs = cpuMs() - before.cpu;
  const use = await server.use();
  const serverCpuMs = use.cpuMs - before.use.cpuMs;
  const sights = companies.map(({ watch }) => watch.take());
  const { answers, asked, refused } = measurement;
  return {
    commands: answers.length,
    asked,
    refused,
    commandsPerSecond: Math.round(answers.length / (elapsed / 1_000)),
    rounds: roundsOf() - before.rounds,
    answer: spreadOf(answers),
    others: spreadOf(sights.flatMap(({ others }) => others)),
    everybody: spreadOf(sights.flatMap(({ everybody }) => everybody)),
    clientsLate: {
      p50: round(delay.percentile(50) / 1e6 - 1),
      p99: round(delay.percentile(99) / 1e6 - 1),
      most: round(delay.max / 1e6 - 1),
    },
    serverCpuMs: round(serverCpuMs),
    serverCpuPercent: Math.round((serverCpuMs / elapsed) * 100),
    clientsCpuMs: round(clientsCpuMs),
    clientsCpuPercent: Math.round((clientsCpuMs / elapsed) * 100),
    serverMemoryMb: use.memoryMb,
  };
}

async function measure(measurement: Measurement, { rooms, seconds, say }: StandardLoad): Promise<StandardFigures> {
  const { server } = measurement;
  const companies = Array.from({ length: rooms }, (_, room) =>
    company(measurement, server.prepared.slice(room * STANDARD_PEOPLE, (room + 1) * STANDARD_PEOPLE)),
  );
  const empty = await server.use();
  say(`${rooms} rooms open`);
  await inTurns(companies, ({ open }) => open());
  say('all games begin');
  goOn(measurement, companies, GATHERING);
  await Promise.all(companies.map(({ begun }) => begun));
  goOn(measurement, companies, STEADY);
  say(`play, ${WARM_UP} s to warm up and ${seconds} s`);
  await pause(WARM_UP);
  const figures = await measured(measurement, companies, seconds);
  measurement.pace = PAUSE;
  await inTurns(companies, ({ goHome }) => goHome());
  return {
    rooms,
    peoplePerRoom: STANDARD_PEOPLE,
    connections: rooms * STANDARD_PEOPLE,
    ...figures,
    memoryPerRoomKb: Math.round(((figures.serverMemoryMb - empty.memoryMb) * 1_024) / rooms),
    viewBytes: JSON.stringify(measurement.newest).length,
  };
}

function goOn(measurement: Measurement, companies: readonly Company[], pace: Pace): void {
  measurement.pace = pace;
  for (const { wake } of companies) wake();
}

/** Plays many rated Standard rooms over sockets against a server of its own, everybody acting about every two seconds. */
export async function benchStandard(load: StandardLoad): Promise<StandardFigures> {
  load.say(`${load.rooms * STANDARD_PEOPLE} accounts are made, and a server starts`);
  const server = await startPreparedServer((folder) => makeAccounts(folder, load.rooms * STANDARD_PEOPLE));
  try {
    return await measure({ server, pace: PAUSE, answers: [], asked: 0, refused: 0, newest: null }, load);
  } finally {
    await server.stop();
  }
}
