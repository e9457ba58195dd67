import { memoryStore, steppedClock } from '@upcard/host';
import { PROTOCOL_VERSION } from '@upcard/protocol';
import { type HouseCommand, type Person, PLAIN_TERMS } from '@upcard/tables';
import { expect, test } from 'vitest';
import { Audience } from './audience.ts';
import { gameOf } from './games.ts';
import type { Encode, Member } from './member.ts';
import type { RunningGame } from './running-game.ts';

const PEOPLE = Array.from(
  { length: 204 },
  (_, number): Person => ({ id: `p${number}`, name: `Person ${number}`, avatar: 'fox' }),
);

async function openAudience() {
  const store = memoryStore();
  const clock = steppedClock(1_000);
  const [opener = { id: '', name: '', avatar: 'fox' }] = PEOPLE;
  await store.createTable({
    id: 't',
    kind: 'house',
    name: 'T',
    settings: {},
    opener,
    joining: 'open',
    terms: PLAIN_TERMS,
    createdAt: 1_000,
    listedCards: null,
  });
  const stored = await store.claim('t');
  if (stored === null) throw new Error('the table was just made');
  const encoded: string[] = [];
  const encode: Encode = (type, message) => {
    encoded.push(type);
    return Buffer.from(JSON.stringify({ type, message }));
  };
  let audience: Audience | null = null;
  const fail = (error: unknown) => {
    throw error;
  };
  const game = gameOf('house').run(
    {
      store,
      clock,
      ratingsOf: async () => ({}),
      isGone: () => false,
      changed: (shown) => audience?.changed(shown),
      onFenced: () => fail(new Error('fenced')),
      onFailed: fail,
      onFault: fail,
    },
    stored,
  );
  const { host } = game;
  const info = { id: 't', kind: 'house', name: 'T', settings: {}, rules: host.rules() } as const;
  let changes = 0;
  const countChanged = () => {
    changes += 1;
  };
  audience = new Audience({ info, rules: { admitsGuests: true }, game, clock, encode, countChanged });
  return { audience, game, host, clock, encoded, changes: () => changes };
}

function member(person: Person) {
  const got: Uint8Array[] = [];
  const joined: Member = { person, isGuest: true, send: (bytes) => got.push(bytes), drop: () => undefined };
  const last = (type: string) =>
    got.map((bytes) => JSON.parse(Buffer.from(bytes).toString())).findLast((heard) => heard.type === type)?.message;
  return { member: joined, got, last };
}

async function say(game: RunningGame, number: number, command: HouseCommand): Promise<void> {
  const person = PEOPLE[number];
  const heard = game.read({ v: PROTOCOL_VERSION, id: `command-${number}-${command.type}`, command });
  if (person === undefined || heard === null) throw new Error(`${number} cannot say ${command.type}`);
  expect(await heard.submit(person)).toMatchObject({ ok: true });
}

test('what two hundred spectators see is encoded once and the same bytes go to all of them', async () => {
  const { audience, game, encoded } = await openAudience();
  const members = PEOPLE.map(member);
  for (const each of members) audience.join(each.member);
  await say(game, 0, { type: 'sit', seat: 1 });
  await say(game, 1, { type: 'sit', seat: 2 });
  encoded.length = 0;
  await say(game, 0, { type: 'start' });
  expect(encoded.filter((type) => type === 'view')).toHaveLength(3);
  const bytes = new Set(members.slice(2).map(({ got }) => got.at(-1)));
  expect(bytes.size).toBe(1);
  expect(members[0]?.last('view').overlay.seats).toEqual([1]);
  expect(members[1]?.last('view').overlay.seats).toEqual([2]);
  expect(members[2]?.last('view').overlay.seats).toEqual([]);
  expect(members[2]?.last('view').view).toEqual(members[0]?.last('view').view);
});

test('a hundred of those who watch are named, all are counted, each once, and the seated are not among them', async () => {
  const { audience, game, host, clock } = await openAudience();
  const members = PEOPLE.map(member);
  for (const each of members) audience.join(each.member);
  const secondTab = member(PEOPLE[5] ?? { id: '', name: '', avatar: 'fox' });
  audience.join(secondTab.member);
  await say(game, 7, { type: 'sit', seat: 1 });
  await clock.advanceTo(2_000, host.settled);
  const people = members[9]?.last('people');
  expect(people.count).toBe(203);
  expect(people.watching).toHaveLength(100);
  expect(people.watching).not.toContainEqual(PEOPLE[7]);
  expect(audience.connectionsOf('p5')).toBe(2);
});

test('a crowd that comes at once is told about in one message, not in one each', async () => {
  const { audience, clock, encoded, host } = await openAudience();
  for (const each of PEOPLE.map(member)) audience.join(each.member);
  encoded.length = 0;
  await clock.advanceTo(10_000, host.settled);
  expect(encoded).toEqual(['people']);
});

test('coming and going of people without a seat changes nothing at the table', async () => {
  const { audience, clock, host } = await openAudience();
  const watcher = member(PEOPLE[3] ?? { id: '', name: '', avatar: 'fox' });
  audience.join(watcher.member);
  audience.leave(watcher.member);
  audience.leave(watcher.member);
  await clock.advanceTo(10_000, host.settled);
  expect(host.frame().seq).toBe(0);
  expect(audience.watching()).toEqual([]);
});
