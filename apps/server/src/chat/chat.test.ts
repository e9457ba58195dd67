import { steppedClock } from '@upcard/host';
import { type AnswerMessage, type ChatMessage, PROTOCOL_VERSION } from '@upcard/protocol';
import { type Person, PLAIN_TERMS } from '@upcard/tables';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Visitor } from '../auth/visitor.ts';
import type { Member } from '../hall/member.ts';
import { slidingWindow } from '../limits/sliding-window.ts';
import { openLog } from '../log/logger.ts';
import { type Database, openDatabase } from '../store/open-database.ts';
import { tableStore } from '../store/table-store.ts';
import { temporaryFolder } from '../testkit/test-server.ts';
import { type Chat, openChat } from './chat.ts';
import { chatStore } from './chat-store.ts';

const ANN: Person = { id: 'ann', name: 'Ann', avatar: 'fox' };
const BOB: Person = { id: 'bob', name: 'Bob', avatar: 'owl' };
const account = (person: Person): Visitor => ({ person, kind: 'account', isAdministrator: false });
const TABLE = 'Table0001';

let database: Database;
let remove: () => Promise<void>;
let clock: ReturnType<typeof steppedClock>;
let chat: Chat;
let gone: Set<string>;

function open(): Chat {
  return openChat({
    store: chatStore(database.db),
    clock,
    // The bytes are whatever the connection makes of them; here they are text.
    encode: (_type, message) => Buffer.from(JSON.stringify(message)),
    linesOfPerson: slidingWindow({ most: 5, span: 10_000 }, clock.now),
    mayTalk: ({ kind }) => kind === 'account',
    isGone: (person) => gone.has(person),
    log: openLog('silent'),
  });
}

beforeEach(async () => {
  const temporary = await temporaryFolder();
  remove = temporary.remove;
  clock = steppedClock(1_000);
  gone = new Set();
  database = await openDatabase(temporary.folder, () => undefined);
  const tables = tableStore({ db: database.db, process: 'test', now: clock.now });
  const record = {
    kind: 'house',
    name: 'x',
    settings: {},
    opener: ANN,
    joining: 'open',
    terms: PLAIN_TERMS,
    createdAt: 1,
    listedCards: null,
  } as const;
  for (const id of [TABLE, 'Table0002']) await tables.createTable({ ...record, id });
  chat = open();
});

afterEach(async () => {
  await database.close();
  await remove();
});

/** Somebody connected, and what they hear. */
async function enter(person: Person, table = TABLE) {
  const heard: ChatMessage[] = [];
  const first = Promise.withResolvers<void>();
  const member: Member = {
    person,
    isGuest: false,
    send: (bytes) => {
      heard.push(JSON.parse(Buffer.from(bytes).toString()));
      first.resolve();
    },
    drop: () => undefined,
  };
  chat.join(table, member);
  await first.promise;
  return { member, heard, leave: () => chat.leave(table, member) };
}

let ids = 0;
function say(visitor: Visitor, text: unknown, id = `message-${ids++}`): Promise<AnswerMessage | null> {
  return chat.say(TABLE, visitor, { v: PROTOCOL_VERSION, id, text });
}

const texts = ({ lines }: ChatMessage) => lines.map(({ text }) => text);

test('a line is answered once it is kept, and everybody in the room hears it, nobody elsewhere', async () => {
  const [ann, bob, elsewhere] = [await enter(ANN), await enter(BOB), await enter(BOB, 'Table0002')];
  expect(await say(account(ANN), ' Hello ', 'message-hello')).toEqual({ id: 'message-hello', ok: true, seq: 1 });
  const line = { id: expect.any(String), at: 1_000, person: ANN, text: 'Hello', isHidden: false };
  expect(bob.heard).toEqual([
    { lines: [], silenced: [] },
    { lines: [line], silenced: [] },
  ]);
  expect(ann.heard).toEqual(bob.heard);
  expect(elsewhere.heard).toHaveLength(1);
});

