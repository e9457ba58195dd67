import { PROTOCOL_VERSION } from '@upcard/protocol';
import { administer } from '../admin/administer.ts';
import { ask, register, type TestAccount } from './test-account.ts';
import { post, type TestGuest, type TestServer } from './test-server.ts';
import type { TestTab } from './test-tab.ts';

/** Makes an account and an administrator of it. */
export async function registerAdministrator(server: TestServer, username: string): Promise<TestAccount> {
  const account = await register(server, username);
  await administer(server.config.dataDir, { act: 'grant', name: username });
  return account;
}

/** Does something as somebody and gives the status and what was said. */
export async function act(
  server: TestServer,
  { cookie }: TestGuest,
  [path, body]: readonly [path: string, body: unknown],
): Promise<{ readonly status: number; readonly said: Record<string, unknown> }> {
  const response = await post(server, path, { cookie, body });
  return { status: response.status, said: JSON.parse(await response.text()) };
}

/** Looks something up as somebody. */
export async function look<Answer>(server: TestServer, { cookie }: TestGuest, path: string): Promise<Answer> {
  return JSON.parse(await (await ask(server, path, { cookie })).text());
}

let ids = 0;

/** Says something to the chat of a tab's table and waits for the answer. */
export async function talk(tab: TestTab, text: unknown) {
  const id = `test-line-${ids++}`;
  tab.send('say', { v: PROTOCOL_VERSION, id, text });
  return tab.next('answer', (answer) => answer.id === id);
}
