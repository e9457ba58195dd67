import type { ProfileAnswer } from '@upcard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { register, type TestAccount } from './testkit/test-account.ts';
import { act, look } from './testkit/test-house.ts';
import {
  enter,
  post,
  startTestServer,
  type TestGuest,
  type TestServer,
  temporaryFolder,
} from './testkit/test-server.ts';
import { begin, gather, openStandard, watch } from './testkit/test-standard.ts';

let server: TestServer;
let remove: () => Promise<void>;
let ann: TestAccount;
let ben: TestAccount;
let guest: TestGuest;

beforeAll(async () => {
  const temporary = await temporaryFolder();
  remove = temporary.remove;
  server = await startTestServer(temporary.folder, { limitFactor: 1_000 });
  [ann, ben] = [await register(server, 'Annabel'), await register(server, 'Benedict')];
  guest = await enter(server);
});

afterAll(async () => {
  await server.stop();
  await remove();
});

async function lineOf(table: string): Promise<Record<string, unknown> | undefined> {
  const { tables } = await look<{ tables: Record<string, unknown>[] }>(server, ann, '/api/tables');
  return tables.find(({ id }) => id === table);
}

describe('settings', () => {
  test('STD-006 STD-008 STD-011 STD-012 STD-168 what is left out has its initial value', async () => {
    const table = await openStandard(server, ann);
    const tab = await watch(server, ann, table);
    const { table: info } = await tab.next('hello');
    expect(info).toMatchObject({
      kind: 'standard',
      settings: {
        includeBot: true,
        rounds: 30,
        startingCapital: 1_000,
        minimumBet: 100,
        bidding: 'open',
        dealersRule: 'free-will',
        actionTime: 30,
        roundBreak: 10,
        minimumRaise: 1,
        betsShown: 'all',
      },
    });
    expect((await tab.view()).room).toMatchObject({ joining: 'open', memberLimit: null, host: ann.person });
    const party = await begin(server, [ann], table);
    expect(await party.seen(0)).toMatchObject({
      view: { autoContinue: { on: 2, of: 2 } },
      overlay: { autoContinue: true },
    });
  });

  test.each(['free-will', 'free-will-2-1', 'free-will-3-2-1'])(
    'STD-005 a room is opened with %s',
    async (dealersRule) => {
      const settings = {
        includeBot: false,
        rounds: 100,
        startingCapital: 2_000,
        minimumBet: 2_000,
        bidding: 'blind',
        dealersRule,
        actionTime: 15,
        roundBreak: 5,
      };
      const { table } = await (await watch(server, ann, await openStandard(server, ann, settings))).next('hello');
      expect(table.settings).toMatchObject(settings);
    },
  );

  test.each([
    [{ rounds: 0 }, ['rounds']],
    [{ rounds: 101, minimumBet: 3 }, ['rounds', 'minimumBet']],
    [{ minimumBet: 1_002 }, ['minimumBet']],
    [{ actionTime: 20, roundBreak: 20, minimumRaise: 3 }, ['actionTime', 'roundBreak', 'minimumRaise']],
    [{ bidding: 'dutch', dealersRule: 's17', betsShown: 'none' }, ['bidding', 'dealersRule', 'betsShown']],
    [{ includeBot: 'yes', decks: 6 }, ['decks', 'includeBot']],
  ])('STD-005 %j opens nothing, and every fault is named', async (settings, faults) => {
    const { status, said } = await act(server, ann, ['/api/tables', { kind: 'standard', settings }]);
    expect([status, said.code]).toEqual([400, 'bad-message']);
    for (const fault of faults) expect(said.text).toMatch(new RegExp(`\\b${fault}\\b`));
    expect(String(said.text).split(',')).toHaveLength(faults.length);
  });

  test.each(['sandbox', 'european', 'live', 'poker'])('no %s table can be opened', async (kind) => {
    expect(await act(server, ann, ['/api/tables', { kind }])).toMatchObject({ status: 400 });
  });

  test('cards cannot be listed outside the testing mode', async () => {
    const asked = { kind: 'standard', cards: ['AS'] };
    expect(await act(server, ann, ['/api/tables', asked])).toMatchObject({ status: 403, said: { code: 'forbidden' } });
  });
});

