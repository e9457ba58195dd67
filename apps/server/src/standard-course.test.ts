import type { ViewMessageOf } from '@upcard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { register, type TestAccount } from './testkit/test-account.ts';
import { act, registerAdministrator } from './testkit/test-house.ts';
import { enter, post, startTestServer, type TestServer, temporaryFolder } from './testkit/test-server.ts';
import { begin, gather, openStandard, type Party, watch } from './testkit/test-standard.ts';

const ALONE = { includeBot: false, actionTime: 15, roundBreak: 10 };
/** Three cards for the Dealer and two for the Player in turns: 5, 6 and 7 against 18. */
const THREE_DOWN = '5S 10H 6S 8H 7S'.split(' ');

let server: TestServer;
let remove: () => Promise<void>;
let people: readonly TestAccount[];
let chief: TestAccount;

beforeAll(async () => {
  const temporary = await temporaryFolder();
  remove = temporary.remove;
  server = await startTestServer(temporary.folder, { appEnv: 'testing', limitFactor: 1_000 });
  people = [
    await register(server, 'Annabel'),
    await register(server, 'Benedict'),
    await register(server, 'Clementine'),
  ];
  chief = await registerAdministrator(server, 'Chief');
});

afterAll(async () => {
  await server.stop();
  await remove();
});

/** A game of the first so many people. */
async function game(count: number, settings: object = {}, cards: readonly string[] = []): Promise<[string, Party]> {
  const [host, ...others] = people.slice(0, count);
  if (host === undefined) throw new Error('nobody is there');
  const table = await openStandard(server, host, { ...ALONE, ...settings }, { cards });
  return [table, await begin(server, [host, ...others], table)];
}

/** All coins that lie anywhere, without those that had to be created. */
function coins({ view }: ViewMessageOf<'standard'>): number {
  const held = view.participants.map(
    ({ available, inPlay }) => available + (inPlay.kind === 'wagers' ? inPlay.amount : 0),
  );
  return held.reduce((sum, amount) => sum + amount, view.bank - view.generated);
}

describe('the clock', () => {
  test('STD-092 STD-111 STD-222 answers for whoever does not, each time after the same while', async () => {
    const [, party] = await game(2, { dealersRule: 'free-will-3-2-1', rounds: 2 }, THREE_DOWN);
    await party.say(0, { type: 'bid', amount: 5 });
    const late = async (who: number) => {
      await server.pass(14_999);
      const before = await party.seen(who);
      await server.pass(1);
      const { seq, view, now } = await party.seen(who);
      expect(seq).toBeGreaterThan(before.seq);
      if (view.phase !== 'break') expect(view.clock?.deadline).toBe(now + 15_000);
      return view;
    };
    const auction = await late(1);
    expect(auction).toMatchObject({ phase: 'bets', outcome: { winner: 1, paid: 5 } });
    expect(await late(1)).toMatchObject({ phase: 'discard', dealer: { number: 1 } });
    expect((await party.seen(0)).overlay.faceDown).toHaveLength(3);
    expect((await party.seen(1)).overlay.faceDown).toEqual([]);
    expect(await late(0)).toMatchObject({ phase: 'reveal' });
    expect(await late(0)).toMatchObject({ phase: 'play', active: { spot: 2 } });
    expect(await late(1)).toMatchObject({ phase: 'dealer' });
    const over = await late(0);
    expect(over).toMatchObject({
      phase: 'break',
      results: [{ round: 1, dealer: 1, playerWagers: 100, earnings: -100 }],
    });
    expect(await party.tab(1).say({ type: 'bet', amount: 200, round: 1 })).toMatchObject({
      ok: false,
      code: 'too-late',
    });
    await server.pass(10_000);
    expect((await party.seen(0)).view).toMatchObject({ phase: 'auction', round: 2 });
  });

  test('gives the dealer position to the Banker when nobody bids, and the bot and the Banker act at once', async () => {
    const [, party] = await game(1, { includeBot: true });
    expect((await party.seen(0)).view.auction?.leading).toEqual({ by: 2, amount: 0 });
    await party.say(0, { type: 'resign' });
    const [, other] = await game(2, { bidding: 'blind', dealersRule: 'free-will-3-2-1' }, THREE_DOWN);
    await server.pass(15_000);
    expect((await other.seen(0)).view).toMatchObject({ phase: 'bets', outcome: { winner: null, paid: 0 } });
    await other.say(0, { type: 'bet', amount: 100 });
    const { view } = await other.say(1, { type: 'bet', amount: 100 });
    expect(view).toMatchObject({ dealer: { number: null, tookOver: false } });
    expect(['play', 'break']).toContain(view.phase);
  });

  test('goes on while nobody is there', async () => {
    const [table, party] = await game(2, { rounds: 1 }, ['10S', '9S', '10H', '8H']);
    for (const place of [0, 1]) await party.tab(place).leave();
    for (let waits = 0; waits < 5; waits += 1) await server.pass(15_000);
    // What is over and looked at by nobody is put away.
    expect((await post(server, `/api/tables/${table}/open`, { cookie: chief.cookie, body: {} })).status).toBe(200);
    const { view } = await (await watch(server, chief, table)).view();
    expect(view).toMatchObject({ phase: 'finished', ending: 'rounds-played', isRated: true });
    expect(view.participants.map(({ status }) => status)).not.toContain('resigned');
  });
});

