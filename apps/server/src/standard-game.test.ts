import { join as pathOf } from 'node:path';
import type { ProfileAnswer } from '@upcard/protocol';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { backUp } from './backup.ts';
import { register, type TestAccount } from './testkit/test-account.ts';
import { look } from './testkit/test-house.ts';
import { post, startTestServer, type TestServer, temporaryFolder } from './testkit/test-server.ts';
import { gather, openStandard, type Party } from './testkit/test-standard.ts';

const SETTINGS = { includeBot: false, rounds: 2, bidding: 'blind', actionTime: 60, roundBreak: 30 };
/** Round 1: two Players with 18 against 16, which becomes 21. Round 2: 18 and 19 against 16. */
const CARDS = '10S 9H 6D 8C 9D 10C 5H 10H 9S 7S 8D 10D 9C'.split(' ');
const CONFIG = { appEnv: 'testing', limitFactor: 1_000, secret: 'a secret that outlives every folder' } as const;

/** One thing that people do, between two moments at which the server may be killed. */
type Step = (party: Party) => Promise<unknown>;

/** Whoever is asked stands. */
const stand: Step = async (party) => {
  for (const place of [0, 1, 2]) {
    const { overlay } = await party.seen(place);
    if (overlay.actions !== null || overlay.dealerActions.length > 0)
      return party.say(place, { type: 'act', action: 'stand' });
  }
  throw new Error('nobody is asked');
};

const says =
  (place: number, command: Parameters<Party['say']>[1]): Step =>
  (party) =>
    party.say(place, command);
const ready = { type: 'ready', isReady: true } as const;
const byHand = { type: 'autoContinue', isOn: false } as const;

/** The game; the server may be killed after every row. */
const GAME: readonly (readonly Step[])[] = [
  [says(1, { type: 'join' }), says(2, { type: 'join' }), says(1, ready), says(2, ready)],
  [says(0, ready), says(0, { type: 'start' }), says(0, byHand), says(1, byHand), says(2, byHand)],
  [says(0, { type: 'bid', amount: 100 })],
  [says(1, { type: 'bid', amount: 50 }), says(2, { type: 'skip' })],
  [says(1, { type: 'bet', amount: 100 })],
  [says(2, { type: 'bet', amount: 200 })],
  [stand],
  [stand],
  [says(0, { type: 'act', action: 'hit' })],
  [says(0, { type: 'agree' }), says(1, { type: 'agree' })],
  [says(2, { type: 'agree' }), says(0, { type: 'skip' }), says(1, { type: 'bid', amount: 0 })],
  [says(2, { type: 'skip' }), says(0, { type: 'bet', amount: 100 }), says(2, { type: 'bet', amount: 100 })],
  [stand, stand],
  [stand],
];

let remove: () => Promise<void>;
let people: readonly TestAccount[];
let base: string;
const removals: (() => Promise<void>)[] = [];
let server: TestServer;

/** A copy of a server's data as it is now, as a kill would leave it: nothing was saved on the way out. */
async function copyOf(from: string): Promise<string> {
  const { folder, remove } = await temporaryFolder();
  removals.push(remove);
  await backUp(from, pathOf(folder, 'upcard.db'));
  return folder;
}

beforeAll(async () => {
  // All servers begin at the same moment.
  vi.useFakeTimers({ toFake: ['Date'] });
  const temporary = await temporaryFolder();
  base = temporary.folder;
  remove = temporary.remove;
  server = await startTestServer(base, CONFIG);
  people = [
    await register(server, 'Annabel'),
    await register(server, 'Benedict'),
    await register(server, 'Clementine'),
  ];
  await server.stop();
});

afterEach(async () => {
  await server.stop();
});

afterAll(async () => {
  vi.useRealTimers();
  for (const each of removals) await each();
  await remove();
});

/** Plays the whole game on a copy of the base; kills the server after every step when asked to. */
async function played(isKilled: boolean) {
  server = await startTestServer(await copyOf(base), CONFIG);
  const [host] = people;
  if (host === undefined) throw new Error('nobody is there');
  const table = await openStandard(server, host, SETTINGS, { cards: CARDS });
  let party = await gather(server, people, table);
  for (const row of GAME) {
    for (const step of row) await step(party);
    if (!isKilled) continue;
    const left = await copyOf(server.config.dataDir);
    await server.stop();
    server = await startTestServer(left, CONFIG);
    // A game that is over is opened by whoever looks.
    await post(server, `/api/tables/${table}/open`, { cookie: host.cookie, body: {} });
    party = await gather(server, people, table);
  }
  const { view, room } = await party.seen(0);
  const profiles = await Promise.all(
    people.map(({ person }) => look<ProfileAnswer>(server, host, `/api/people/${person.id}`)),
  );
  return { table, view, members: room.members, profiles };
}

test('STD-001 STD-222 three registered people play to the rating, and kills between all steps change nothing', async () => {
  const straight = await played(false);
  expect(straight.view).toMatchObject({ phase: 'finished', ending: 'rounds-played', isRated: true, round: 2 });
  expect(straight.view.results).toMatchObject([
    { round: 1, dealer: 1, auctionPaid: 100, playerWagers: 300, earnings: 300 },
    { round: 2, dealer: 2, auctionPaid: 0, playerWagers: 200, earnings: -200 },
  ]);
  // 900, 1,000 and 1,000; a third of the Bank each; 300 from the losers; and in the second round 100 to each of two.
  expect(straight.view.capitals).toEqual([
    [1_000, 1_000, 1_000],
    [1_233, 933, 833],
    [1_333, 733, 933],
  ]);
  const changes = straight.view.ratingChanges.map(({ change }) => change);
  expect(changes.reduce((sum, change) => sum + change, 0)).toBe(0);
  expect(changes[0]).toBeGreaterThan(0);
  expect(straight.profiles.map(({ rating }) => rating?.rating)).toEqual(changes.map((change) => 15_000 + change));
  for (const { rating, games } of straight.profiles) {
    expect(rating).toMatchObject({ games: 1, history: [{ table: straight.table }] });
    expect(games).toMatchObject([{ table: straight.table, kind: 'standard' }]);
  }
  await server.stop();
  const killed = await played(true);
  expect(killed.view).toEqual(straight.view);
  expect(killed.members).toEqual(straight.members);
  expect(killed.profiles.map(({ rating }) => rating?.rating)).toEqual(
    straight.profiles.map(({ rating }) => rating?.rating),
  );
  expect(killed.profiles.map(({ rating }) => rating?.history.length)).toEqual([1, 1, 1]);
}, 300_000);
