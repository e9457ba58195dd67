import { createHook } from 'node:async_hooks';
import type { Person } from '@upcard/tables';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../store/open-database.ts';
import { temporaryFolder } from '../testkit/test-server.ts';
import { type AccountParts, type Accounts, openAccounts } from './accounts.ts';
import type { Comer } from './entrance.ts';
import { openGamesOfPeople } from './games-of-people.ts';
import { openOwnership } from './ownership.ts';
import type { SignIn } from './sessions.ts';

const PASSWORD = 'correct donkey staple';
const STRANGER: Comer = { visitor: null, headers: new Headers() };

let database: Database;
let remove: () => Promise<void>;
let parts: AccountParts;
let accounts: Accounts;
let now: number;
let moved: [from: string, to: Person][];
let isMovingBroken: boolean;
let isWhole: boolean;
let onMove: () => void;

beforeEach(async () => {
  const temporary = await temporaryFolder();
  remove = temporary.remove;
  database = await openDatabase(temporary.folder, () => undefined);
  [now, moved, isMovingBroken, isWhole] = [1_000, [], false, true];
  onMove = () => undefined;
  const games = openGamesOfPeople(database.db);
  const move = async (from: string, to: Person): Promise<boolean> => {
    if (isMovingBroken) throw new Error('the keeper is out');
    onMove();
    moved.push([from, to]);
    return isWhole;
  };
  const fake = { name: 'fake', move, exportOf: async (person: string) => `what ${person} has` };
  const ownership = openOwnership([games, fake]);
  const world = { games, ownership: () => ownership, now: () => now, warn: () => undefined };
  parts = { database, secret: 's'.repeat(32), publicOrigin: null, isSecure: false, ...world };
  accounts = await openAccounts(parts);
});

afterEach(async () => {
  await database.close();
  await remove();
});

function headersOf({ cookies }: SignIn): Headers {
  return new Headers({ cookie: cookies[0]?.split(';')[0] ?? '' });
}

const comerOf = (signIn: SignIn): Comer => ({ visitor: signIn.visitor, headers: headersOf(signIn) });

async function register(username: string, comer = STRANGER) {
  const registered = await accounts.register({ username, password: PASSWORD, email: null }, comer);
  if (!registered.ok) throw new Error(`${username}: ${registered.code}`);
  return registered;
}

async function suspend(person: string, until: number | null): Promise<void> {
  await database.db.insertInto('suspensions').values({ person_id: person, reason: 'rude', since: 0, until }).execute();
}

test('a name is found without reading everybody, also when accounts are opened again', async () => {
  const { signInGuest } = await openAccounts(parts);
  const { visitor } = await signInGuest();
  expect(visitor.person.name).toMatch(/^[A-Z]/);
  const plan = await sql<{ detail: string }>`explain query plan select id from user where name = ''`.execute(
    database.db,
  );
  expect(plan.rows.map(({ detail }) => detail)).toEqual([expect.stringContaining('user_by_name')]);
});

test.each(['register', 'logIn', 'recover'] as const)(
  'by %s everything of a guest’s becomes the account’s',
  async (way) => {
    const login = { username: 'Ann', password: PASSWORD };
    const before = way === 'register' ? null : await register('Ann');
    const guest = await accounts.signInGuest();
    const entry =
      before === null
        ? await register('Ann', comerOf(guest))
        : way === 'logIn'
          ? await accounts.logIn(login, comerOf(guest))
          : await accounts.recover({ ...login, code: before.recoveryCodes[0] ?? '' }, comerOf(guest));
    if (!entry.ok) throw new Error(entry.code);
    const { person } = entry.signIn.visitor;
    expect(person.name).toBe('Ann');
    expect(person.id).not.toBe(guest.visitor.person.id);
    expect(moved).toEqual([[guest.visitor.person.id, person]]);
    expect(await accounts.visitorOf(headersOf(guest))).toBeNull();
    expect(await accounts.profile(guest.visitor.person.id)).toBeNull();
    expect(await accounts.visitorOf(headersOf(entry.signIn))).toMatchObject({ person, kind: 'account' });
  },
);

test('a guest whose things cannot be moved stays a guest', async () => {
  await register('Ann');
  const guest = await accounts.signInGuest();
  isMovingBroken = true;
  await expect(accounts.logIn({ username: 'Ann', password: PASSWORD }, comerOf(guest))).rejects.toThrow('out');
  expect(await accounts.visitorOf(headersOf(guest))).toEqual(guest.visitor);
});

