import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type CallCost, medianCost, warmCosts } from './call-cost.ts';
import { SOLVER_CALLS, type SolverCall } from './solver-calls.ts';

/** Medians. `warm`: in a process that has made the call before. `cold`: the first call of a process, loading not counted. */
export interface SolverCost {
  readonly warm: CallCost;
  readonly cold: CallCost;
}

/** What whole tables cost. */
export type SolveFigures = Readonly<Record<Exclude<SolverCall, 'ev' | 'evOfTwos'>, SolverCost>>;

/** How many calls the medians are taken of. */
export interface CallCounts {
  readonly warm: number;
  readonly cold: number;
}

const runFile = promisify(execFile);
const COLD_CALL = fileURLToPath(new URL('./cold-call.ts', import.meta.url));

function isCost(json: unknown): json is CallCost {
  return typeof json === 'object' && json !== null && 'cpuMs' in json && 'wallMs' in json;
}

async function coldCost(name: SolverCall): Promise<CallCost> {
  const { stdout } = await runFile(process.execPath, [COLD_CALL, name]);
  const json: unknown = JSON.parse(stdout);
  if (!isCost(json)) throw new Error(`a cold ${name} said ${stdout}`);
  return json;
}

async function solverCost(name: SolverCall, { warm, cold }: CallCounts): Promise<SolverCost> {
  const colds: CallCost[] = [];
  for (let at = 0; at < cold; at += 1) colds.push(await coldCost(name));
  return { warm: medianCost(warmCosts(SOLVER_CALLS[name], warm)), cold: medianCost(colds) };
}

/** What whole tables cost: chart, game value and cells. */
export async function benchSolve(counts: CallCounts): Promise<SolveFigures> {
  return {
    live: await solverCost('live', counts),
    oneDeck: await solverCost('oneDeck', counts),
    european: await solverCost('european', counts),
    infinite: await solverCost('infinite', counts),
  };
}

/** What one hand of 8 decks costs: `warm` and `cold` without splits, `dearest` a pair of 2s. */
export interface EvFigures extends SolverCost {
  readonly dearest: SolverCost;
}

/** What one hand costs. */
export async function benchEv(counts: CallCounts): Promise<EvFigures> {
  return { ...(await solverCost('ev', counts)), dearest: await solverCost('evOfTwos', counts) };
}
