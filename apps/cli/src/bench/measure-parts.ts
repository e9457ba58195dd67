import { cpus, loadavg } from 'node:os';
import { benchCore, type CoreFigures } from './bench-core.ts';
import type { HostFigures, HostLoad } from './bench-host.ts';
import type { SocketFigures, SocketLoad } from './bench-sockets.ts';
import { round, type Spread } from './figures.ts';
import { flushTime } from './flush-time.ts';

/** What can be measured, in this order. */
export const PARTS = ['core', 'host', 'sockets'] as const;
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
  /** Of each part. */
  readonly seconds: number;
  readonly core: CoreFigures | null;
  readonly host: HostFigures | null;
  readonly sockets: SocketFigures | null;
}

/** How much each part has to do. */
export interface BenchSize {
  readonly seconds: number;
  readonly hostTables: number;
  readonly socketTables: number;
  readonly spectators: number;
}

/** Measures these parts, one after another, and tells `say` what it is doing. */
export async function measureParts(
  parts: readonly Part[],
  { seconds, hostTables, socketTables, spectators }: BenchSize,
  say: (line: string) => void,
): Promise<BenchReport> {
  const machine = {
    processors: cpus().length,
    model: cpus()[0]?.model ?? 'unknown',
    node: process.versions.node,
    loadBefore: loadavg().map(round),
    flush: await flushTime(),
  };
  const begin = (part: Part): boolean => {
    if (!parts.includes(part)) return false;
    say(`${part}, ${seconds} s`);
    return true;
  };
  const core = begin('core') ? benchCore(seconds) : null;
  const host = begin('host') ? await hostFigures({ tables: hostTables, seconds }) : null;
  const sockets = begin('sockets')
    ? await socketFigures({ tables: socketTables, spectators, seconds: seconds / 2, say: (line) => say(`  ${line}`) })
    : null;
  return { machine, seconds, core, host, sockets };
}

// The server is a lot to load for those who only measure the core.

async function hostFigures(load: HostLoad): Promise<HostFigures> {
  const { benchHost } = await import('./bench-host.ts');
  return benchHost(load);
}

async function socketFigures(load: SocketLoad): Promise<SocketFigures> {
  const { benchSockets } = await import('./bench-sockets.ts');
  return benchSockets(load);
}