test('an account that a guest’s things cannot be moved to has never been', async () => {
  const guest = await accounts.signInGuest();
  isMovingBroken = true;
  const form = { username: 'Ann', password: PASSWORD, email: null };
  await expect(accounts.register(form, comerOf(guest))).rejects.toThrow('out');
  expect(await accounts.visitorOf(headersOf(guest))).toEqual(guest.visitor);
  isMovingBroken = false;
  expect(await accounts.register(form, comerOf(guest))).toMatchObject({ ok: true });
});

test('what went over to an account that has never been comes back, at the next start at the latest', async () => {
  const guest = await accounts.signInGuest();
  const { id } = guest.visitor.person;
  isMovingBroken = true;
  await expect(
    accounts.register({ username: 'Ann', password: PASSWORD, email: null }, comerOf(guest)),
  ).rejects.toThrow();
  expect(accounts.isGone(id)).toBe(false);
  isMovingBroken = false;
  const next = await openAccounts(parts);
  await next.finishSuccessions();
  expect(moved).toEqual([[expect.any(String), guest.visitor.person]]);
  expect(await next.visitorOf(headersOf(guest))).toEqual(guest.visitor);
  const users = await database.db.selectFrom('user').select('id').execute();
  expect(users).toEqual([{ id }]);
  expect(await database.db.selectFrom('successions').selectAll().execute()).toEqual([]);
});

test('a guest who logs in to two accounts at the same moment becomes one of them', async () => {
  const [ann, bea] = [await register('Ann'), await register('Bea')];
  const guest = await accounts.signInGuest();
  const { id } = guest.visitor.person;
  const logIn = (username: string) => accounts.logIn({ username, password: PASSWORD }, comerOf(guest));
  const entries = await Promise.all([logIn('Ann'), logIn('Bea')]);
  expect(entries.map((entry) => entry.ok && entry.signIn.visitor.person)).toEqual([
    ann.signIn.visitor.person,
    bea.signIn.visitor.person,
  ]);
  expect(moved.map(([from]) => from)).toEqual([id]);
  expect(accounts.isGone(id)).toBe(true);
});

test('an account that is deleted while a guest logs in to it leaves nothing of either', async () => {
  const { signIn } = await register('Ann');
  const { id } = signIn.visitor.person;
  const guest = await accounts.signInGuest();
  const visitor = guest.visitor.person.id;
  let removed: Promise<void> | null = null;
  onMove = () => {
    removed ??= accounts.remove(id);
  };
  expect(await accounts.logIn({ username: 'Ann', password: PASSWORD }, comerOf(guest))).toMatchObject({ ok: true });
  await removed;
  expect(moved.map(([from]) => from)).toEqual([visitor, id]);
  for (const table of ['user', 'session', 'accounts', 'successions']) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(database.db);
    expect(rows).toEqual([]);
  }
});

test('whoever logs in while the account is deleted is told that there is none', async () => {
  const { signIn } = await register('Ann');
  let entered: Promise<unknown> | null = null;
  onMove = () => {
    entered ??= accounts.logIn({ username: 'Ann', password: PASSWORD }, STRANGER);
  };
  await accounts.remove(signIn.visitor.person.id);
  expect(await entered).toEqual({ ok: false, code: 'wrong-login' });
});

test('what could not be reached is asked for again by the next start', async () => {
  const { signIn } = await register('Ann');
  const { id } = signIn.visitor.person;
  isWhole = false;
  await accounts.remove(id);
  expect(await accounts.profile(id)).toBeNull();
  isWhole = true;
  const next = await openAccounts(parts);
  await next.finishSuccessions();
  await next.finishSuccessions();
  expect(moved).toHaveLength(2);
  expect(moved[1]).toEqual(moved[0]);
});

test('what is somebody’s with an account stays theirs when another one logs in', async () => {
  const [ann] = [await register('Ann'), await register('Bea')];
  await accounts.logIn({ username: 'Bea', password: PASSWORD }, comerOf(ann.signIn));
  expect(moved).toEqual([]);
  expect(await accounts.profile(ann.signIn.visitor.person.id)).toMatchObject({ name: 'Ann' });
});

test('suspended people are nobody, and hear of it when they prove who they are', async () => {
  const { signIn, recoveryCodes } = await register('Ann');
  const { id } = signIn.visitor.person;
  await suspend(id, 2_000);
  expect(await accounts.visitorOf(headersOf(signIn))).toBeNull();
  const suspension = { reason: 'rude', since: 0, until: 2_000 };
  expect(await accounts.recognise(headersOf(signIn))).toEqual({ kind: 'suspended', suspension });
  expect(await accounts.recognise(new Headers())).toEqual({ kind: 'nobody' });
  const logIn = (password: string) => accounts.logIn({ username: 'Ann', password }, STRANGER);
  expect(await logIn('wrong donkey')).toEqual({ ok: false, code: 'wrong-login' });
  expect(await logIn(PASSWORD)).toEqual({ ok: false, code: 'suspended', suspension });
  const recovery = { username: 'Ann', code: recoveryCodes[0] ?? '', password: 'another donkey' };
  expect(await accounts.recover(recovery, STRANGER)).toEqual({ ok: false, code: 'suspended', suspension });
  now = 2_000;
  expect(await logIn('another donkey')).toMatchObject({ ok: true });
});