describe('a room of somebody registered', () => {
  test('STD-001 STD-003 STD-014 takes any number of people until it starts, and is rated', async () => {
    const table = await openStandard(server, ann, { includeBot: false });
    const host = await gather(server, [ann], table);
    await host.say(0, { type: 'ready', isReady: true });
    expect(await host.tab(0).say({ type: 'start' })).toMatchObject({ ok: false, code: 'too-few-ready' });
    const crowd = await Promise.all(Array.from({ length: 12 }, (_, index) => register(server, `Crowd${index}`)));
    for (const person of crowd) {
      const tab = await watch(server, person, table);
      expect(await tab.say({ type: 'ready', isReady: true })).toMatchObject({ ok: false, code: 'not-member' });
      expect(await tab.say({ type: 'join' })).toMatchObject({ ok: true });
      expect(await tab.say({ type: 'ready', isReady: true })).toMatchObject({ ok: true });
      await tab.leave();
    }
    expect(await lineOf(table)).toMatchObject({ kind: 'standard', ready: 13, canJoin: true, state: 'waiting' });
    const { view } = await host.say(0, { type: 'start' });
    expect(view).toMatchObject({ phase: 'auction', isRated: true });
    expect(view.participants.map(({ rating }) => rating)).toEqual(Array.from({ length: 13 }, () => 15_000));
    const late = await watch(server, ben, table);
    expect(await late.say({ type: 'join' })).toMatchObject({ ok: false });
    expect(await lineOf(table)).toMatchObject({ canJoin: false, state: 'running', stateText: 'Round 1 of 30' });
  });

  test('counts as watching whoever does not belong to it, and from the start whoever does not play', async () => {
    const table = await openStandard(server, ann);
    const party = await gather(server, [ann, ben], table);
    expect(await lineOf(table)).toMatchObject({ watching: 1 });
    await party.say(1, { type: 'join' });
    expect(await lineOf(table)).toMatchObject({ watching: 0 });
    await party.say(0, { type: 'ready', isReady: true });
    await party.say(0, { type: 'start' });
    expect(await lineOf(table)).toMatchObject({ watching: 1 });
  });

  test('STD-014 with the bot starts with one person', async () => {
    const table = await openStandard(server, ann);
    const { view } = await (await begin(server, [ann], table)).seen(0);
    expect(view.participants.map(({ kind, rating }) => [kind, rating])).toEqual([
      ['human', 15_000],
      ['bot', 15_000],
    ]);
  });

  test('is started by its host alone', async () => {
    const table = await openStandard(server, ann);
    const party = await gather(server, [ann, ben], table);
    await party.say(1, { type: 'join' });
    await party.say(1, { type: 'ready', isReady: true });
    expect(await party.tab(1).say({ type: 'start' })).toMatchObject({ ok: false, code: 'not-host' });
  });

  test('starts with somebody who comes while the ratings are looked up', async () => {
    const table = await openStandard(server, ann, { includeBot: false });
    const party = await gather(server, [ann, ben], table);
    await party.say(0, { type: 'ready', isReady: true });
    await party.say(1, { type: 'join' });
    await party.say(1, { type: 'ready', isReady: true });
    const late = await watch(server, await register(server, 'Latecomer'), table);
    const [start] = await Promise.all([
      party.tab(0).say({ type: 'start' }),
      late.say({ type: 'join' }),
      late.say({ type: 'ready', isReady: true }),
    ]);
    expect(start).toMatchObject({ ok: true });
  });

  test('is told the ratings as they are when it starts', async () => {
    const veteran = await register(server, 'Veteran');
    await server.rate(await openStandard(server, ann), { [veteran.person.id]: 123 });
    const table = await openStandard(server, veteran, { includeBot: false });
    const { view } = await (await begin(server, [veteran, ann], table)).seen(0);
    expect(view.participants.map(({ rating }) => rating)).toEqual([15_123, 15_000]);
  });

  test.each([
    ['an open one', {}, {}],
    ['one with a passcode', { joining: 'passcode', passcode: '4711' }, { passcode: '4711' }],
  ])('STD-017 STD-018 %s is watched and not joined by guests', async (_what, more, body) => {
    const table = await openStandard(server, ann, {}, more);
    const asked = await act(server, guest, [`/api/tables/${table}/join`, body]);
    expect(asked).toMatchObject({ status: 403, said: { code: 'account-needed' } });
    const tab = await watch(server, guest, table);
    for (const command of [
      { type: 'join' },
      { type: 'ready', isReady: true },
      { type: 'start' },
      { type: 'bid', amount: 1 },
    ] as const)
      expect(await tab.say(command)).toMatchObject({ ok: false, code: 'account-needed' });
    const { roomOverlay } = await tab.view();
    expect(roomOverlay.play).toEqual({ isLegal: false, reason: 'account-needed' });
    const host = await watch(server, ann, table);
    await host.say({ type: 'ready', isReady: true });
    await host.say({ type: 'start' });
    expect((await tab.view()).view.phase).toBe('auction');
  });

  test('is among the games of those who play it, and of nobody who only watches or was ready', async () => {
    const [player, idler] = [await register(server, 'Playing'), await register(server, 'Idling')];
    const table = await openStandard(server, player);
    const party = await gather(server, [player, idler], table);
    await party.say(1, { type: 'join' });
    await party.say(1, { type: 'ready', isReady: true });
    await party.say(1, { type: 'leaveRoom' });
    await party.say(0, { type: 'ready', isReady: true });
    const gamesOf = async ({ person }: TestGuest) =>
      (await look<ProfileAnswer>(server, ann, `/api/people/${person.id}`)).games;
    expect(await gamesOf(player)).toEqual([]);
    await party.say(0, { type: 'start' });
    expect(await gamesOf(player)).toMatchObject([{ table, kind: 'standard', finishedAt: null }]);
    expect(await gamesOf(idler)).toEqual([]);
  });
});

