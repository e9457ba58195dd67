import { request } from 'node:http';
import type { Duplex } from 'node:stream';
import { getMessageBytes, Protocol } from '@colyseus/core';
import { PROTOCOL_VERSION } from '@upcard/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '../testkit/test-account.ts';
import { enter, openTable, post, startTestServer, type TestServer, temporaryFolder } from '../testkit/test-server.ts';
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

/** A binary frame as clients send it, masked with nothing. */
function frame(bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([0x82, 0x80 | bytes.length, 0, 0, 0, 0]), bytes]);
}

/** A connection that reads nothing it is sent, not even that it is to end. */
async function deafConnection(cookie: string, table: string): Promise<(bytes: Uint8Array) => void> {
  const reserved = await post(server, `/matchmake/joinById/${table}`, { cookie, body: {} });
  const { processId, sessionId }: { processId: string; sessionId: string } = JSON.parse(await reserved.text());
  const asked = request(`${server.url}/${processId}/${table}?sessionId=${sessionId}`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      cookie,
    },
  });
  const socket = await new Promise<Duplex>((resolve, reject) => {
    asked.once('upgrade', (_response, upgraded) => resolve(upgraded));
    asked.once('error', reject);
    asked.end();
  });
  socket.on('error', () => socket.destroy());
  // The first thing heard is that it has joined.
  await new Promise((resolve) => socket.once('data', resolve));
  socket.resume();
  socket.write(frame(Buffer.from([Protocol.JOIN_ROOM])));
  return (bytes) => socket.write(frame(bytes));
}

function sit(seat: number): Uint8Array {
  const message = { v: PROTOCOL_VERSION, id: `sit-down-${seat}`, command: { type: 'sit', seat } };
  return getMessageBytes.raw(Protocol.ROOM_DATA, 'command', message);
}

test('whoever is shown out is not heard any more, even if they never hang up', async () => {
  const ann = await register(server, 'ann.archer');
  const witness = await enter(server);
  const table = await openTable(server, ann);
  const tab = await join(server, witness, table);
  const say = await deafConnection(ann.cookie, table);
  say(sit(1));
  await tab.next('view', ({ seq }) => seq === 1);
  await post(server, '/api/account/sign-out-everywhere', { cookie: ann.cookie, body: {} });
  say(sit(2));
  expect(await tab.say({ type: 'sit', seat: 3 })).toMatchObject({ ok: true });
  await server.settled();
  const lobby = await (await fetch(`${server.url}/api/tables`)).text();
  const { tables }: { tables: { seated: { id: string }[] }[] } = JSON.parse(lobby);
  expect(tables.map(({ seated }) => seated.map(({ id }) => id))).toEqual([[ann.person.id, witness.person.id]]);
});