test('newcomers are shown the newest hundred lines, also after a restart', async () => {
  await enter(ANN);
  for (let line = 1; line <= 103; line += 1) {
    await clock.advanceTo(clock.now() + 2_000, async () => undefined);
    await say(account(ANN), `line ${line}`);
  }
  const expected = Array.from({ length: 100 }, (_, place) => `line ${place + 4}`);
  const [shown] = (await enter(BOB)).heard;
  expect(shown && texts(shown)).toEqual(expected);
  chat = open();
  const [again] = (await enter(BOB)).heard;
  expect(again).toEqual(shown);
  expect(await say(account(BOB), 'on we go')).toMatchObject({ ok: true, seq: 104 });
});

test('the same message is said once, however often it comes and whoever has forgotten it', async () => {
  const { heard } = await enter(ANN);
  const first = await say(account(ANN), 'once', 'message-once');
  const together = await Promise.all([
    say(account(ANN), 'twin', 'message-twin'),
    say(account(ANN), 'twin', 'message-twin'),
  ]);
  expect(together[0]).toEqual(together[1]);
  expect(await say(account(ANN), 'other words', 'message-once')).toEqual(first);
  chat = open();
  const later = await enter(ANN);
  expect(await say(account(ANN), 'once', 'message-once')).toEqual(first);
  expect(heard.flatMap(texts)).toEqual(['once', 'twin']);
  expect(later.heard.flatMap(texts)).toEqual(['once', 'twin']);
  expect(await say(account(BOB), 'mine', 'message-once')).toMatchObject({ ok: true });
});

test('five lines in ten seconds, then a wait, whatever the room', async () => {
  await enter(ANN);
  for (let line = 0; line < 5; line += 1) expect(await say(account(ANN), 'x')).toMatchObject({ ok: true });
  expect(await say(account(ANN), 'x')).toMatchObject({ ok: false, code: 'rate-limited', retryAfter: 10_000 });
  expect(await say(account(BOB), 'x')).toMatchObject({ ok: true });
  await clock.advanceTo(11_000, async () => undefined);
  expect(await say(account(ANN), 'x')).toMatchObject({ ok: true });
});

test.each([
  ['an unknown version', { v: PROTOCOL_VERSION + 1, id: 'message-x', text: 'x' }, 'protocol-outdated'],
  ['a field too many', { v: PROTOCOL_VERSION, id: 'message-x', text: 'x', html: 'x' }, 'bad-message'],
  ['no text', { v: PROTOCOL_VERSION, id: 'message-x', text: 4 }, 'bad-message'],
  ['an id that is none', { v: PROTOCOL_VERSION, id: '<b>', text: 'x' }, 'bad-message'],
  ['nothing to read', { v: PROTOCOL_VERSION, id: 'message-x', text: '\u200b \n' }, 'bad-message'],
  ['too much', { v: PROTOCOL_VERSION, id: 'message-x', text: 'x'.repeat(301) }, 'bad-message'],
  ['nothing at all', undefined, 'bad-message'],
])('%s is refused and nobody hears of it', async (_what, payload, code) => {
  const { heard } = await enter(ANN);
  expect(await chat.say(TABLE, account(ANN), payload)).toMatchObject({ ok: false, code });
  expect(heard).toHaveLength(1);
});

test('guests read only, and are told how they could talk', async () => {
  const { heard } = await enter(BOB);
  const answer = await say({ person: BOB, kind: 'guest', isAdministrator: false }, 'Hi');
  expect(answer).toMatchObject({ ok: false, code: 'forbidden', text: expect.stringContaining('Register') });
  expect(heard).toHaveLength(1);
});

test('whoever is silenced reads only, in that room only, until they may talk again', async () => {
  const { heard } = await enter(ANN);
  expect(await chat.silence(TABLE, BOB.id, true)).toEqual(['bob']);
  expect(heard.at(-1)).toEqual({ lines: [], silenced: ['bob'] });
  expect(await say(account(BOB), 'Hi')).toMatchObject({ code: 'forbidden', text: expect.stringContaining('silenced') });
  chat = open();
  expect((await enter(ANN)).heard[0]?.silenced).toEqual(['bob']);
  expect(await chat.silence(TABLE, BOB.id, false)).toEqual([]);
  expect(await say(account(BOB), 'Hi')).toMatchObject({ ok: true });
});

