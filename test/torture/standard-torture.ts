import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededIndex } from '@upcard/core/testkit/seeded-index';
import type { MeAnswer, ProfileAnswer } from '@upcard/protocol';
import type { Settings } from '@upcard/tables';
import type { Identity } from './identity.ts';
import { ask } from './request.ts';
import { ServerKeeper } from './server-keeper.ts';
import { StandardAudit, type StandardLogCounts } from './standard-audit.ts';
import { type KillMoment, type KillPlace, type PlannedKill, StandardKiller } from './standard-killer.ts';
import { StandardPerson } from './standard-person.ts';
import { StandardWitness } from './standard-witness.ts';

/** How a game is to be tortured. `say` hears of its progress, `slack` gives milliseconds below a bound: those that a killed server gets to read on. */
export interface StandardTortureOptions {
  readonly rounds: number;
  readonly people: number;
  readonly bidding: 'open' | 'blind';
  /** Seconds. */
  readonly actionTime: 15 | 30 | 60;
  readonly seed: number;
  readonly plan: readonly PlannedKill[];
  readonly slack: (below: number) => number;
  readonly say: (line: string) => void;
}

/** What a tortured game came to. Without faults every acknowledged answer counts once and the ratings are right. */
export interface StandardTortureReport {
  readonly kills: readonly PlannedKill[];
  readonly missed: readonly PlannedKill[];
  readonly accepted: number;
  readonly refused: number;
  readonly sentAgain: number;
  readonly answeredAgain: number;
  readonly connections: number;
  readonly log: StandardLogCounts;
  readonly faults: readonly string[];
}

const PLACES: readonly KillPlace[] = ['auction', 'bets', 'deal', 'discard', 'reveal', 'play', 'dealer', 'break'];
const MOMENTS: readonly KillMoment[] = ['seen', 'sent', 'answered'];
const NAMES = ['Anemone', 'Bluebell', 'Camellia', 'Dandelion', 'Edelweiss', 'Foxglove', 'Gardenia', 'Hyacinth'];
const STARTING_CAPITAL = 10_000;
/** After so many milliseconds without anything new the game stands still. */
const PATIENCE = 180_000;
/** Milliseconds that a killed server may still have for what was sent to it last. */
const MOST_SLACK = 12;
/** So many of everybody's accepted commands are said once more when all is over. */
const REPEATED = 20;

/** Kills in every place at every moment, spread over so many rounds, and two at the end. */
export function everyKill(rounds: number): readonly PlannedKill[] {
  const pairs = MOMENTS.flatMap((moment, shift) =>
    PLACES.map((place, index) => ({ place, moment: MOMENTS[(index + shift) % MOMENTS.length] ?? moment })),
  );
  // Before the cards there is nothing to see of the deal.
  const real = pairs.map(
    ({ place, moment }) => ({ place, moment: place === 'deal' && moment === 'seen' ? 'sent' : moment }) as const,
  );
  const spread = real.map((pair, index) => ({ ...pair, from: 1 + Math.floor((index * (rounds - 1)) / real.length) }));
  return [...spread, ...endingKills(rounds)];
}

/** A kill when the last word is said, and one when the end is seen. */
function endingKills(rounds: number): readonly PlannedKill[] {
  return [
    { place: 'end', moment: 'sent', from: rounds },
    { place: 'end', moment: 'seen', from: rounds },
  ];
}

/** One kill in every place at one moment or another, as early as it can be, and two at the end of so many rounds. */
export function oneKillEach(rounds: number): readonly PlannedKill[] {
  // The break of the first round comes before the Dealer's choices of the second.
  const places: readonly KillPlace[] = ['auction', 'bets', 'deal', 'break', 'discard', 'reveal', 'play', 'dealer'];
  const each = places.map((place, index) => ({
    place,
    moment: place === 'deal' ? 'sent' : (MOMENTS[index % MOMENTS.length] ?? 'seen'),
    from: 1,
  }));
  return [...each, ...endingKills(rounds)];
}

async function registered(origin: string, username: string): Promise<Identity> {
  const body = { username, password: `Sesame of ${username}` };
  const { said, cookie, status } = await ask<MeAnswer>(origin, { path: '/api/account/register', cookie: null, body });
  if (said.person === null || cookie === null) throw new Error(`${username} was answered with ${status}`);
  return { person: said.person, kind: 'account', cookie };
}

async function opened(origin: string, { cookie }: Identity, settings: Settings): Promise<string> {
  const asked = { path: '/api/tables', cookie, body: { kind: 'standard', settings, joining: 'open' } };
  const { status, said } = await ask<{ id: string }>(origin, asked);
  if (status !== 201) throw new Error(`a table was answered with ${status}`);
  return said.id;
}

