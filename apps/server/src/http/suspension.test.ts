import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { suspensionText } from '../auth/suspension.ts';
import { register, type TestAccount } from '../testkit/test-account.ts';
import { act, look, registerAdministrator } from '../testkit/test-house.ts';
import {
  enter,
  openTable,
  post,
  startTestServer,
  type TestGuest,
  type TestServer,
  temporaryFolder,
} from '../testkit/test-server.ts';

let server: TestServer;
let remove: () => Promise<void>;
let chief: TestAccount;

beforeAll(async () => {
  const temporary = await temporaryFolder();
  remove = temporary.remove;
  server = await startTestServer(temporary.folder, { limitFactor: 100 });
  chief = await registerAdministrator(server, 'Chief');
});

afterAll(async () => {
  await server.stop();
  await remove();
});

/** Asks for a socket and gives the answer that is no socket. */
function askForSocket(path: string, cookie: string): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      cookie,
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    const asked = request({ port: server.port, host: '127.0.0.1', path, headers }, (response) => {
      let body = '';
      response.on('data', (part) => {
        body += String(part);
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    asked.on('upgrade', () => reject(new Error('there is a socket')));
    asked.on('error', reject);
    asked.end();
  });
}

test('a guest, whom only the session knows, has it again afterwards', async () => {
  const [lasting, short] = [await enter(server), await enter(server)];
  const suspend = (guest: TestGuest, until: number | null) =>
    act(server, chief, [`/api/admin/people/${guest.person.id}/suspend`, { reason: 'Rude', until }]);
  await suspend(lasting, null);
  await suspend(short, server.clock.now() + 1_000);
  for (const guest of [lasting, short])
    expect(await look(server, guest, '/api/me')).toMatchObject({ kind: 'suspended' });
  await act(server, chief, [`/api/admin/people/${lasting.person.id}/restore`, { reason: 'Sorry' }]);
  await server.pass(1_000);
  for (const guest of [lasting, short])
    expect(await look(server, guest, '/api/me')).toMatchObject({ person: guest.person });
});

test('only who holds a session of theirs hears that somebody is suspended', async () => {
  const [ann, bob] = [await register(server, 'Discreet'), await enter(server)];
  await act(server, chief, [`/api/admin/people/${ann.person.id}/suspend`, { reason: 'Quarrel' }]);
  const forged = { ...ann, cookie: ann.cookie.replace(/.$/, 'x') };
  expect(await look(server, forged, '/api/me')).toMatchObject({ person: null, kind: null });
  const profile = await look(server, bob, `/api/people/${ann.person.id}`);
  expect(JSON.stringify(profile)).not.toMatch(/suspend|Quarrel/);
  const login = { username: 'Discreet', password: 'not the right one' };
  expect(await act(server, bob, ['/api/account/login', login])).toMatchObject({ said: { code: 'wrong-login' } });
});

test('a socket is refused to whoever is suspended, and says why', async () => {
  const ann = await register(server, 'Socketed');
  const table = await openTable(server, ann);
  await act(server, chief, [`/api/admin/people/${ann.person.id}/suspend`, { reason: 'Rude' }]);
  const place: { roomId: string; processId: string; sessionId: string } = JSON.parse(
    await (await post(server, `/matchmake/joinById/${table}`, { body: {} })).text(),
  );
  const refusal = await askForSocket(`/${place.processId}/${place.roomId}?sessionId=${place.sessionId}`, ann.cookie);
  expect(refusal.status).toBe(403);
  expect(JSON.parse(refusal.body)).toMatchObject({ code: 'suspended', text: expect.stringContaining('Rude') });
});

test('whoever is suspended reads why, and until when if there is an end', () => {
  const suspension = { reason: 'Rude to all', since: 0, until: Date.UTC(2026, 10, 30, 8, 5) };
  expect(suspensionText(suspension)).toMatch(/after 30 November 2026 at 08:05 UTC\. The reason given: Rude to all$/);
  expect(suspensionText({ ...suspension, until: null })).not.toContain('UTC');
});
