import { cpus, loadavg } from 'node:os';
import { benchCore, type CoreFigures } from './bench-core.ts';
import type { HostFigures, HostLoad } from './bench-host.ts';
import type { SimulateFigures } from './bench-simulate.ts';
import type { SocketFigures, SocketLoad } from './bench-sockets.ts';
import type { CallCounts, EvFigures, SolveFigures } from './bench-solve.ts';
import type { StandardFigures, StandardLoad } from './bench-standard.ts';
import { round, type Spread } from './figures.ts';
import { flushTime } from './flush-time.ts';

/** What can be measured, in this order. */
export const PARTS = ['core', 'host', 'sockets', 'standard', 'solve', 'ev', 'simulate'] as const;
export type Part = (typeof PARTS)[number];

/** What `upcard bench` prints with `--json`. Parts left out are null. */
export interface BenchReport {
  readonly machine: {
    readonly processors: number;
    readonly model: string;
    readonly node: string;
    /** Processes that wanted a processor, on average over 1, 5 and 15 minutes; other work makes every figure worse. */
    readonly loadBefore: readonly number[];
    /** To keep one page on the disk for good, in milliseconds. */
    readonly flush: Spread;
  };
  /** Of each part that is measured by time. */
  readonly seconds: number;
  readonly core: CoreFigures | null;
  readonly host: HostFigures | null;
  readonly sockets: SocketFigures | null;
  readonly standard: StandardFigures | null;
  readonly solve: SolveFigures | null;
  readonly ev: EvFigures | null;
  readonly simulate: SimulateFigures | null;
}

/** How much each part has to do. */
export interface BenchSize {
  readonly seconds: number;
  readonly hostTables: number;
  readonly socketTables: number;
  readonly spectators: number;
  readonly standardRooms: number;
  readonly solverCalls: CallCounts;
}

/** Measures these parts, one after another, and tells `say` what it is doing. */
export async function measureParts(
  parts: readonly Part[],
  { seconds, hostTables, socketTables, spectators, standardRooms, solverCalls }: BenchSize,
  say: (line: string) => void,
): Promise<BenchReport> {
  const machine = await machineFigures();
  const measured = async <T>(part: Part, extent: string, measure: () => T | Promise<T>): Promise<T | null> => {
    if (!parts.includes(part)) return null;
    say(`${part}, ${extent}`);
    return measure();
  };
  const time = `${seconds} s`;
  const calls = `${solverCalls.warm} warm calls, ${solverCalls.cold} cold`;
  const sayMore = (line: string): void => say(`  ${line}`);
  const socketLoad = { tables: socketTables, spectators, seconds: seconds / 2, say: sayMore };
  const standardLoad = { rooms: standardRooms, seconds, say: sayMore };
  return {
    machine,
    seconds,
    core: await measured('core', time, () => benchCore(seconds)),
    host: await measured('host', time, () => hostFigures({ tables: hostTables, seconds })),
    sockets: await measured('sockets', time, () => socketFigures(socketLoad)),
    standard: await measured('standard', time, () => standardFigures(standardLoad)),
    solve: await measured('solve', calls, () => solveFigures(solverCalls)),
    ev: await measured('ev', calls, () => evFigures(solverCalls)),
    simulate: await measured('simulate', time, () => simulateFigures(seconds)),
  };
}

async function machineFigures(): Promise<BenchReport['machine']> {
  return {
    processors: cpus().length,
    model: cpus()[0]?.model ?? 'unknown',
    node: process.versions.node,
    loadBefore: loadavg().map(round),
    flush: await flushTime(),
  };
}

// The server and the solver are a lot to load for those who only measure the core.

async function hostFigures(load: HostLoad): Promise<HostFigures> {
  const { benchHost } = await import('./bench-host.ts');
  return benchHost(load);
}

async function socketFigures(load: SocketLoad): Promise<SocketFigures> {
  const { benchSockets } = await import('./bench-sockets.ts');
  return benchSockets(load);
}

async function standardFigures(load: StandardLoad): Promise<StandardFigures> {
  const { benchStandard } = await import('./bench-standard.ts');
  return benchStandard(load);
}

async function solveFigures(counts: CallCounts): Promise<SolveFigures> {
  const { benchSolve } = await import('./bench-solve.ts');
  return benchSolve(counts);
}

async function evFigures(counts: CallCounts): Promise<EvFigures> {
  const { benchEv } = await import('./bench-solve.ts');
  return benchEv(counts);
}

async function simulateFigures(seconds: number): Promise<SimulateFigures> {
  const { benchSimulate } = await import('./bench-simulate.ts');
  return benchSimulate(seconds);
}
