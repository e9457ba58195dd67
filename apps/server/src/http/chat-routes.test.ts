import type { AnswerMessage } from '@upcard/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register, type TestAccount } from '../testkit/test-account.ts';
import { act, talk } from '../testkit/test-house.ts';
import { enter, openTable, startTestServer, type TestServer, temporaryFolder } from '../testkit/test-server.ts';
import { join } from '../testkit/test-tab.ts';

let server: TestServer;
let remove: () => Promise<void>;
let ann: TestAccount;
let bob: TestAccount;
let table: string;

beforeAll(async () => {
  const temporary = await temporaryFolder();
  remove = temporary.remove;
  server = await startTestServer(temporary.folder, { limitFactor: 10 });
  [ann, bob] = [await register(server, 'Annabel'), await register(server, 'Bobby')];
  table = await openTable(server, ann);
});

afterAll(async () => {
  await server.stop();
  await remove();
});

test('a line reaches everybody in the room, watchers too, and those who come later', async () => {
  const [annTab, guestTab] = [await join(server, ann, table), await join(server, await enter(server), table)];
  await guestTab.next('chat');
  expect(await talk(annTab, 'Good evening')).toMatchObject({ ok: true, seq: 1 });
  const heard = await guestTab.next('chat');
  expect(heard.lines).toMatchObject([{ person: ann.person, text: 'Good evening', isHidden: false }]);
  const later = await join(server, bob, table);
  expect(await later.next('chat')).toEqual(heard);
});

test('the table’s own messages come before the chat', async () => {
  const tab = await join(server, bob, table);
  await tab.next('chat');
  const heard: { type: string }[] = JSON.parse(tab.heard());
  expect(heard.map(({ type }) => type).indexOf('view')).toBeLessThan(heard.map(({ type }) => type).indexOf('chat'));
  expect(heard[0]).toMatchObject({ type: 'hello' });
});

test('the chat is there again after a restart', async () => {
  server = await server.restart();
  const tab = await join(server, bob, table);
  expect((await tab.next('chat')).lines).toMatchObject([{ text: 'Good evening' }]);
  expect(await talk(tab, 'Back again')).toMatchObject({ ok: true, seq: 2 });
});

test('the host silences somebody in the own room, and lets them talk again', async () => {
  const tab = await join(server, bob, table);
  const silence = (isSilenced: boolean) =>
    act(server, ann, [`/api/tables/${table}/silence`, { person: bob.person.id, isSilenced }]);
  expect(await silence(true)).toEqual({ status: 200, said: { silenced: [bob.person.id] } });
  expect(await tab.next('chat', ({ silenced }) => silenced.length > 0)).toMatchObject({ silenced: [bob.person.id] });
  expect(await talk(tab, 'Hm')).toMatchObject({ ok: false, code: 'forbidden' });
  const elsewhere = await join(server, bob, await openTable(server, ann));
  expect(await talk(elsewhere, 'Hm')).toMatchObject({ ok: true });
  expect(await silence(false)).toEqual({ status: 200, said: { silenced: [] } });
  expect(await talk(tab, 'Hm')).toMatchObject({ ok: true });
});

test.each([
  ['the host', () => ({ person: ann.person.id, isSilenced: true }), 400],
  ['somebody who is not there', () => ({ person: 'nobody', isSilenced: true }), 404],
  ['nobody in particular', () => ({ isSilenced: true }), 400],
])('%s cannot be silenced', async (_who, body, status) => {
  expect((await act(server, ann, [`/api/tables/${table}/silence`, body()])).status).toBe(status);
});

test('only the host silences', async () => {
  const body = { person: ann.person.id, isSilenced: true };
  expect((await act(server, bob, [`/api/tables/${table}/silence`, body])).status).toBe(403);
  expect((await act(server, ann, ['/api/tables/NoSuchTab/silence', body])).status).toBe(403);
});

test('five lines in ten seconds, over all tabs and rooms, then a wait; commands are taken on', async () => {
  await server.pass(60_000);
  const small = await temporaryFolder();
  const slow = await startTestServer(small.folder);
  const cat = await register(slow, 'Chatty');
  const tabs = [await join(slow, cat, await openTable(slow, cat)), await join(slow, cat, await openTable(slow, cat))];
  const answers: AnswerMessage[] = [];
  for (let line = 0; line < 6; line += 1) {
    const tab = tabs[line % 2];
    if (tab !== undefined) answers.push(await talk(tab, `line ${line}`));
  }
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false]);
  expect(answers[5]).toMatchObject({ code: 'rate-limited', retryAfter: 10_000 });
  expect(await tabs[0]?.say({ type: 'sit', seat: 1 })).toMatchObject({ ok: true });
  await slow.pass(10_000);
  expect(await talk(tabs[0] ?? tabs[1] ?? (await join(slow, cat, table)), 'again')).toMatchObject({ ok: true });
  await slow.stop();
  await small.remove();
});
