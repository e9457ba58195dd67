import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RandomIndex } from '@upcard/core';
import { seededIndex } from '@upcard/core/testkit/seeded-index';
import { Crowd } from './crowd.ts';
import { LogAudit, type LogCounts } from './log-audit.ts';
import { ServerKeeper } from './server-keeper.ts';
import { Warden } from './warden.ts';
import { type Counts, Witness } from './witness.ts';

/** How a torture is to run. `say` hears of its progress. */
export interface TortureOptions {
  readonly kills: number;
  readonly seed: number;
  readonly tables: number;
  readonly say: (line: string) => void;
}

/** How often a server was killed. */
interface Kills {
  readonly kills: number;
  /** Those of a server that did not answer yet. */
  readonly killsWhileStarting: number;
}

/** What a torture came to. Without faults nothing acknowledged was lost, doubled or contradicted. */
export interface TortureReport extends Kills {
  readonly counts: Counts;
  readonly deeds: DeedCounts;
  readonly log: LogCounts;
  readonly faults: readonly string[];
}

/** What was acknowledged beside commands. */
interface DeedCounts {
  readonly lines: number;
  readonly linesRefused: number;
  /** How often a guest was told to be an account. */
  readonly moved: number;
  readonly accounts: number;
  readonly deleted: number;
  readonly administration: number;
}

/** Nobody waits longer than this for anything, in milliseconds. */
const PATIENCE = 180_000;

/** After so many faults there is nothing more to learn. */
const MOST_FAULTS = 20;

interface Scene {
  readonly keeper: ServerKeeper;
  readonly witness: Witness;
  readonly audit: LogAudit;
  readonly crowd: Crowd;
  readonly warden: Warden;
  readonly chance: RandomIndex;
  /** Resolves when something is asked for next that takes a server more than one step. */
  readonly nextDeed: () => Promise<void>;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Rings for everybody who waits. */
function bell(): { readonly ring: () => void; readonly next: () => Promise<void> } {
  let next = Promise.withResolvers<void>();
  const ring = (): void => {
    next.resolve();
    next = Promise.withResolvers<void>();
  };
  return { ring, next: () => next.promise };
}

function deedsOf({ chat, people, deeds }: Witness): DeedCounts {
  const accounts = [...people.accounts.values()];
  return {
    lines: chat.accepted,
    linesRefused: chat.refused,
    moved: people.moved,
    accounts: accounts.filter(({ person }) => person !== null).length,
    deleted: accounts.filter(({ state, person }) => state === 'gone' && person !== null).length,
    administration: deeds.done + deeds.local.length,
  };
}

/** Lets a crowd play against real servers that are killed again and again, and holds the log against all that was said. */
export async function torture(options: TortureOptions): Promise<TortureReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'upcard-torture-'));
  const chance = seededIndex(options.seed);
  const keeper = new ServerKeeper(dataDir);
  const witness = new Witness();
  const audit = new LogAudit(dataDir, witness);
  const { ring: begun, next: nextDeed } = bell();
  const parts = { keeper, witness, chance, begun };
  const crowd = new Crowd(parts, options.tables);
  const warden = new Warden(parts, dataDir);
  const { warn } = console;
  // The room client warns of every connection that ends while it opens, which is what happens here all the time.
  console.warn = () => undefined;
  try {
    const kills = await run({ keeper, witness, audit, crowd, warden, chance, nextDeed }, options);
    const faults = [...witness.faults, ...keeper.complaints.map((line) => `the server said: ${line}`)];
    return { ...kills, counts: witness.counts, deeds: deedsOf(witness), log: audit.counts, faults };
  } finally {
    crowd.close();
    warden.close();
    console.warn = warn;
    await keeper.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function run(scene: Scene, { kills, say }: TortureOptions): Promise<Kills> {
  const { keeper, witness, audit, crowd, warden, chance } = scene;
  await mustStart(keeper);
  await warden.begin();
  crowd.gather();
  let kill = 0;
  let killsWhileStarting = 0;
  let told = 0;
  while (kill < kills && witness.faults.length < MOST_FAULTS) {
    if (kill > 0 && chance(8) === 0) killsWhileStarting += await killInStart(scene);
    else await killInPlay(scene, kill > 0);
    kill += 1;
    audit.read();
    if (chance(3) === 0) await warden.actLocally();
    const { accepted, sentAgain } = witness.counts;
    const { lines, moved, administration } = deedsOf(witness);
    const done = `${accepted} commands, ${lines} lines, ${moved} moves, ${administration} acts`;
    for (const fault of witness.faults.slice(told)) say(`FAULT ${fault}`);
    told = witness.faults.length;
    say(`kill ${kill} of ${kills}: ${done}; ${sentAgain} sent again, ${witness.faults.length} faults`);
  }
  if (witness.faults.length < MOST_FAULTS) await windDown(scene);
  return { kills: kill, killsWhileStarting };
}

async function mustStart(keeper: ServerKeeper): Promise<void> {
  if (!(await keeper.start())) throw new Error(`the server did not start: ${keeper.complaints.join('\n')}`);
}

/** Waits until some more has been acknowledged, and a moment longer or for something that takes many steps, and kills. */
async function killInPlay({ keeper, witness, chance, nextDeed }: Scene, isDown: boolean): Promise<void> {
  if (isDown) await mustStart(keeper);
  const enough = witness.acknowledged + 10 + chance(150);
  const isReached = await witness.until(() => witness.acknowledged >= enough, PATIENCE);
  if (!isReached) witness.fault(`nothing was accepted any more after ${witness.acknowledged}`);
  if (chance(2) === 0) {
    await Promise.race([nextDeed(), pause(PATIENCE)]);
    await pause(chance(120));
  } else await pause(chance(15));
  await keeper.kill();
}

/** Kills a server that is opening its tables, or has just done so. Returns how many kills came before it answered. */
async function killInStart({ keeper, chance }: Scene): Promise<number> {
  let isUp = false;
  const starting = keeper.start().then((isStarted) => {
    isUp = isStarted;
  });
  await Promise.race([starting, pause(200 + chance(2_000))]);
  const early = isUp ? 0 : 1;
  await keeper.kill();
  await starting;
  return early;
}

/**
 * A last life without new commands: what was not answered is answered, and much of what was is asked for once more. Then the
 * server stops in good order, and one more shows that everybody finds their table again.
 */
async function windDown({ keeper, witness, audit, crowd, warden }: Scene): Promise<void> {
  crowd.hush();
  await mustStart(keeper);
  await warden.hush();
  const isSettled = (): Promise<boolean> => witness.until(() => crowd.isSettled && warden.isSettled, PATIENCE);
  if (!(await isSettled())) witness.fault('some commands were never answered');
  for (let index = 0; crowd.repeat(index); index += 1)
    if (!(await isSettled())) witness.fault('a repeated command was not answered');
  await mustStop(keeper, witness);
  audit.readAtRest();
  await mustStart(keeper);
  if (!(await isSettled())) witness.fault('somebody did not find their table again');
  await mustStop(keeper, witness);
  audit.readAtRest();
  audit.readAgain();
}

async function mustStop(keeper: ServerKeeper, witness: Witness): Promise<void> {
  const code = await keeper.stop();
  if (code !== 0) witness.fault(`a server that was asked to stop ended with ${code}`);
}
