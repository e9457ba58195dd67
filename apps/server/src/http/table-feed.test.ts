import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, openTable, startTestServer, type TestServer, temporaryFolder } from '../testkit/test-server.ts';
import { join } from '../testkit/test-tab.ts';

let server: TestServer;
let remove: () => Promise<void>;

beforeAll(async () => {
  const temporary = await temporaryFolder();
  remove = temporary.remove;
  server = await startTestServer(temporary.folder);
});

afterAll(async () => {
  await server.stop();
  await remove();
});

/** Reads server-sent events one by one; null at the end of the stream. */
async function* events(url: string) {
  const { body } = await fetch(url);
  let rest = '';
  for await (const part of body ?? []) {
    rest += Buffer.from(part).toString();
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event] = /^event: (.*)$/m.exec(block) ?? [];
      const [, data = 'null'] = /^data: (.*)$/m.exec(block) ?? [];
      if (event !== undefined) yield { event, data: JSON.parse(data) };
    }
  }
}

test('asking for the head of the stream opens none', async () => {
  for (let time = 0; time < 101; time += 1)
    expect((await fetch(`${server.url}/api/tables/events`, { method: 'HEAD' })).status).toBe(200);
  const abort = new AbortController();
  expect((await fetch(`${server.url}/api/tables/events`, { signal: abort.signal })).status).toBe(200);
  abort.abort();
});

test('the lobby comes whole, then as changes, gathered over half a second, until the server stops', async () => {
  const ann = await enter(server);
  const first = await openTable(server, ann, { name: 'First' });
  const feed = events(`${server.url}/api/tables/events`);
  const next = async () => (await feed.next()).value;
  const whole = await next();
  expect(whole).toMatchObject({ event: 'tables', data: [{ id: first, name: 'First', watching: 0 }] });

  await server.pass(500);
  const second = await openTable(server, ann, { name: 'Second' });
  expect(await next()).toMatchObject({ event: 'changes', data: { changed: [{ id: second }], gone: [] } });

  const tab = await join(server, ann, first);
  await tab.say({ type: 'sit', seat: 3 });
  await server.pass(500);
  expect(await next()).toMatchObject({
    event: 'changes',
    data: { changed: [{ id: first, seated: [ann.person], watching: 0 }], gone: [] },
  });

  await tab.leave();
  // The second has stood empty from the start, the first since its last guest left and was given three seconds.
  await server.pass(700_000);
  expect(await next()).toMatchObject({ data: { changed: [], gone: [second] } });
  expect(await next()).toMatchObject({ data: { changed: [], gone: [first] } });

  const end = feed.next();
  await server.stop();
  expect(await end).toMatchObject({ done: true });
});
