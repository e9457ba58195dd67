import { cpSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@upcard/protocol';
import { type Person, PLAIN_TERMS } from '@upcard/tables';
import { type Kysely, type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addReport } from '../admin/reports.ts';
import type { Member } from '../hall/member.ts';
import type { DatabaseSchema } from '../store/schema.ts';
import { type BareHouse, openBareHouse } from '../testkit/bare-house.ts';
import { temporaryFolder } from '../testkit/test-server.ts';
import type { Comer } from './entrance.ts';
import type { SignIn } from './sessions.ts';

const PASSWORD = 'correct donkey staple';
const STRANGER: Comer = { visitor: null, headers: new Headers() };
/** A start for every step takes its time on a busy machine. */
const PATIENCE = 240_000;

const FILES = ['upcard.db', 'upcard.db-wal'] as const;

/** A table that others play at too, one that is the person's own, and one that is opened meanwhile. */
const [COMMON, OWN, LATE] = ['Common001', 'OwnTable1', 'LateTable'];

let folder: string;
let remove: () => Promise<void>;
/** In the house before anything happens: a guest and an account with much that is theirs, and an account with nothing. */
let guest: SignIn;
let leaver: SignIn;

const comerOf = ({ visitor, cookies }: SignIn): Comer => ({
  visitor,
  headers: new Headers({ cookie: cookies[0]?.split(';')[0] ?? '' }),
});

async function register({ accounts }: BareHouse, username: string): Promise<SignIn> {
  const registered = await accounts.register({ username, password: PASSWORD, email: null }, STRANGER);
  if (!registered.ok) throw new Error(registered.code);
  return registered.signIn;
}

const recordOf = (id: string, opener: Person) =>
  ({
    id,
    kind: 'house',
    name: id,
    settings: {},
    opener,
    joining: 'open',
    terms: PLAIN_TERMS,
    createdAt: 1,
    listedCards: null,
  }) as const;

const idOf = (table: string, { id }: Person): string => `${table}${id}`.slice(0, 64);

async function sit({ hall }: BareHouse, table: string, [person, seat]: readonly [Person, number]): Promise<void> {
  const submission = { person, commandId: `sit-at-seat-${seat}`, command: { type: 'sit', seat } };
  await hall
    .find(table)
    ?.game.read({ v: PROTOCOL_VERSION, id: submission.commandId, command: submission.command })
    ?.submit(person);
}

/** Leaves as many traces of somebody as there are kinds. */
async function live(house: BareHouse, { visitor: { person } }: SignIn, other: Person): Promise<void> {
  const { hall, chat, db } = house;
  const common = idOf(COMMON, person);
  await hall.create(recordOf(common, other));
  await hall.create(recordOf(idOf(OWN, person), person));
  for (const [table, seat] of [
    [common, 1],
    [idOf(OWN, person), 2],
  ] as const)
    await sit(house, table, [person, seat]);
  chat.join(common, listener(person));
  await talk(house, person);
  await chat.silence(common, person.id, true);
  const reported = { at: 1, table: { id: common, name: common }, line: null, reason: 'Loud' };
  await addReport(db, { ...reported, reporter: other, person });
  await addReport(db, { ...reported, reporter: person, person: other });
}

function listener(person: Person): Member {
  return { person, isGuest: false, send: () => undefined, drop: () => undefined };
}

let said = 0;
async function talk({ chat }: BareHouse, person: Person): Promise<void> {
  said += 1;
  const visitor = { person, kind: 'guest', isAdministrator: false } as const;
  await chat.say(idOf(COMMON, person), visitor, { v: PROTOCOL_VERSION, id: `message-${said}`, text: 'Hello' });
}

beforeAll(async () => {
  const temporary = await temporaryFolder();
  remove = temporary.remove;
  folder = join(temporary.folder, 'before');
  const house = await openBareHouse(folder);
  const { person } = (await register(house, 'Other')).visitor;
  await register(house, 'Ann');
  guest = await house.accounts.signInGuest();
  leaver = await register(house, 'Lee');
  await live(house, guest, person);
  await live(house, leaver, person);
  await house.close();
}, PATIENCE);

afterAll(() => remove());

/** What somebody may still have on their way while they become somebody else. */
function lateActs(house: BareHouse, person: Person): readonly (() => Promise<unknown>)[] {
  const common = idOf(COMMON, person);
  return [
    () => sit(house, common, [person, 4]),
    () => talk(house, person),
    () => house.hall.create(recordOf(idOf(LATE, person), person)),
    () => house.hall.admit(common, person),
    () => house.chat.silence(common, person.id, true),
  ];
}

/** Keeps what is on the disk after every step, as a process that ends there would leave it. */
function keepSteps(from: string, to: string): { readonly plugin: KyselyPlugin; readonly steps: string[] } {
  const steps: string[] = [];
  let size = -1;
  const keep = (): void => {
    const now = statSync(join(from, FILES[1])).size;
    if (now === size) return;
    size = now;
    const step = join(to, `step-${steps.length}`);
    mkdirSync(step, { recursive: true });
    for (const file of FILES) cpSync(join(from, file), join(step, file));
    steps.push(step);
  };
  const transformResult: KyselyPlugin['transformResult'] = async ({ result }) => {
    keep();
    return result;
  };
  return { steps, plugin: { transformQuery: ({ node }) => node, transformResult } };
}

/** Ids of people by where they stand: everybody there is, who has an account, and whom anything in the house names. */
async function peopleOf({ db, hall }: BareHouse) {
  const ids = async (select: string): Promise<readonly string[]> =>
    (await sql.raw<{ id: string }>(select).execute(db)).rows.map(({ id }) => id);
  const places = [
    'person_id as id from participants',
    'person_id as id from room_people',
    'opener_id as id from tables',
    'person_id as id from chat_lines',
    'person_id as id from silenced_people',
    'reporter_id as id from reports',
    'person_id as id from reports',
    'person_id as id from accounts',
    'person_id as id from successions',
  ];
  const kept = (await Promise.all(places.map((place) => ids(`select ${place}`)))).flat();
  const seated = (await ids('select id from tables')).flatMap((table) => {
    const { known = [], seated: seats = [] } = hall.peopleAt(table) ?? {};
    return [...known, ...seats];
  });
  return {
    users: await ids('select id from user'),
    strays: await ids('select id from user where not isAnonymous and id not in (select person_id from accounts)'),
    named: new Set([...kept, ...seated]),
  };
}

const lost = ({ users, named }: Awaited<ReturnType<typeof peopleOf>>): readonly string[] =>
  [...named].filter((id) => !users.includes(id) && !id.startsWith('former-'));

const hasAccount = async (db: Kysely<DatabaseSchema>, username: string): Promise<boolean> =>
  (await db.selectFrom('accounts').select('person_id').where('username', '=', username).execute()).length > 0;

/** What a start on the disk of a process that ended in the middle finds wrong. */
async function faultsAfter(step: string, person: Person, isDecided: (house: BareHouse) => Promise<boolean>) {
  const house = await openBareHouse(step);
  const people = await peopleOf(house);
  const isThere = people.users.includes(person.id);
  const isWritten = await isDecided(house);
  const seat = house.hall.peopleAt(idOf(COMMON, person))?.seated ?? [];
  await house.close();
  return {
    lost: lost(people),
    strays: people.strays,
    isTwo: isThere && isWritten,
    isOut: !isThere && people.named.has(person.id),
    isThere,
    isSeatLost: seat.length === 0 || seat.includes(person.id) !== isThere,
  };
}

const WAYS = [
  {
    way: 'a guest who registers',
    who: () => guest,
    go: ({ accounts }: BareHouse) =>
      accounts.register({ username: 'Newcomer', password: PASSWORD, email: null }, comerOf(guest)),
    isDecided: ({ db }: BareHouse) => hasAccount(db, 'Newcomer'),
  },
  {
    way: 'a guest who logs in',
    who: () => guest,
    go: ({ accounts }: BareHouse) => accounts.logIn({ username: 'Ann', password: PASSWORD }, comerOf(guest)),
    isDecided: async () => false,
  },
  {
    way: 'an account that is deleted',
    who: () => leaver,
    go: ({ accounts }: BareHouse) => accounts.remove(leaver.visitor.person.id),
    isDecided: async ({ db }: BareHouse) => !(await hasAccount(db, 'Lee')),
  },
] as const;

test.each(WAYS)(
  '$way leaves nothing to nobody, whenever the process ends',
  { timeout: PATIENCE },
  async ({ way, who, go, isDecided }) => {
    const { person } = who().visitor;
    const [run, kept] = [join(folder, '..', way), join(folder, '..', `${way}, kept`)];
    cpSync(folder, run, { recursive: true });
    const { plugin, steps } = keepSteps(run, kept);
    let acts: readonly (() => Promise<unknown>)[] = [];
    let turn = 0;
    let isBusy = false;
    const transformResult: KyselyPlugin['transformResult'] = (step) => {
      const act = isBusy ? undefined : acts[turn++ % acts.length];
      isBusy ||= act !== undefined;
      act?.()
        .catch(() => undefined)
        .finally(() => {
          isBusy = false;
        });
      return plugin.transformResult(step);
    };
    const house = await openBareHouse(run, { ...plugin, transformResult });
    house.chat.join(idOf(COMMON, person), listener(person));
    steps.length = 0;
    acts = lateActs(house, person);
    await go(house);
    acts = [];
    await house.hall.settled();
    await house.close();
    const faults = await Promise.all(steps.map((step) => faultsAfter(step, person, isDecided)));
    const wrong = faults.flatMap((fault, step) =>
      fault.lost.length + fault.strays.length > 0 || fault.isTwo || fault.isOut || fault.isSeatLost
        ? [{ step, ...fault }]
        : [],
    );
    expect([faults[0]?.isThere, faults.at(-1)?.isThere]).toEqual([true, false]);
    expect(steps.length).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  },
);