/** Resolves with true once this holds, looked at whenever something has moved; with false when nothing moves any more. */
class Watch {
  #look: () => void = () => undefined;

  readonly moved = (): void => this.#look();

  until(holds: () => boolean): Promise<boolean> {
    return new Promise((resolve) => {
      let alarm: NodeJS.Timeout | null = null;
      const end = (isReached: boolean): void => {
        if (alarm !== null) clearTimeout(alarm);
        this.#look = () => undefined;
        resolve(isReached);
      };
      this.#look = () => {
        if (alarm !== null) clearTimeout(alarm);
        alarm = setTimeout(() => end(false), PATIENCE);
        if (holds()) end(true);
      };
      this.#look();
    });
  }
}

interface Game {
  readonly witness: StandardWitness;
  readonly killer: StandardKiller;
  readonly people: readonly StandardPerson[];
  readonly watch: Watch;
}

/** Plays to the end, and lets everybody say some of it again. */
async function playOut({ killer, people, watch, witness }: Game): Promise<void> {
  const isOver = (): boolean => killer.isThrough && people.every(({ hasFinished }) => hasFinished);
  if (!(await watch.until(isOver))) witness.faults.push('the game stands still');
  for (let index = 0; index < REPEATED; index += 1) {
    for (const person of people) person.repeat(index);
    if (!(await watch.until(isOver))) witness.faults.push('a repeated command was not answered');
  }
}

/** What everybody can read of their ratings: this game, once. */
async function checkProfiles(origin: string, table: string, identities: readonly Identity[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { person, cookie } of identities) {
    const asked = { method: 'GET', path: `/api/people/${person.id}`, cookie } as const;
    const { said } = await ask<ProfileAnswer>(origin, asked);
    const points = said.rating?.history ?? [];
    const isOnce = points.length === 1 && points[0]?.table === table && said.rating?.games === 1;
    if (!isOnce) faults.push(`the profile of ${person.name} has ${points.length} points`);
    if (said.games.filter((game) => game.table === table).length !== 1)
      faults.push(`the profile of ${person.name} does not name the game once`);
  }
  return faults;
}

/** Lets people play one rated game against a server that is killed where it is planned, and audits what is left. */
export async function tortureStandard(options: StandardTortureOptions): Promise<StandardTortureReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'upcard-standard-torture-'));
  const keeper = new ServerKeeper(dataDir);
  const { warn } = console;
  // The room client warns of every connection that ends while it opens.
  console.warn = () => undefined;
  try {
    return await run(options, keeper, dataDir);
  } finally {
    console.warn = warn;
    await keeper.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Registers everybody and opens the room; the first of them is its host. */
async function openGame(
  origin: string,
  { rounds, people, bidding, actionTime }: StandardTortureOptions,
): Promise<{ readonly identities: readonly Identity[]; readonly table: string }> {
  const identities = await Promise.all(NAMES.slice(0, people).map((name) => registered(origin, name)));
  const [host] = identities;
  if (host === undefined) throw new Error('nobody plays');
  const table = await opened(origin, host, {
    ...{ includeBot: false, rounds, startingCapital: STARTING_CAPITAL, minimumBet: 10, bidding, actionTime },
    ...{ dealersRule: 'free-will-3-2-1', roundBreak: 30 },
  });
  return { identities, table };
}

async function run(
  options: StandardTortureOptions,
  keeper: ServerKeeper,
  dataDir: string,
): Promise<StandardTortureReport> {
  const { people: company, seed, plan, slack, say } = options;
  if (!(await keeper.start())) throw new Error(`the server did not start: ${keeper.complaints.join('\n')}`);
  const { identities, table } = await openGame(await keeper.whenUp(), options);
  const witness = new StandardWitness();
  const watch = new Watch();
  const killer = new StandardKiller(keeper, { plan, told: say, slack: () => slack(MOST_SLACK) });
  const parts = { keeper, witness, killer, table, company, chance: seededIndex(seed), moved: watch.moved };
  const people = identities.map((identity) => new StandardPerson({ ...parts, identity }));
  await playOut({ witness, killer, people, watch });
  const faults = await checkProfiles(await keeper.whenUp(), table, identities);
  for (const person of people) person.close();
  const code = await keeper.stop();
  if (code !== 0) faults.push(`a server that was asked to stop ended with ${code}`);
  const audit = new StandardAudit(dataDir, table, witness);
  const log = audit.run();
  const complaints = keeper.complaints.map((line) => `the server said: ${line}`);
  const { accepted, refused, sentAgain, answeredAgain, connections } = witness;
  return {
    kills: killer.done,
    missed: killer.missed,
    accepted: accepted.size,
    refused: refused.size,
    ...{ sentAgain, answeredAgain, connections },
    log,
    faults: [...witness.faults, ...faults, ...audit.faults, ...complaints],
  };
}