describe('whoever', () => {
  test('STD-221 reloads or goes away in an auction has resigned nothing and comes back to it', async () => {
    const [table, party] = await game(3);
    await party.say(0, { type: 'bid', amount: 7 });
    const before = await party.seen(0);
    await party.tab(1).leave();
    await server.pass(3_000);
    const away = await party.seen(0);
    expect(away.room.members[1]?.isConnected).toBe(false);
    expect(away.view).toEqual(before.view);
    const back = await watch(server, people[1] ?? chief, table);
    const { view, overlay } = await back.view();
    expect(view).toEqual(before.view);
    expect(overlay.bid).toMatchObject({ bidOff: null, least: 8, most: 1_000 });
    expect(await back.say({ type: 'bid', amount: 8 })).toMatchObject({ ok: true });
    expect((await party.seen(0)).view.auction?.leading).toEqual({ by: 2, amount: 8 });
  });

  test('plays cannot leave without resigning, and can afterwards', async () => {
    const [, party] = await game(3);
    expect(await party.tab(1).say({ type: 'leaveRoom' })).toMatchObject({ ok: false, code: 'wrong-phase' });
    const { view, overlay } = await party.say(1, { type: 'resign' });
    expect(view.participants[1]).toMatchObject({ status: 'resigned', available: 0 });
    expect([view.phase, view.bank, overlay.canResign]).toEqual(['auction', 1_000, false]);
    expect(await party.tab(1).say({ type: 'bid', amount: 0 })).toMatchObject({ ok: false, code: 'not-active' });
    const { room } = await party.say(1, { type: 'leaveRoom' });
    expect(room.members.map(({ person }) => person.name)).toEqual(['Annabel', 'Clementine']);
    expect(coins(await party.seen(0))).toBe(3_000);
  });

  test('resigns as the last but one ends the game, which is rated', async () => {
    const [, party] = await game(2);
    const { view } = await party.say(1, { type: 'resign' });
    expect(view).toMatchObject({ phase: 'finished', ending: 'one-left' });
    expect(view.ratingChanges.map(({ change }) => Math.sign(change))).toEqual([1, -1]);
  });
});

describe('a room', () => {
  test('is closed by its host while people wait, and then no more', async () => {
    const [host = chief, other = chief] = people;
    const table = await openStandard(server, host, ALONE);
    const party = await gather(server, [host, other], table);
    await party.say(1, { type: 'join' });
    expect(await party.tab(1).say({ type: 'closeRoom' })).toMatchObject({ ok: false, code: 'not-host' });
    expect(await party.tab(0).say({ type: 'closeRoom' })).toMatchObject({ ok: true });
    expect((await party.seen(1)).room).toMatchObject({ stage: 'over', closing: 'byHost' });
    await server.pass(1_000);
    expect(await party.tab(1).next('closing')).toEqual({ reason: 'table-closed' });
    const [, running] = await game(2);
    expect(await running.tab(0).say({ type: 'closeRoom' })).toMatchObject({ ok: false, code: 'wrong-phase' });
  });
});

