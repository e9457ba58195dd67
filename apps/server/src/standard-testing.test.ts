import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { register, type TestAccount } from './testkit/test-account.ts';
import { enter, startTestServer, type TestServer, temporaryFolder } from './testkit/test-server.ts';
import { begin, gather, openStandard, type Party, watch } from './testkit/test-standard.ts';

let remove: () => Promise<void>;
let folder: string;
let server: TestServer;
let ann: TestAccount;
let ben: TestAccount;

async function start(appEnv: 'testing' | 'development' | 'production'): Promise<void> {
  server = await startTestServer(folder, { appEnv, limitFactor: 1_000 });
}

beforeEach(async () => {
  ({ folder, remove } = await temporaryFolder());
});

afterEach(async () => {
  await server.stop();
  await remove();
});

const SETTINGS = { includeBot: false, rounds: 2, bidding: 'open' };
const put = (cards: string) => ({ type: 'applyCards', cards }) as const;

/** A room with two people who are ready. */
async function room(): Promise<Party> {
  [ann, ben] = [await register(server, 'Annabel'), await register(server, 'Benedict')];
  const party = await gather(server, [ann, ben], await openStandard(server, ann, SETTINGS));
  await party.say(1, { type: 'join' });
  for (const place of [0, 1]) await party.say(place, { type: 'ready', isReady: true });
  return party;
}

/** The first one deals for nothing and the other bets the least. Resolves with the ranks on the table, in the order of the deal. */
async function dealt(party: Party): Promise<readonly string[]> {
  await party.say(0, { type: 'bid', amount: 0 });
  await party.say(1, { type: 'skipRest' });
  const { view } = await party.say(1, { type: 'bet', amount: 100 });
  return JSON.stringify(view.table).match(/(?<=")(?:10|[2-9AJQK])(?=[SHDC]")/g) ?? [];
}

/** Whoever is asked stands, until the round is over. */
async function finishRound(party: Party): Promise<void> {
  for (const place of [1, 0]) {
    const { overlay } = await party.seen(place);
    if (overlay.actions !== null || overlay.dealerActions.length > 0)
      await party.say(place, { type: 'act', action: 'stand' });
  }
}

describe('in the testing mode', () => {
  beforeEach(() => start('testing'));

  test('STD-199 STD-202 the host alone sees and uses the field, before the start and in a break', async () => {
    const party = await room();
    expect((await party.seen(0)).overlay.canApplyCards).toBe(true);
    expect((await party.seen(1)).overlay.canApplyCards).toBeNull();
    expect(await party.tab(1).say(put('A'))).toMatchObject({ ok: false, code: 'not-host' });
    await party.say(0, put('9 5 8 10'));
    await party.seen(1);
    for (const tab of [party.tab(0), party.tab(1)]) expect(tab.heard()).not.toMatch(/"(9|5|8|10)[SHDC]?"/);
    await party.say(0, { type: 'start' });
    expect((await dealt(party)).toSorted()).toEqual(['5', '8', '9']);
  });

  test('STD-201 the leftmost rank comes first, with any suit', async () => {
    const party = await room();
    await party.say(0, put('9 6 7 10'));
    await party.say(0, { type: 'start' });
    await dealt(party);
    const { view } = await party.seen(1);
    const cards = JSON.stringify(view.table?.spots);
    expect(cards).toMatch(/"9[SHDC]".*"7[SHDC]"/);
    expect(JSON.stringify(view.table?.dealer)).toMatch(/"6[SHDC]"/);
    expect(JSON.stringify(view.table?.dealer)).not.toMatch(/"10[SHDC]"/);
  });

  test('STD-200 STD-202 STD-204 cards of a break wait for the next round; between them nothing is taken', async () => {
    const party = await room();
    await party.say(0, put('9 6 7 10'));
    await party.say(0, { type: 'start' });
    for (const place of [0, 1]) await party.say(place, { type: 'autoContinue', isOn: false });
    const isRefused = async () => {
      expect((await party.seen(0)).overlay.canApplyCards).toBe(false);
      expect(await party.tab(0).say(put('A A'))).toMatchObject({ ok: false, code: 'wrong-phase' });
    };
    await isRefused();
    await party.say(0, { type: 'bid', amount: 0 });
    await party.say(1, { type: 'skipRest' });
    await isRefused();
    await party.say(1, { type: 'bet', amount: 100 });
    await isRefused();
    await finishRound(party);
    expect((await party.seen(0)).view.phase).toBe('break');
    expect(await party.tab(0).say(put('B'))).toMatchObject({ ok: false, code: 'bad-cards' });
    await party.say(0, put('2 3 4 5'));
    for (const place of [0, 1]) await party.say(place, { type: 'agree' });
    expect((await dealt(party)).toSorted()).toEqual(['2', '3', '4']);
    await finishRound(party);
    expect((await party.seen(0)).view.phase).toBe('finished');
    await isRefused();
  });

  test('a server that is no longer one of tests takes no cards for a table of tests', async () => {
    await room();
    const table = await openStandard(server, ann, SETTINGS);
    await server.stop();
    await start('production');
    const tab = await watch(server, ann, table);
    expect(await tab.say(put('A'))).toMatchObject({ ok: false, code: 'forbidden' });
  });
});

test.each(['production', 'development'] as const)('STD-199 in %s nobody puts cards in front', async (appEnv) => {
  await start(appEnv);
  const party = await room();
  expect((await party.seen(0)).overlay.canApplyCards).toBeNull();
  for (const place of [0, 1])
    expect(await party.tab(place).say(put('A'))).toMatchObject({ ok: false, code: 'forbidden' });
  const guest = await enter(server);
  const own = await openStandard(server, guest);
  expect(await (await watch(server, guest, own)).say(put('A'))).toMatchObject({ ok: false, code: 'forbidden' });
  expect((await (await begin(server, [guest], own)).seen(0)).view.phase).toBe('auction');
});
