import { UNITS_PER_WAGER } from './codes.ts';
import type { SimulationSums } from './play-rounds.ts';

/** What a simulation says, in initial wagers a round. */
export interface SimulationResult {
  readonly rounds: number;
  readonly mean: number;
  /** Holds the true mean in 95 of 100 simulations. */
  readonly interval: readonly [low: number, high: number];
  /** Of one round. */
  readonly standardDeviation: number;
  /** Of the mean. */
  readonly standardError: number;
  /** How many standard errors the mean lies above the exact value. Infinite, or no number, when all rounds ended alike. */
  readonly z: number;
}

/** The point of the normal distribution that 97.5 % lie below. */
const NORMAL_95 = 1.959963984540054;

/**
 * Mean and spread of at least two rounds against the exact value. Nets of rounds are taken as independent: so they are when
 * every round is dealt from a fresh mix.
 */
export function simulationResult({ rounds, net, squares }: SimulationSums, exact: number): SimulationResult {
  const mean = net / rounds / UNITS_PER_WAGER;
  const variance = (squares - (net * net) / rounds) / (rounds - 1) / UNITS_PER_WAGER ** 2;
  const standardDeviation = Math.sqrt(variance);
  const standardError = standardDeviation / Math.sqrt(rounds);
  return {
    rounds,
    mean,
    interval: [mean - NORMAL_95 * standardError, mean + NORMAL_95 * standardError],
    standardDeviation,
    standardError,
    z: (mean - exact) / standardError,
  };
}
