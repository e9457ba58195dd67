import type { DatabaseSync } from 'node:sqlite';
import type { PeopleWitness } from './people-witness.ts';
import { text } from './row.ts';
import type { TableAudit } from './table-audit.ts';
import type { Witness } from './witness.ts';

/** Where the database names people by id, with a word for each place. */
const PLACES = {
  people: 'SELECT id FROM user',
  accounts: 'SELECT person_id AS id FROM accounts',
  games: 'SELECT person_id AS id FROM participants',
  rooms: 'SELECT person_id AS id FROM room_people',
  openers: 'SELECT opener_id AS id FROM tables',
  lines: 'SELECT person_id AS id FROM chat_lines',
  silenced: 'SELECT person_id AS id FROM silenced_people',
  leaving: 'SELECT person_id AS id FROM successions',
  suspended: 'SELECT person_id AS id FROM suspensions',
} as const;
type Place = keyof typeof PLACES;

/** Where nobody may be named who is somebody else now. */
const LEFT: readonly Place[] = ['people', 'accounts', 'games', 'rooms', 'openers', 'lines', 'silenced', 'leaving'];

/** Who is cut off from everything: without a name to log in by, and without being a guest. */
const STRAYS = 'SELECT id FROM user WHERE isAnonymous IS NOT 1 AND id NOT IN (SELECT person_id FROM accounts)';
/** Guests who can't come back. */
const SHUT_OUT = 'SELECT id FROM user WHERE isAnonymous = 1 AND id NOT IN (SELECT userId FROM session)';

type Tables = ReadonlyMap<string, TableAudit>;

function idsBy(db: DatabaseSync, select: string): ReadonlySet<string> {
  return new Set(
    db
      .prepare(select)
      .all()
      .map((row) => text(row, 'id')),
  );
}

/** What is wrong with people: accounts, what became of guests, who is kept out. */
export function peopleFaults(db: DatabaseSync, { people }: Pick<Witness, 'people'>, tables: Tables): readonly string[] {
  const places = new Map(LEFT.map((place) => [place, idsBy(db, PLACES[place])]));
  const suspended = idsBy(db, PLACES.suspended);
  return [
    ...accountFaults(db, people),
    ...goneIds(people).flatMap((id) => traces(id, places, tables)),
    ...nobodysFaults(places, tables),
    ...[...people.admissions].flatMap(([person, admission]) =>
      admission === 'unknown' ||
      people.accountOf(person)?.state !== 'there' ||
      (admission === 'out') === suspended.has(person)
        ? []
        : [`${person} should be ${admission} and is ${suspended.has(person) ? 'out' : 'in'}`],
    ),
    ...[...tables].flatMap(([table, { moves }]) =>
      moves
        .filter(({ from, to }) => !people.mayMove(from, to))
        .map(({ from, to }) => `${table}: ${from} became ${to}, which nobody asked for`),
    ),
  ];
}

/** What is wrong with people where a server has stopped in order: nothing may be left half done. */
export function peopleAtRestFaults(db: DatabaseSync, { people }: Pick<Witness, 'people'>): readonly string[] {
  const [leaving, strays, shutOut] = [PLACES.leaving, STRAYS, SHUT_OUT].map((select) => [...idsBy(db, select)]);
  return [
    ...(leaving ?? []).map((id) => `${id} is still becoming somebody else`),
    ...(strays ?? []).map((id) => `${id} has no account and is no guest`),
    // A guest who was never answered has no session either; whoever has asked for an account was.
    ...(shutOut ?? []).filter((id) => people.moves.has(id)).map((id) => `${id} is a guest and can't come back`),
  ];
}

/** Whatever names somebody names somebody who is there, or is about to be somebody else, or has left and is a former player. */
function nobodysFaults(places: ReadonlyMap<Place, ReadonlySet<string>>, tables: Tables): readonly string[] {
  const there = new Set([...(places.get('people') ?? []), ...(places.get('leaving') ?? [])]);
  const named = [
    ...[...places].map(([place, ids]) => [place, [...ids]] as const),
    ...[...tables].filter(([, { isFinished }]) => !isFinished).map(([table, { people }]) => [table, people] as const),
  ];
  return named.flatMap(([place, ids]) =>
    ids.filter((id) => !there.has(id) && !id.startsWith('former-')).map((id) => `${place}: ${id} is nobody`),
  );
}

function accountFaults(db: DatabaseSync, { accounts }: PeopleWitness): readonly string[] {
  const ids = new Map(
    db
      .prepare('SELECT username, person_id FROM accounts JOIN user ON user.id = person_id')
      .all()
      .map((row) => [text(row, 'username'), text(row, 'person_id')] as const),
  );
  return [...accounts.values()].flatMap(({ username, person, state }) => {
    const id = ids.get(username) ?? null;
    if (state === 'there' && id !== person) return [`${username} is ${person}, and the database has ${id}`];
    return state === 'gone' && id !== null ? [`${username} is gone, and the database has ${id}`] : [];
  });
}

/** Everybody who is somebody else now, or nobody, as it was acknowledged. */
function goneIds({ moves, accounts }: PeopleWitness): readonly string[] {
  const moved = [...moves].filter(([, { to }]) => to !== null).map(([from]) => from);
  const deleted = [...accounts.values()].flatMap(({ state, person }) =>
    state === 'gone' && person !== null ? [person] : [],
  );
  return [...moved, ...deleted];
}

function traces(id: string, places: ReadonlyMap<Place, ReadonlySet<string>>, tables: Tables): readonly string[] {
  const left = [...places].filter(([, ids]) => ids.has(id)).map(([place]) => `${id} is gone and left among ${place}`);
  const known = [...tables].filter(([, table]) => !table.isFinished && table.people.includes(id));
  return [...left, ...known.map(([table]) => `${table}: ${id} is gone and left at the table`)];
}
