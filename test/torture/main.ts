import { parseArgs } from 'node:util';
import { reportText } from './report-text.ts';
import { torture } from './torture.ts';

const HELP = `npm run torture -- [--kills N] [--seed N] [--tables N]

Plays House tables against real servers that are killed again and again, while people
register, log in, talk, host rooms and are administered, and holds the log and the
database against everything that was answered and shown.

  --kills N    how often a server is killed (50)
  --seed N     where the random choices begin (today's time)
  --tables N   tables at a time (4)`;

interface Given {
  readonly kills: number;
  readonly seed: number;
  readonly tables: number;
}

function whole(text: string | undefined, otherwise: number): number {
  return text === undefined ? otherwise : /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
}

/** The flags, or null when something is wrong with them. */
function given(): Given | null {
  try {
    const { values } = parseArgs({
      options: { kills: { type: 'string' }, seed: { type: 'string' }, tables: { type: 'string' } },
    });
    const kills = whole(values.kills, 50);
    const seed = whole(values.seed, Date.now() % 1_000_000);
    const tables = whole(values.tables, 4);
    const isRight = kills >= 1 && seed >= 0 && tables >= 1 && tables <= 50;
    return isRight ? { kills, seed, tables } : null;
  } catch {
    return null;
  }
}

const flags = given();
if (flags === null) {
  console.error(HELP);
  process.exitCode = 2;
} else {
  console.error(`seed ${flags.seed}`);
  const report = await torture({ ...flags, say: (line) => console.error(line) });
  console.log(reportText(report));
  process.exitCode = report.faults.length === 0 ? 0 : 1;
}
