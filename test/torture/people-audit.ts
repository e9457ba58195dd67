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
  openers: 'SELECT opener_id AS id FROM tables',
  lines: 'SELECT person_id AS id FROM chat_lines',
  silenced: 'SELECT person_id AS id FROM silenced_people',
  suspended: 'SELECT person_id AS id FROM suspensions',
} as const;
type Place = keyof typeof PLACES;

/** Where nobody may be named who is somebody else now. */
const LEFT: readonly Place[] = ['people', 'accounts', 'games', 'openers', 'lines', 'silenced'];

type Tables = ReadonlyMap<string, TableAudit>;

/** What is wrong with people: accounts, what became of guests, who is kept out. */
export function peopleFaults(db: DatabaseSync, { people }: Pick<Witness, 'people'>, tables: Tables): readonly string[] {
  const idsIn = (place: Place): ReadonlySet<string> =>
    new Set(
      db
        .prepare(PLACES[place])
        .all()
        .map((row) => text(row, 'id')),
    );
  const places = new Map(LEFT.map((place) => [place, idsIn(place)]));
  const suspended = idsIn('suspended');
  return [
    ...accountFaults(db, people),
    ...goneIds(people).flatMap((id) => traces(id, places, tables)),
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
