import { Client, type Room } from '@colyseus/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, openTable, startTestServer, type TestServer, temporaryFolder } from '../testkit/test-server.ts';

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

/** A connection, or null when the server refuses it. */
async function connect(cookie: string, table: string): Promise<Room | null> {
  const client = new Client(server.url, { headers: { cookie } });
  const room = await client.joinById(table).catch(() => null);
  if (room === null) return null;
  room.reconnection.enabled = false;
  room.onMessage('*', () => undefined);
  return room;
}

test('a person has at most twelve connections to a table, however many are opened at once', async () => {
  const ann = await enter(server);
  const table = await openTable(server, ann);
  const rooms = await Promise.all(Array.from({ length: 30 }, () => connect(ann.cookie, table)));
  expect(rooms.filter((room) => room !== null)).toHaveLength(12);
});