describe('an administrator', () => {
  const perform = (table: string, word: string) =>
    act(server, chief, [`/api/admin/tables/${table}/${word}`, { reason: 'A fault' }]);

  /** A game in which the first one deals and the two others have bet. */
  async function betting(settings: object = {}): Promise<[string, Party]> {
    const [table, party] = await game(3, settings, ['10S', '9H', '6D', '8C', '9D', '10C']);
    await party.say(0, { type: 'bid', amount: 100 });
    await party.say(1, { type: 'skipRest' });
    await party.say(2, { type: 'skipRest' });
    await party.say(1, { type: 'bet', amount: 200 });
    return [table, party];
  }

  test('pauses an auction, with its clock and the bot, and lets it go on', async () => {
    const [table, party] = await game(2, { includeBot: true });
    const { view: running, now } = await party.seen(0);
    const left = (running.clock?.deadline ?? 0) - now;
    expect(await perform(table, 'pause')).toMatchObject({ status: 200 });
    expect(await party.tab(0).say({ type: 'bid', amount: 300 })).toMatchObject({ ok: false, code: 'table-paused' });
    await server.pass(3_600_000);
    expect(await perform(table, 'resume')).toMatchObject({ status: 200 });
    const { view, now: later } = await party.seen(0);
    expect([view.phase, (view.clock?.deadline ?? 0) - later]).toEqual(['auction', left]);
    expect(view.auction).toMatchObject({ leading: running.auction?.leading });
    expect((await party.say(0, { type: 'bid', amount: 300 })).view.auction?.leading?.amount).toBeGreaterThanOrEqual(
      300,
    );
  });

  test('calls a round off: bets go back, what was paid stays in the Bank, and nothing is lost', async () => {
    const [table, party] = await betting();
    await party.say(2, { type: 'bet', amount: 400 });
    expect((await party.seen(0)).view.phase).toBe('play');
    expect(coins(await party.seen(0))).toBe(3_000);
    expect(await perform(table, 'void')).toMatchObject({ status: 200 });
    const after = await party.seen(0);
    expect(after.view).toMatchObject({ phase: 'break', results: [] });
    expect(after.view.participants.map(({ available }) => available)).toEqual([933, 1_033, 1_033]);
    expect(coins(after)).toBe(3_000);
  });

  test('calls a round off while bets are sealed', async () => {
    const [table, party] = await betting();
    expect(await perform(table, 'void')).toMatchObject({ status: 200 });
    const after = await party.seen(2);
    expect(after).toMatchObject({ view: { phase: 'break', bank: 1 }, overlay: { bet: null } });
    expect(after.view.participants.map(({ available }) => available)).toEqual([933, 1_033, 1_033]);
  });

  test('cannot call off what is no round yet', async () => {
    const [table] = await game(2);
    expect(await perform(table, 'void')).toMatchObject({ status: 409, said: { code: 'wrong-phase' } });
  });

  test('closes a game: bets go back and nobody is rated', async () => {
    const [table, party] = await betting();
    expect(await perform(table, 'close')).toMatchObject({ status: 200 });
    const over = await party.seen(1);
    expect(over.view).toMatchObject({ phase: 'finished', ending: 'closed', isRated: true, ratingChanges: [] });
    expect(over.room).toMatchObject({ closing: 'byAdministrator' });
    expect(coins(over)).toBe(3_000);
    await server.pass(1_000);
    expect(await party.tab(1).next('closing')).toEqual({ reason: 'table-closed' });
  });

  test('who only watches is heard by no game', async () => {
    const [table] = await game(2);
    const tab = await watch(server, chief, table);
    for (const command of [{ type: 'bid', amount: 1 }, { type: 'resign' }, { type: 'skipRest' }] as const)
      expect(await tab.say(command)).toMatchObject({ ok: false, code: 'not-participant' });
    const guest = await watch(server, await enter(server), table);
    expect(await guest.say({ type: 'resign' })).toMatchObject({ ok: false, code: 'account-needed' });
  });
});