test('sessions of before a suspension are over after it, later ones last', async () => {
  const { signIn } = await register('Ann');
  await suspend(signIn.visitor.person.id, 2_000);
  now = 2_000;
  const fresh = await accounts.logIn({ username: 'Ann', password: PASSWORD }, STRANGER);
  if (!fresh.ok) throw new Error(fresh.code);
  expect(await accounts.recognise(headersOf(signIn))).toEqual({ kind: 'nobody' });
  expect(await accounts.visitorOf(headersOf(fresh.signIn))).toMatchObject({ person: { name: 'Ann' } });
});

test('a suspended guest is nobody, for good when no end is set', async () => {
  const guest = await accounts.signInGuest();
  await suspend(guest.visitor.person.id, null);
  now = Number.MAX_SAFE_INTEGER;
  expect(await accounts.visitorOf(headersOf(guest))).toBeNull();
});

test('an administrator is known as one', async () => {
  const { signIn } = await register('Ann');
  expect(await accounts.visitorOf(headersOf(signIn))).toMatchObject({ isAdministrator: false });
  await database.db.updateTable('accounts').set({ administrator_since: 1 }).execute();
  expect(await accounts.visitorOf(headersOf(signIn))).toMatchObject({ isAdministrator: true });
});

test('passwords and codes are kept as hashes alone', async () => {
  const { recoveryCodes } = await register('Ann');
  const { rows } = await sql`select * from account, accounts, recovery_codes`.execute(database.db);
  const kept = JSON.stringify(rows);
  expect(rows).toHaveLength(10);
  for (const secret of [PASSWORD, ...recoveryCodes.flatMap((code) => [code, code.replaceAll('-', '')])])
    expect(kept).not.toContain(secret);
});

test('a leaver’s things become a former player’s, a new one each time, and nothing of theirs is left', async () => {
  const [ann, bea] = [await register('Ann'), await register('Bea')];
  const ids = [ann.signIn.visitor.person.id, bea.signIn.visitor.person.id];
  for (const id of ids) await accounts.remove(id);
  const former = moved.map(([_from, to]) => to);
  expect(former.map(({ name }) => name)).toEqual(['former player', 'former player']);
  expect(new Set([...ids, ...former.map(({ id }) => id)]).size).toBe(4);
  expect(moved.map(([from, to]) => [from, to.id])).toEqual(ids.map((id, place) => [id, former[place]?.id]));
  for (const table of ['user', 'account', 'session', 'accounts', 'recovery_codes']) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(database.db);
    expect(rows).toEqual([]);
  }
});

test.each([
  ['logging in', (username: string, password: string) => accounts.logIn({ username, password }, STRANGER)],
  [
    'recovering',
    (username: string, password: string) => accounts.recover({ username, code: 'AAAA', password }, STRANGER),
  ],
])('%s is the same work for a name that nobody has', async (_what, tryIt) => {
  await register('Ann');
  let hashes = 0;
  const watch = createHook({
    init: (_id, type) => {
      if (type.startsWith('SCRYPT')) hashes += 1;
    },
  });
  watch.enable();
  for (const name of ['Ann', 'Nobody', 'dealer', '']) {
    hashes = 0;
    expect(await tryIt(name, 'wrong donkey staple')).toMatchObject({ ok: false });
    expect([name, hashes]).toEqual([name, 1]);
  }
  watch.disable();
});

test('an export holds what every keeper has', async () => {
  const { signIn } = await register('Ann');
  const { id } = signIn.visitor.person;
  expect(await accounts.exportOf(id)).toMatchObject({
    account: { id, name: 'Ann', email: null, joinedAt: 1_000, recoveryCodesLeft: 10 },
    sessions: [{}],
    kept: { games: [], fake: `what ${id} has` },
  });
});

test('with another avatar somebody is shown with it by every keeper', async () => {
  const { signIn } = await register('Ann');
  const { person } = signIn.visitor;
  const avatar = person.avatar === 'whale' ? 'crab' : 'whale';
  await accounts.change(person.id, { avatar: person.avatar });
  expect(moved).toEqual([]);
  for (let times = 0; times < 2; times += 1) await accounts.change(person.id, { avatar });
  expect(moved).toEqual([[person.id, { ...person, avatar }]]);
});
