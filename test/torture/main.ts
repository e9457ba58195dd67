import { parseArgs } from 'node:util';
import { reportText } from './report-text.ts';
import { type StandardGiven, standardTorture } from './standard-command.ts';
import { torture } from './torture.ts';

const HELP = `npm run torture -- [--kills N] [--seed N] [--tables N]
npm run torture -- --standard [--rounds N] [--bidding open|blind] [--seed N]

Plays House tables against real servers that are killed again and again, while people
register, log in, talk, host rooms and are administered, and holds the log and the
database against everything that was answered and shown.

  --kills N    how often a server is killed (50)
  --seed N     where the random choices begin (today's time)
  --tables N   tables at a time (4)

With --standard six people play one rated Standard game, and the server is killed in every
phase of a round and at the end; then the log, the money and the ratings are audited.

  --rounds N   rounds of the game, 8 at least (100)
  --bidding B  open or blind (open)`;

interface Given {
  readonly kills: number;
  readonly seed: number;
  readonly tables: number;
}

function whole(text: string | undefined, otherwise: number): number {
  return text === undefined ? otherwise : /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
}

const OPTIONS = {
  kills: { type: 'string' },
  seed: { type: 'string' },
  tables: { type: 'string' },
  standard: { type: 'boolean' },
  rounds: { type: 'string' },
  bidding: { type: 'string' },
} as const;

/** The flags of a Standard game, or null when something is wrong with them. */
function standardGiven(rounds: number, bidding: string, seed: number): StandardGiven | null {
  const isRight = rounds >= 8 && rounds <= 100 && (bidding === 'open' || bidding === 'blind');
  return isRight ? { rounds, bidding, seed } : null;
}

/** The flags, or null when something is wrong with them. */
function given(): Given | StandardGiven | null {
  try {
    const { values } = parseArgs({ options: OPTIONS });
    const kills = whole(values.kills, 50);
    const seed = whole(values.seed, Date.now() % 1_000_000);
    if (values.standard === true)
      return seed >= 0 ? standardGiven(whole(values.rounds, 100), values.bidding ?? 'open', seed) : null;
    if (values.rounds !== undefined || values.bidding !== undefined) return null;
    const tables = whole(values.tables, 4);
    const isRight = kills >= 1 && seed >= 0 && tables >= 1 && tables <= 50;
    return isRight ? { kills, seed, tables } : null;
  } catch {
    return null;
  }
}

/** Tortures House tables, prints what came of it, and returns the exit code. */
async function houseTorture(house: Given): Promise<number> {
  const report = await torture({ ...house, say: (line) => console.error(line) });
  console.log(reportText(report));
  return report.faults.length === 0 ? 0 : 1;
}

const flags = given();
if (flags === null) {
  console.error(HELP);
  process.exitCode = 2;
} else {
  console.error(`seed ${flags.seed}`);
  process.exitCode = await ('bidding' in flags ? standardTorture(flags) : houseTorture(flags));
}
