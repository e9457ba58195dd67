import type { MeAnswer } from '@upcard/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const guest: MeAnswer = {
  person: { id: 'g1', name: 'Amber Finch', avatar: 'fox' },
  kind: 'guest',
  isAdministrator: false,
};
const ann: MeAnswer = { person: { id: 'a1', name: 'ann', avatar: 'fox' }, kind: 'account', isAdministrator: false };
const suspended: MeAnswer = { person: null, kind: 'suspended', isAdministrator: false, text: 'Suspended: rude.' };
const nobody: MeAnswer = { person: null, kind: null, isAdministrator: false };

/** Requests that wait for the test to answer them, in order. */
const asked: { path: string; answer: (body: unknown, status?: number) => void }[] = [];

beforeEach(() => {
  vi.resetModules();
  asked.length = 0;
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage(): void {
        // There are no other tabs.
      }
    },
  );
  vi.stubGlobal('fetch', (path: string) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    asked.push({ path, answer: (body, status = 200) => resolve(Response.json(body, { status })) });
    return promise;
  });
});

afterEach(() => vi.unstubAllGlobals());

/** A fresh page, with what it says of the session after every change. */
async function openPage() {
  const session = await import('./session.ts');
  return { ...session, paths: () => asked.map(({ path }) => path) };
}

const settle = async (): Promise<void> => {
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
};

async function answerNext(body: unknown, status?: number): Promise<void> {
  await settle();
  const next = asked.shift();
  if (next === undefined) throw new Error('nothing was asked');
  next.answer(body, status);
  await new Promise((resolve) => setTimeout(resolve));
}

test('who is told to be a guest is one, and becomes the account at the answer to registering', async () => {
  const page = await openPage();
  void page.loadSession();
  await answerNext(guest);
  expect(page.sessionFeed.get()).toMatchObject({ kind: 'person', standing: 'guest', person: { id: 'g1' } });
  const { requestJson } = await import('./http.ts');
  const registering = page.changeSession(() => requestJson<MeAnswer>('/api/account/register', {}));
  await answerNext(ann);
  expect((await registering).ok).toBe(true);
  expect(page.sessionFeed.get()).toMatchObject({ kind: 'person', standing: 'account', person: { id: 'a1' } });
});

test('nobody asks who this is while that changes, and an answer from before counts no more', async () => {
  const page = await openPage();
  const { requestJson } = await import('./http.ts');
  void page.loadSession();
  await settle();
  const [early] = asked.splice(0);
  const registering = page.changeSession(() => requestJson<MeAnswer>('/api/account/register', {}));
  void page.loadSession();
  await settle();
  expect(page.paths()).toEqual(['/api/account/register']);
  early?.answer(nobody);
  await answerNext(ann);
  await registering;
  expect(page.sessionFeed.get()).toMatchObject({ person: { id: 'a1' } });
  await answerNext(ann);
  expect(page.sessionFeed.get()).toMatchObject({ person: { id: 'a1' } });
});

test('whoever was in and is known no more has been logged out, and stays so until something is done', async () => {
  const page = await openPage();
  void page.loadSession();
  await answerNext(ann);
  void page.loadSession();
  await answerNext(nobody);
  expect(page.sessionFeed.get()).toEqual({ kind: 'ended', person: ann.person });
  void page.loadSession();
  await answerNext(nobody);
  expect(page.sessionFeed.get().kind).toBe('ended');
  const entering = page.enterAsGuest();
  await answerNext(guest);
  expect((await entering).ok).toBe(true);
  expect(page.sessionFeed.get()).toMatchObject({ person: { id: 'g1' } });
});

test('whoever is suspended is told so and why, until the session is no more', async () => {
  const page = await openPage();
  void page.loadSession();
  await answerNext(ann);
  void page.loadSession();
  await answerNext(suspended);
  expect(page.sessionFeed.get()).toEqual({ kind: 'suspended', text: 'Suspended: rude.' });
  void page.loadSession();
  await answerNext('broken', 502);
  expect(page.sessionFeed.get().kind).toBe('suspended');
  void page.loadSession();
  await answerNext(nobody);
  expect(page.sessionFeed.get().kind).toBe('ended');
});

test('a log-out on purpose leaves nobody; a lost line leaves the person', async () => {
  const page = await openPage();
  void page.loadSession();
  await answerNext(ann);
  void page.loadSession();
  await answerNext('broken', 502);
  expect(page.sessionFeed.get()).toMatchObject({ person: { id: 'a1' } });
  void page.signOut();
  await answerNext(nobody);
  expect(page.sessionFeed.get()).toEqual({ kind: 'nobody' });
});

test('refused changes leave everything as it is, with the wait that was named', async () => {
  const page = await openPage();
  void page.loadSession();
  await answerNext(guest);
  const { requestJson } = await import('./http.ts');
  const trying = page.changeSession(() => requestJson<MeAnswer>('/api/account/login', {}));
  await answerNext({ code: 'rate-limited', text: 'Too fast.', retryAfter: 4_000 }, 429);
  expect(await trying).toEqual({
    ok: false,
    failure: { code: 'rate-limited', text: 'Too fast.', retryAfter: 4_000 },
  });
  expect(page.sessionFeed.get()).toMatchObject({ person: { id: 'g1' } });
});
