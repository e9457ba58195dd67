import type { LobbyTable } from '@upcard/protocol';
import DoorOpen from 'lucide-react/icons/door-open';
import Eye from 'lucide-react/icons/eye';
import { formatAmount } from '../felt/amount-text.ts';
import { Avatar, personFace } from '../felt/avatar.tsx';
import { GAMES, GameIcon } from '../home/games.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { OnlySpoken } from '../ui/only-spoken.tsx';
import { peopleOf, type WayIn, wayIn } from './table-line.ts';
import styles from './table-list.module.css';

/** More faces than this are a number. */
const MOST_FACES = 4;

const WORDS: Readonly<Record<WayIn, string>> = { return: 'Return', join: 'Join', watch: 'Watch', result: 'See result' };

function Seated({ table }: { table: LobbyTable }) {
  const people = peopleOf(table);
  const taken = table.seated.length;
  const names = people.map(({ name }) => name).join(', ');
  return (
    <p className={styles.seated} title={names}>
      {people.length > 0 && (
        <span className={styles.faces} aria-hidden="true">
          {people.slice(0, MOST_FACES).map((person) => (
            <Avatar key={person.id} face={personFace(person)} size={26} />
          ))}
        </span>
      )}
      <span>
        {table.seats === null ? `${taken} in` : `${taken} of ${table.seats}`}
        <OnlySpoken> seats taken{names === '' ? '' : `, by ${names}`}</OnlySpoken>
      </span>
    </p>
  );
}

function freeSeats({ seats, seated, canJoin }: LobbyTable): string {
  if (!canJoin) return 'Watch only';
  if (seats === null) return 'Open';
  const free = seats - seated.length;
  return free === 1 ? '1 seat free' : `${free} seats free`;
}

function Access({ table }: { table: LobbyTable }) {
  return (
    <div className={styles.access}>
      <p className={styles.entry}>
        {table.canJoin ? <DoorOpen size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
        {freeSeats(table)}
      </p>
      <p>
        <Eye size={16} aria-hidden="true" />
        <span>
          {formatAmount(table.watching)}
          <span className={styles.watching}> watching</span>
        </span>
      </p>
    </div>
  );
}

/** One table: what it is, how it stands, who sits there, and the way in. */
export function TableRow({ table, person }: { table: LobbyTable; person: string | null }) {
  const way = wayIn(table, person);
  return (
    <li className={styles.row} data-way={way}>
      <span className={styles.icon}>
        <GameIcon kind={table.kind} size={24} />
      </span>
      <div className={styles.what}>
        <h2 className={styles.name}>
          <span className={styles.own}>{table.name}</span> <span className={styles.kind}>{GAMES[table.kind].name}</span>
        </h2>
        <p className={styles.summary}>
          <span className={styles.kindBefore} aria-hidden="true">
            {GAMES[table.kind].name} ·{' '}
          </span>
          {table.summary}
        </p>
      </div>
      <div className={styles.state} data-open={table.state === 'waiting'}>
        <p className={styles.stateText}>{table.stateText}</p>
        <p className={styles.note}>{way === 'return' ? 'You sit here' : table.stateNote}</p>
      </div>
      <Seated table={table} />
      <Access table={table} />
      <div className={styles.way}>
        <ButtonLink href={`/tables/${table.id}`} tone={way === 'return' || way === 'join' ? 'invite' : 'plain'} isWide>
          {WORDS[way]}
          <OnlySpoken> {table.name}</OnlySpoken>
        </ButtonLink>
      </div>
    </li>
  );
}
