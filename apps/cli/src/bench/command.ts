import { COMMANDS, commandHelp } from '../commands.ts';
import { benchText } from './bench-text.ts';
import { measureParts } from './measure-parts.ts';

/** Flags of `upcard bench` as they were given. */
export interface BenchFlags {
  readonly json: boolean;
  readonly only: string | undefined;
  readonly seconds: string | undefined;
}

/** What can be measured, in this order. */
const PARTS = ['core', 'host', 'sockets'] as const;
export type Part = (typeof PARTS)[number];

const SECONDS = 10;
const MOST_SECONDS = 600;
const SIZE = { hostTables: 200, socketTables: 50, spectators: 2 };

type Checked =
  | { readonly ok: true; readonly parts: readonly Part[]; readonly seconds: number }
  | { readonly ok: false; readonly fault: string };

function check({ only, seconds }: BenchFlags): Checked {
  const parts = only === undefined ? PARTS : PARTS.filter((part) => part === only);
  if (parts.length === 0) return { ok: false, fault: `--only is core, host or sockets, not ${only}` };
  const length = seconds === undefined ? SECONDS : Number(seconds);
  const isRight = length > 0 && length <= MOST_SECONDS;
  if (!isRight) return { ok: false, fault: `--seconds is a number above 0, at most ${MOST_SECONDS}, not ${seconds}` };
  return { ok: true, parts, seconds: length };
}

function explain(fault: string): void {
  const { bench: command } = COMMANDS;
  const help = command === undefined ? '' : `\n\n${commandHelp('bench', command)}`;
  console.error(`upcard bench: ${fault}${help}`);
}

/**
 * `upcard bench`: measures, saying on standard error what it is at, prints the figures and returns the exit code: 2 for flags
 * that make no sense.
 */
export async function bench(flags: BenchFlags): Promise<number> {
  const checked = check(flags);
  if (!checked.ok) {
    explain(checked.fault);
    return 2;
  }
  const { parts, seconds } = checked;
  const report = await measureParts(parts, { ...SIZE, seconds }, (line) => process.stderr.write(`${line}\n`));
  console.log(flags.json ? JSON.stringify(report, null, 2) : benchText(report));
  return 0;
}
