import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask, register, type TestAccount } from '../testkit/test-account.ts';
import { act, registerAdministrator } from '../testkit/test-house.ts';
import { enter, openTable, startTestServer, type TestServer, temporaryFolder } from '../testkit/test-server.ts';

let server: TestServer;
let remove: () => Promise<void>;
let ann: TestAccount;
let ben: TestAccount;

beforeEach(async () => {
  const temporary = await temporaryFolder();
  remove = temporary.remove;
  server = await startTestServer(temporary.folder, { limitFactor: 100 });
  ann = await register(server, 'Ann');
  ben = await register(server, 'Ben');
});

afterEach(async () => {
  await server.stop();
  await remove();
});

const json = async (response: Promise<Response>) => JSON.parse(await (await response).text());
const profile = (id: string) => json(ask(server, `/api/people/${id}`));
const leaderboard = (page = 0) => json(ask(server, `/api/leaderboard?page=${page}`));
const deleteAccount = ({ cookie, password }: TestAccount) =>
  ask(server, '/api/account', { method: 'DELETE', cookie, body: { password } });

/** A game that moves ratings by so many tenths, by id. */
async function play(changes: Readonly<Record<string, number>>, name = 'A game'): Promise<string> {
  const table = await openTable(server, ann, { name });
  await server.rate(table, changes);
  return table;
}

describe('a profile', () => {
  test('has no rating before the first rated game, and a guest never', async () => {
    const guest = await enter(server);
    expect(await profile(ann.person.id)).toMatchObject({ kind: 'account', rating: null });
    expect(await profile(guest.person.id)).toMatchObject({ kind: 'guest', rating: null });
  });

  test('shows the rating, the number of games and what each did, the newest first', async () => {
    const first = await play({ [ann.person.id]: 200, [ben.person.id]: -200 }, 'First');
    const at = server.clock.now();
    await server.pass(1_000);
    const second = await play({ [ann.person.id]: -13, [ben.person.id]: 13 }, 'Second');
    expect((await profile(ann.person.id)).rating).toEqual({
      rating: 15_187,
      games: 2,
      history: [
        { table: second, name: 'Second', at: at + 1_000, change: -13, rating: 15_187 },
        { table: first, name: 'First', at, change: 200, rating: 15_200 },
      ],
    });
  });

  test('keeps games of the same millisecond in their order, and shows a hundred', async () => {
    for (let game = 1; game <= 101; game += 1) await play({ [ann.person.id]: 1, [ben.person.id]: -1 });
    const { rating } = await profile(ann.person.id);
    expect(rating).toMatchObject({ rating: 15_101, games: 101 });
    const points: { rating: number }[] = rating.history;
    expect(points.map((point) => point.rating)).toEqual(Array.from({ length: 100 }, (_, index) => 15_101 - index));
  });
});

describe('the leaderboard', () => {
  test('is empty before the first rated game', async () => {
    expect(await leaderboard()).toEqual({ people: [], hasMore: false });
  });

  test('has the highest rating first; equal ones share a rank, and more games come first among them', async () => {
    const cat = await register(server, 'Cat');
    const dan = await register(server, 'Dan');
    await play({ [cat.person.id]: 0, [ann.person.id]: -30, [ben.person.id]: 30 });
    await play({ [ben.person.id]: 0, [cat.person.id]: 0 });
    await play({ [dan.person.id]: 30 });
    const { people } = await leaderboard();
    expect(people).toEqual([
      { ...ben.person, rank: 1, rating: 15_030, games: 2 },
      { ...dan.person, rank: 1, rating: 15_030, games: 1 },
      { ...cat.person, rank: 3, rating: 15_000, games: 2 },
      { ...ann.person, rank: 4, rating: 14_970, games: 1 },
    ]);
  });

  test('has fifty on a page, each once, and their ranks go on', async () => {
    const people = [ann, ben];
    for (let index = 0; index < 50; index += 1) people.push(await register(server, `Player${index}`));
    await play(Object.fromEntries(people.map(({ person }, index) => [person.id, 100 - index])));
    const [first, second, third] = [await leaderboard(), await leaderboard(1), await leaderboard(2)];
    expect([first.hasMore, second.hasMore, third]).toEqual([true, false, { people: [], hasMore: false }]);
    const ranks: number[] = [...first.people, ...second.people].map(({ rank }) => rank);
    expect(ranks).toEqual(Array.from({ length: 52 }, (_, index) => index + 1));
    expect(second.people.map(({ name }: { name: string }) => name)).toEqual(['Player48', 'Player49']);
  });

  test('does not have suspended people while they are', async () => {
    const warden = await registerAdministrator(server, 'Warden');
    await play({ [ann.person.id]: 20, [ben.person.id]: -20 });
    const until = server.clock.now() + 60_000;
    await act(server, warden, [`/api/admin/people/${ann.person.id}/suspend`, { reason: 'Shouting', until }]);
    expect((await leaderboard()).people).toEqual([{ ...ben.person, rank: 1, rating: 14_980, games: 1 }]);
    await server.pass(60_000);
    expect((await leaderboard()).people).toHaveLength(2);
  });

  test.each(['-1', 'x', '1.5'])('has no page %s', async (page) => {
    expect((await ask(server, `/api/leaderboard?page=${page}`)).status).toBe(400);
  });
});

describe('whose rating it is', () => {
  test('it is in the export of its owner, every game of it', async () => {
    const table = await play({ [ann.person.id]: 20, [ben.person.id]: -20 }, 'Corner');
    const { kept } = await json(ask(server, '/api/account/export', { cookie: ben.cookie }));
    const step = { table, name: 'Corner', at: server.clock.now(), change: -20, rating: 14_980 };
    expect(kept.rating).toEqual({ rating: 14_980, games: 1, history: [step] });
  });

  test('who deletes their account leaves the leaderboard and everybody’s sight, and the others keep their games', async () => {
    await play({ [ann.person.id]: 20, [ben.person.id]: -20 });
    expect((await deleteAccount(ben)).status).toBe(200);
    expect((await ask(server, `/api/people/${ben.person.id}`)).status).toBe(404);
    expect((await leaderboard()).people).toEqual([{ ...ann.person, rank: 1, rating: 15_020, games: 1 }]);
    expect((await profile(ann.person.id)).rating).toMatchObject({ rating: 15_020, games: 1 });
    const again = await register(server, 'Ben');
    expect((await profile(again.person.id)).rating).toBeNull();
  });

  test('the rows of a deleted account belong to a former player, and the game cannot be rated anew', async () => {
    const table = await play({ [ann.person.id]: 20, [ben.person.id]: -20 });
    await deleteAccount(ben);
    await expect(server.rate(table, { [ann.person.id]: 20 })).rejects.toThrow();
    const rows = await server.rowsOf('rating_history');
    const owners = rows.map(({ person_id, change }) => [change, String(person_id).startsWith('former-')] as const);
    expect(new Map(owners)).toEqual(
      new Map([
        [20, false],
        [-20, true],
      ]),
    );
  });
});

test('the leaderboard is asked for as often as anybody reads, and no more', async () => {
  const { folder, remove: tidy } = await temporaryFolder();
  const strict = await startTestServer(folder);
  const statuses = [];
  for (let asked = 0; asked < 61; asked += 1) statuses.push((await ask(strict, '/api/leaderboard')).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
  await strict.stop();
  await tidy();
});
