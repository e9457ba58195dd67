import { UsageFault } from '../usage-fault.ts';
import { benchText } from './bench-text.ts';
import { measureParts, PARTS, type Part } from './measure-parts.ts';

/** Flags of `upcard bench` as they were given. */
export interface BenchFlags {
  readonly json: boolean;
  readonly only: string | undefined;
  readonly seconds: string | undefined;
}

const SECONDS = 10;
const MOST_SECONDS = 600;
const SIZE = {
  hostTables: 200,
  socketTables: 50,
  spectators: 2,
  standardRooms: 200,
  solverCalls: { warm: 20, cold: 5 },
};
const PART_WORDS = `${PARTS.slice(0, -1).join(', ')} or ${PARTS.at(-1)}`;

/** What is to be measured and for how many seconds each. Throws `UsageFault`. */
function check({ only, seconds }: BenchFlags): { readonly parts: readonly Part[]; readonly seconds: number } {
  const parts = only === undefined ? PARTS : PARTS.filter((part) => part === only);
  if (parts.length === 0) throw new UsageFault(`--only is ${PART_WORDS}, not ${only}`);
  const length = seconds === undefined ? SECONDS : Number(seconds);
  const isRight = length > 0 && length <= MOST_SECONDS;
  if (!isRight) throw new UsageFault(`--seconds is a number above 0, at most ${MOST_SECONDS}, not ${seconds}`);
  return { parts, seconds: length };
}

/** `upcard bench`: measures, saying on standard error what it is at, and prints the figures. Throws `UsageFault`. */
export async function bench(flags: BenchFlags): Promise<number> {
  const { parts, seconds } = check(flags);
  const report = await measureParts(parts, { ...SIZE, seconds }, (line) => process.stderr.write(`${line}\n`));
  console.log(flags.json ? JSON.stringify(report, null, 2) : benchText(report));
  return 0;
}
