import type { GameRules, StrategyTable } from '@upcard/core';
import { simulationResult, solve, tableValue } from '@upcard/solver';
import { readRules } from '../solve/rules-flag.ts';
import { whileSolving } from '../solve/while-solving.ts';
import { dealingOf } from './dealing.ts';
import { playInThreads } from './play-in-threads.ts';
import { progressBar } from './progress-bar.ts';
import { type Extent, readExtent, type SimulateFlags } from './simulate-flags.ts';
import { type SimulationReport, simulationText } from './simulation-text.ts';
import { readTable } from './table-flag.ts';

function complain(faults: readonly string[]): number {
  for (const fault of faults) console.error(fault);
  return 2;
}

/** Tells people at a terminal how far the rounds are. */
function watch(rounds: number): { tell: (done: number) => void; end: () => void } {
  const { stderr } = process;
  if (!stderr.isTTY) return { tell: () => {}, end: () => {} };
  return progressBar(rounds, { now: () => performance.now(), write: (text) => stderr.write(text) });
}

interface Asked extends Extent {
  readonly name: string;
  readonly rules: GameRules;
  readonly table: StrategyTable;
}

async function report(asked: Asked, exact: number): Promise<SimulationReport> {
  const { rules, table, rounds, seed, shoe, workers } = asked;
  const bar = watch(rounds);
  try {
    const work = { rules, table, rounds, seed, dealing: dealingOf(asked.name, rules, shoe) };
    const { sums, seconds } = await playInThreads(work, workers, bar.tell);
    return { ...simulationResult(sums, exact), shoe, seed, workers, exact, roundsPerSecond: rounds / seconds };
  } finally {
    bar.end();
  }
}

/**
 * `upcard simulate`: plays rounds by a table of letters and prints their mean beside the exact value. Returns the exit code.
 * Throws `UsageFault`.
 */
export async function simulate(flags: SimulateFlags): Promise<number> {
  const extent = readExtent(flags);
  const read = await readRules(flags.rules);
  if (!read.ok) return complain(read.faults);
  const given = flags.table === undefined ? null : await readTable(flags.table);
  if (given && !given.ok) return complain(given.faults);
  const { name, rules } = read;
  const { table, exact } = whileSolving(name, () => {
    const chosen = given ? given.table : solve(rules).chart;
    return { table: chosen, exact: tableValue(rules, chosen) };
  });
  const result = await report({ ...extent, name: flags.rules ?? 'live', rules, table }, exact);
  console.log(flags.json ? JSON.stringify({ rules, ...result }, null, 2) : simulationText(name, result));
  return 0;
}
