import type { SolverCost } from './bench-solve.ts';
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

function standardLines({ standard }: BenchReport): readonly Line[] {
  if (standard === null) return [];
  const { rooms, peoplePerRoom, connections, commands, asked, refused, rounds } = standard;
  const share = (milliseconds: number, percent: number): string =>
    `${seconds(milliseconds)}, ${percent} % of one processor`;
  return [
    ['standard', `${rooms} rated rooms of ${peoplePerRoom} people: ${grouped(connections)} connections`],
    ['  commands', `${grouped(standard.commandsPerSecond)} a second, ${grouped(refused)} refused`],
    ['', `${grouped(asked)} of ${grouped(commands)} asked for by the game, ${grouped(rounds)} rounds settled`],
    ['  to the answer', spread(standard.answer)],
    ['  to the others', spread(standard.others)],
    ['  to everybody', spread(standard.everybody)],
    ['  clients late', `${spread(standard.clientsLate)}; contained in the above`],
    ['  server', share(standard.serverCpuMs, standard.serverCpuPercent)],
    ['  clients', share(standard.clientsCpuMs, standard.clientsCpuPercent)],
    ['  memory', `server ${standard.serverMemoryMb} MB, ${grouped(standard.memoryPerRoomKb)} kB for each room`],
    ['  view', `${grouped(standard.viewBytes)} bytes of JSON`],
  ];
}

const cost = ({ warm, cold }: SolverCost): string =>
  `warm ${warm.cpuMs} ms (${warm.wallMs} by the clock), cold ${cold.cpuMs} ms (${cold.wallMs})`;

/** Medians of processor time and, in brackets, of time by the clock. */
function solverLines({ solve, ev, simulate }: BenchReport): readonly Line[] {
  const solveLines: readonly Line[] = solve
    ? [
        ['solve', 'chart, value and all hands; median processor time and time by the clock'],
        ['', 'warm: the code ran before, but nothing is kept; cold: first call of a process, modules loaded'],
        ['  live, 8 decks', cost(solve.live)],
        ['  1 deck', cost(solve.oneDeck)],
        ['  european', cost(solve.european)],
        ['  infinite', cost(solve.infinite)],
      ]
    : [];
  const evLines: readonly Line[] = ev
    ? [
        ['ev', 'one hand, 8 decks, three cards gone'],
        ['  A,7 against 9', cost(ev)],
        ['  2,2 against A', cost(ev.dearest)],
      ]
    : [];
  const simulateLines: readonly Line[] = simulate
    ? [
        ['simulate', 'european rules by the chart, a fresh mix for every round, one thread'],
        ['  rounds', `${grouped(simulate.roundsPerSecond)} a second`],
        ['  processor', seconds(simulate.cpuMs)],
      ]
    : [];
  return [...solveLines, ...evLines, ...simulateLines];
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
    ...standardLines(report),
    ...solverLines(report),
  ];
  return lines.map(([name, value]) => `${name.padEnd(18)}${value}`).join('\n');
}
