import type { StandardCommand } from '@upcard/tables';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { register, type TestAccount } from './testkit/test-account.ts';
import { enter, startTestServer, type TestGuest, type TestServer, temporaryFolder } from './testkit/test-server.ts';
import { begin, openStandard, type Party, watch } from './testkit/test-standard.ts';

let server: TestServer;
let remove: () => Promise<void>;
let people: readonly TestAccount[];
let guest: TestGuest;

beforeAll(async () => {
  const temporary = await temporaryFolder();
  remove = temporary.remove;
  server = await startTestServer(temporary.folder, { appEnv: 'testing', limitFactor: 1_000 });
  people = [
    await register(server, 'Annabel'),
    await register(server, 'Benedict'),
    await register(server, 'Clementine'),
  ];
  guest = await enter(server);
});

afterAll(async () => {
  await server.stop();
  await remove();
});

/** One thing said by somebody, with the id of its press. */
type Said = readonly [place: number, command: StandardCommand];

/** A game that differs from another one in what one person says in secret. */
interface Story {
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  /** What is said before. */
  readonly before: readonly Said[];
  /** The secret, which the first person has. */
  readonly secret: StandardCommand;
  /** What others say, or try to say, afterwards. */
  readonly after: readonly Said[];
}

async function sayAll(party: Party, said: readonly Said[], from: string): Promise<void> {
  for (const [index, [place, command]] of said.entries()) {
    await party.tab(place).say(command, `press-${from}-${index}`);
    await server.settled();
  }
}

/**
 * Everything that reached everybody but the one with the secret, message by message in order, and what the lobby says. The
 * clock stands still, so that two games of the same people differ in nothing but their ids.
 */
async function heardByOthers({ settings, before, secret, after }: Story) {
  const [host] = people;
  if (host === undefined) throw new Error('nobody is there');
  const table = await openStandard(server, host, settings, { name: 'Sealed' });
  const spectator = await watch(server, guest, table);
  await server.settled();
  const party = await begin(server, people, table);
  await sayAll(party, before, 'before');
  expect(await party.tab(0).say(secret, 'press-in-secret')).toMatchObject({ ok: true });
  await server.settled();
  await sayAll(party, after, 'after');
  const lobby = JSON.stringify(
    JSON.parse(await (await fetch(`${server.url}/api/tables`)).text()).tables.filter(
      ({ id }: { id: string }) => id === table,
    ),
  );
  const tabs = [party.tab(1), party.tab(2), spectator];
  const { view } = await party.seen(0);
  for (const tab of tabs) await tab.view();
  const heard = [...tabs.map((tab) => tab.heard()), lobby].map((text) =>
    text.replaceAll(table, 'THE-TABLE').replaceAll(/test-command-\d+/g, 'A-PRESS'),
  );
  for (const tab of [party.tab(0), ...tabs]) await tab.leave();
  return { heard, phase: view.phase };
}

const BLIND = { includeBot: true, bidding: 'blind' };

describe('STD-222 a sealed bid', () => {
  const story: Omit<Story, 'secret'> = {
    settings: BLIND,
    before: [],
    // The second answer is refused, and so is a bid that is too high.
    after: [
      [1, { type: 'bid', amount: 40 }],
      [1, { type: 'bid', amount: 60 }],
      [2, { type: 'bid', amount: 5_000 }],
    ],
  };

  test('of any amount, and a skip, are the same to all others, byte by byte and message by message', async () => {
    const nothing = await heardByOthers({ ...story, secret: { type: 'bid', amount: 0 } });
    expect(nothing.phase).toBe('auction');
    for (const secret of [{ type: 'bid', amount: 777 }, { type: 'bid', amount: 1_000 }, { type: 'skip' }] as const) {
      const other = await heardByOthers({ ...story, secret });
      expect(other.heard).toEqual(nothing.heard);
    }
  });

  test('is what differs when it is shown after the auction', async () => {
    const after: readonly Said[] = [...story.after, [2, { type: 'skip' }]];
    const one = await heardByOthers({ ...story, after, secret: { type: 'bid', amount: 700 } });
    const other = await heardByOthers({ ...story, after, secret: { type: 'bid', amount: 701 } });
    expect([one.phase, other.phase]).toEqual(['bets', 'bets']);
    expect(one.heard).not.toEqual(other.heard);
  });
});

describe('STD-222 a sealed bet', () => {
  const story: Omit<Story, 'secret'> = {
    settings: BLIND,
    before: [
      [0, { type: 'skip' }],
      [1, { type: 'bid', amount: 900 }],
      [2, { type: 'skip' }],
    ],
    after: [
      [2, { type: 'bet', amount: 99 }],
      [1, { type: 'bet', amount: 100 }],
    ],
  };

  test('of any amount is the same to all others, byte by byte and message by message', async () => {
    const least = await heardByOthers({ ...story, secret: { type: 'bet', amount: 100 } });
    expect(least.phase).toBe('bets');
    for (const amount of [102, 1_000, 1_200]) {
      const other = await heardByOthers({ ...story, secret: { type: 'bet', amount } });
      expect(other.heard).toEqual(least.heard);
    }
  });
});
