import type { Spread } from './figures.ts';
import type { BenchReport } from './measure-parts.ts';

type Line = readonly [name: string, value: string];

const grouped = (count: number): string => count.toLocaleString('en-US');
const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;
const spread = ({ p50, p99, most }: Spread): string => `p50 ${p50} ms, p99 ${p99} ms, longest ${most} ms`;

function coreLines({ core }: BenchReport): readonly Line[] {
  if (core === null) return [];
  return [
    ['core', 'whole rounds of four spots, one thread'],
    ['  rounds', `${grouped(core.roundsPerSecond)} a second`],
    ['  processor', seconds(core.cpuMs)],
  ];
}

function hostLines({ host }: BenchReport): readonly Line[] {
  if (host === null) return [];
  return [
    ['host', `${host.tables} tables with their database, no network`],
    ['  commands', `${grouped(host.commandsPerSecond)} a second, ${grouped(host.refused)} refused`],
    ['  log rows', `${grouped(host.rowsPerSecond)} a second`],
    ['  to the answer', spread(host.answer)],
    ['  processor', seconds(host.cpuMs)],
  ];
}

function socketLines({ sockets }: BenchReport): readonly Line[] {
  if (sockets === null) return [];
  const { tables, seatsPerTable, spectatorsPerTable, connections, serverMemoryMb } = sockets;
  const paces = [
    { title: 'brisk', text: 'a press every 0.3 to 0.9 s', figures: sockets.brisk },
    { title: 'flood', text: 'no thinking at all', figures: sockets.flood },
  ];
  const paceLines = paces.flatMap(({ title, text, figures }): Line[] => [
    [`  ${title}`, text],
    ['    commands', `${grouped(figures.commandsPerSecond)} a second, ${grouped(figures.refused)} refused`],
    ['    to the answer', spread(figures.answer)],
    ['    to the others', spread(figures.others)],
    ['    processor', `server ${seconds(figures.serverCpuMs)}, clients ${seconds(figures.clientsCpuMs)}`],
  ]);
  const company = `${tables} tables, ${seatsPerTable} seats and ${spectatorsPerTable} spectators each`;
  return [
    ['sockets', `${company}: ${grouped(connections)} connections`],
    ...paceLines,
    ['  memory', `server ${serverMemoryMb} MB`],
  ];
}

/** A report as a table for people. */
export function benchText(report: BenchReport): string {
  const { machine } = report;
  const lines: readonly Line[] = [
    ['machine', `${machine.processors} × ${machine.model}, Node ${machine.node}`],
    ['load before', machine.loadBefore.join(' ')],
    ['disk flush', spread(machine.flush)],
    ...coreLines(report),
    ...hostLines(report),
    ...socketLines(report),
  ];
  return lines.map(([name, value]) => `${name.padEnd(18)}${value}`).join('\n');
}
