import type { Person } from '@upcard/tables';
import { post, type TestGuest, type TestServer } from './test-server.ts';

/** Somebody with an account and a session. */
export interface TestAccount extends TestGuest {
  readonly username: string;
  readonly password: string;
  readonly recoveryCodes: readonly string[];
}

/** A password that will do. */
export const GOOD_PASSWORD = 'correct donkey staple';

/** The session cookie that an answer sets, ready to be sent; empty when it sets none. */
export function cookieOf(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Makes an account, for a guest when one is given. */
export async function register(
  server: TestServer,
  username: string,
  guest: TestGuest | null = null,
): Promise<TestAccount> {
  const body = { username, password: GOOD_PASSWORD };
  const response = await post(
    server,
    '/api/account/register',
    guest === null ? { body } : { cookie: guest.cookie, body },
  );
  const text = await response.text();
  if (!response.ok) throw new Error(`${username} could not register: ${text}`);
  const { person, recoveryCodes }: { person: Person; recoveryCodes: string[] } = JSON.parse(text);
  return { person, cookie: cookieOf(response), username, password: GOOD_PASSWORD, recoveryCodes };
}

/** Asks without a body, or with another method than POST, as somebody. */
export function ask(
  { url }: TestServer,
  path: string,
  { method = 'GET', cookie, body }: { method?: string; cookie?: string; body?: unknown } = {},
): Promise<Response> {
  return fetch(`${url}${path}`, {
    method,
    headers: {
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