test('what was said stays said, however much has been said since and whoever is silenced by then', async () => {
  await enter(ANN);
  const first = await say(account(BOB), 'once', 'message-long-ago');
  for (let line = 0; line < 100; line += 1) {
    await clock.advanceTo(clock.now() + 10_000, async () => undefined);
    await say(account(ANN), 'and so on');
  }
  await chat.silence(TABLE, BOB.id, true);
  expect(await say(account(BOB), 'once', 'message-long-ago')).toEqual(first);
  expect(await say(account(BOB), 'once')).toMatchObject({ code: 'forbidden' });
});

test('nothing is kept of whoever is gone: neither that they are silenced nor what they say', async () => {
  const { heard } = await enter(ANN);
  gone.add(BOB.id);
  expect(await chat.silence(TABLE, BOB.id, true)).toBeNull();
  expect(await say(account(BOB), 'Hi')).toBeNull();
  expect(heard).toHaveLength(1);
  chat = open();
  expect((await enter(ANN)).heard).toEqual([{ lines: [], silenced: [] }]);
});

test('a hidden line has no text for anybody and stays in the log', async () => {
  const { heard } = await enter(ANN);
  await say(account(ANN), 'Rude');
  const id = heard.at(-1)?.lines[0]?.id ?? '';
  const line = await chat.find(id);
  if (line === null) throw new Error('the line is gone');
  await chat.hide(line, async () => undefined);
  expect(heard.at(-1)?.lines).toMatchObject([{ id, text: '', isHidden: true }]);
  expect((await enter(BOB)).heard[0]?.lines).toMatchObject([{ id, text: '', isHidden: true }]);
  expect(await chat.find(id)).toMatchObject({ text: 'Rude', isHidden: true });
});

test('what was a guest’s is the account’s, and a new name stands under old lines', async () => {
  const { heard } = await enter(ANN);
  await say(account(BOB), 'Hi');
  await chat.silence(TABLE, 'guest', true);
  await chat.movePerson('guest', BOB);
  expect(heard.at(-1)?.silenced).toEqual(['bob']);
  expect(await say(account(BOB), 'Hi')).toMatchObject({ code: 'forbidden' });
  const former: Person = { id: 'bob', name: 'Former player', avatar: 'owl' };
  await chat.movePerson('bob', former);
  expect(heard.at(-1)?.lines).toMatchObject([{ person: former, text: 'Hi' }]);
  chat = open();
  expect((await enter(ANN)).heard).toMatchObject([{ lines: [{ person: former }], silenced: ['bob'] }]);
});

test('whoever has left hears no more, and a room without anybody takes no lines', async () => {
  const [ann, bob] = [await enter(ANN), await enter(BOB)];
  bob.leave();
  await say(account(ANN), 'Hi');
  expect(bob.heard).toHaveLength(1);
  ann.leave();
  expect(await say(account(ANN), 'Anybody?')).toBeNull();
});

test('a line that cannot be kept is neither answered nor shown', async () => {
  const { heard } = await enter(ANN);
  await sql`drop table chat_lines`.execute(database.db);
  expect(await say(account(ANN), 'Hi')).toBeNull();
  expect(heard).toHaveLength(1);
});

test('the chat goes when its table goes', async () => {
  await enter(ANN);
  await say(account(ANN), 'Hi');
  await chat.silence(TABLE, 'bob', true);
  await database.db.deleteFrom('tables').where('id', '=', TABLE).execute();
  expect(await database.db.selectFrom('chat_lines').selectAll().execute()).toEqual([]);
  expect(await database.db.selectFrom('silenced_people').selectAll().execute()).toEqual([]);
});
