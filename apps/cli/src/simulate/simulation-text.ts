import type { SimulationResult } from '@upcard/solver';
import type { Shoe } from './simulate-flags.ts';

/** Everything that `upcard simulate` says. */
export interface SimulationReport extends SimulationResult {
  readonly shoe: Shoe;
  readonly seed: number;
  readonly workers: number;
  /** The value by calculation that the mean is held against. */
  readonly exact: number;
  readonly roundsPerSecond: number;
}

/** A simulation agrees with the exact value up to this many standard errors. */
const AGREEMENT = 4;

const SHOE_WORDS: Readonly<Record<Shoe, string>> = {
  fresh: 'a fresh mix for every round',
  cut: 'a shoe down to its cut card',
};

/** The distance in standard errors and what it says. Rounds that all ended alike have no spread to measure it by. */
function distance({ z, standardError }: SimulationReport): string {
  if (standardError === 0) return 'none: all rounds ended alike';
  return `${z.toFixed(2)}, ${Math.abs(z) <= AGREEMENT ? 'agrees' : 'does not agree'}`;
}

const signed = (value: number): string => (value < 0 ? value.toFixed(7) : `+${value.toFixed(7)}`);
const counted = (value: number): string => Math.round(value).toLocaleString('en-US');

/** A report for people, a figure to the line. */
export function simulationText(name: string, report: SimulationReport): string {
  const { shoe, interval } = report;
  const lines: (readonly [string, string])[] = [
    ['rounds', `${counted(report.rounds)}, seed ${report.seed}`],
    ['mean', `${signed(report.mean)} of an initial wager`],
    ['95 % interval', `${signed(interval[0])} to ${signed(interval[1])}`],
    ['deviation', `${report.standardDeviation.toFixed(5)} a round`],
    ['exact value', signed(report.exact)],
    ['z', distance(report)],
    ['speed', `${counted(report.roundsPerSecond)} rounds a second, ${report.workers} threads`],
  ];
  const text = lines.map(([what, figure]) => `${what.padEnd(15)}${figure}`).join('\n');
  const note =
    shoe === 'cut'
      ? '\n\nThe exact value means a fresh shoe. Down to a cut card the mean lies a little off it, and rounds of one shoe depend\non each other: interval and z are rough.'
      : '';
  return `${name}, ${SHOE_WORDS[shoe]}\n\n${text}${note}`;
}