describe('a room of a guest', () => {
  test('STD-002 STD-013 STD-213 is unrated, has the bot whatever was asked for, and is played at once', async () => {
    const table = await openStandard(server, guest, { includeBot: false, rounds: 1, minimumBet: 200 });
    const party = await begin(server, [guest], table);
    const { view, room } = await party.seen(0);
    expect(view).toMatchObject({ isRated: false, phase: 'auction', options: { includeBot: true, minimumBet: 200 } });
    expect(view.participants.map(({ person, kind, rating }) => [person.name, kind, rating])).toEqual([
      [guest.person.name, 'human', null],
      ['Bot', 'bot', null],
    ]);
    expect(room.joining).toBe('nobody');
    await playOut(party);
    const over = await party.seen(0);
    expect(over.view).toMatchObject({ phase: 'finished', ending: 'rounds-played', ratingChanges: [] });
    const { rating } = await look<ProfileAnswer>(server, ann, `/api/people/${guest.person.id}`);
    expect(rating).toBeNull();
  });

  test.each([
    ['', {}],
    [' with a passcode', { joining: 'passcode', passcode: '4711' }],
  ])('STD-018%s is joined by nobody and watched by all', async (_how, more) => {
    const table = await openStandard(server, guest, {}, more);
    expect(await lineOf(table)).toMatchObject({ joining: 'nobody', canJoin: false });
    const asked = await act(server, ann, [`/api/tables/${table}/join`, { passcode: '4711' }]);
    expect(asked).toMatchObject({ status: 403, said: { code: 'watch-only' } });
    const tab = await watch(server, ann, table);
    expect(await tab.say({ type: 'join' })).toMatchObject({ ok: false, code: 'watch-only' });
    expect(await tab.view()).toMatchObject({ view: { phase: 'waiting' }, roomOverlay: { isMember: false } });
    const other = await enter(server);
    expect(await act(server, other, [`/api/tables/${table}/join`, {}])).toMatchObject({ status: 403 });
  });

  test('STD-213 stays unrated and its own when the guest registers in mid-game', async () => {
    const host = await enter(server);
    const table = await openStandard(server, host, { rounds: 1 });
    await begin(server, [host], table);
    const account = await register(server, 'Promoted', host);
    const party = await gather(server, [account], table);
    const { view, room } = await party.seen(0);
    expect([view.isRated, room.joining, view.participants[0]?.person]).toEqual([false, 'nobody', account.person]);
    await playOut(party);
    expect((await party.seen(0)).view).toMatchObject({ phase: 'finished', ratingChanges: [] });
    const { rating } = await look<ProfileAnswer>(server, ann, `/api/people/${account.person.id}`);
    expect(rating).toBeNull();
  });

  test('that is over can be looked at by its link', async () => {
    const host = await enter(server);
    const table = await openStandard(server, host);
    const party = await begin(server, [host], table);
    await party.say(0, { type: 'resign' });
    expect((await party.seen(0)).view).toMatchObject({ phase: 'finished', ending: 'one-left' });
    await party.tab(0).leave();
    await server.pass(120_000);
    expect(await lineOf(table)).toBeUndefined();
    expect((await post(server, `/api/tables/${table}/open`, { cookie: ann.cookie, body: {} })).status).toBe(200);
    expect((await (await watch(server, ann, table)).view()).view.phase).toBe('finished');
  });
});

/** The person at the first place skips, bets the least and stands until the game is over. */
async function playOut(party: Awaited<ReturnType<typeof begin>>): Promise<void> {
  for (;;) {
    const { view, overlay } = await party.seen(0);
    if (view.phase === 'finished') return;
    if (overlay.bid?.skipOff === null) await party.say(0, { type: 'skipRest' });
    else if (overlay.bet?.placed === null) await party.say(0, { type: 'bet', amount: overlay.bet.least });
    else if (overlay.actions !== null) await party.say(0, { type: 'act', action: 'stand' });
    else if (overlay.agreement === 'open') await party.say(0, { type: 'agree' });
    else throw new Error(`nothing to be said in ${view.phase}`);
  }
}
