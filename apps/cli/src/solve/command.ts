import { type Solution, solve, strategyCsv, strategySvg } from '@upcard/solver';
import { UsageFault } from '../usage-fault.ts';
import { chartText } from './chart-text.ts';
import { readRules } from './rules-flag.ts';
import { solutionJson } from './solution-json.ts';
import { readSplit } from './split-flag.ts';
import { isColoured } from './terminal-colour.ts';
import { whileSolving } from './while-solving.ts';

/** Flags of `upcard solve` as they were given. */
export interface SolveFlags {
  readonly rules: string | undefined;
  readonly split: string | undefined;
  readonly json: boolean;
  readonly csv: boolean;
  readonly svg: boolean;
}

type Form = 'text' | 'json' | 'csv' | 'svg';

/** Throws `UsageFault`: only one thing can be printed. */
function formOf({ json, csv, svg }: SolveFlags): Form {
  const asked = Object.entries({ json, csv, svg }).flatMap(([form, isAsked]) => (isAsked ? [form] : []));
  if (asked.length > 1) throw new UsageFault(`one of ${asked.map((form) => `--${form}`).join(', ')}, not all`);
  if (json) return 'json';
  if (csv) return 'csv';
  return svg ? 'svg' : 'text';
}

function print(form: Form, name: string, solution: Solution): void {
  switch (form) {
    case 'text':
      console.log(chartText(name, solution, isColoured()));
      break;
    case 'json':
      console.log(solutionJson(solution));
      break;
    case 'csv':
      process.stdout.write(strategyCsv(solution.chart));
      break;
    case 'svg':
      console.log(strategySvg(`Basic strategy: ${name}`, solution).trimEnd());
      break;
  }
}

/** `upcard solve`: prints the chart of some rules and what the game is worth. Returns the exit code. Throws `UsageFault`. */
export async function solveRules(flags: SolveFlags): Promise<number> {
  const form = formOf(flags);
  const split = readSplit(flags.split);
  const read = await readRules(flags.rules);
  if (!read.ok) {
    for (const fault of read.faults) console.error(fault);
    return 2;
  }
  print(
    form,
    read.name,
    whileSolving(read.name, () => solve(read.rules, split)),
  );
  return 0;
}
