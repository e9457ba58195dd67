import { availableParallelism } from 'node:os';
import { UsageFault } from '../usage-fault.ts';

/** Flags of `upcard simulate` as they were given. */
export interface SimulateFlags {
  readonly rules: string | undefined;
  readonly rounds: string | undefined;
  readonly seed: string | undefined;
  readonly workers: string | undefined;
  readonly shoe: string | undefined;
  readonly table: string | undefined;
  readonly json: boolean;
}

const SHOES = ['fresh', 'cut'] as const;

/** What is dealt from: a new mix for every round, or a shoe down to its cut card. */
export type Shoe = (typeof SHOES)[number];

/** How much is to be played. */
export interface Extent {
  readonly rounds: number;
  readonly seed: number;
  readonly workers: number;
  readonly shoe: Shoe;
}

const ROUNDS = 10_000_000;
const MOST_ROUNDS = 1e12;
const MOST_WORKERS = 256;

function wholeNumber(name: string, flag: string, [least, most]: readonly [number, number]): number {
  const number = Number(flag);
  const isRight = flag.trim() !== '' && Number.isInteger(number) && number >= least && number <= most;
  if (!isRight) throw new UsageFault(`--${name} is a whole number from ${least} to ${most}, not ${flag}`);
  return number;
}

/** Reads what is to be played. Throws `UsageFault` naming the flag. */
export function readExtent({ rounds, seed, workers, shoe = 'fresh' }: SimulateFlags): Extent {
  const known = SHOES.find((name) => name === shoe);
  if (!known) throw new UsageFault(`--shoe is ${SHOES.join(' or ')}, not ${shoe}`);
  return {
    rounds: rounds === undefined ? ROUNDS : wholeNumber('rounds', rounds, [2, MOST_ROUNDS]),
    seed: seed === undefined ? 1 : wholeNumber('seed', seed, [0, Number.MAX_SAFE_INTEGER]),
    workers: workers === undefined ? availableParallelism() : wholeNumber('workers', workers, [1, MOST_WORKERS]),
    shoe: known,
  };
}
