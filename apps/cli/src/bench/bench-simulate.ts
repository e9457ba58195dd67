import { EUROPEAN, GAMES } from '@upcard/core';
import { bestReply, CHUNK_ROUNDS, compileGame, playChunk, solve } from '@upcard/solver';
import { cpuMs, round } from './figures.ts';

/** How fast one thread deals rounds by European rules, each from a fresh mix, played by the chart. */
export interface SimulateFigures {
  readonly rounds: number;
  readonly roundsPerSecond: number;
  readonly cpuMs: number;
}

const SEED = 20;

/** Plays rounds for so many seconds and counts them. */
export function benchSimulate(seconds: number): SimulateFigures {
  const { chart } = solve(GAMES.european);
  const { splitCards, dealerDraws } = EUROPEAN;
  const dealing = { splitCards, dealerDraws, reshuffleBelow: 'fresh', freeDealer: bestReply } as const;
  const compiled = compileGame(GAMES.european, chart, dealing);
  if (!compiled.ok) throw new Error(`European rules do not compile: ${JSON.stringify(compiled.faults)}`);
  let chunk = 0;
  const play = (): number => {
    chunk += 1;
    return playChunk(compiled.game, { seed: SEED, chunk }, CHUNK_ROUNDS).rounds;
  };
  for (let warmUp = 0; warmUp < 10; warmUp += 1) play();
  const cpu = cpuMs();
  const start = performance.now();
  const end = start + seconds * 1_000;
  let rounds = 0;
  while (performance.now() < end) rounds += play();
  const elapsed = performance.now() - start;
  return { rounds, roundsPerSecond: Math.round((rounds * 1_000) / elapsed), cpuMs: round(cpuMs() - cpu) };
}
