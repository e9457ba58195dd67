import type { LobbyTable } from '@upcard/protocol';
import Eye from 'lucide-react/icons/eye';
import { Avatar, personFace } from '../felt/avatar.tsx';
import { GAMES, GameIcon } from '../home/games.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { OnlySpoken } from '../ui/only-spoken.tsx';
import styles from './table-row.module.css';

/** More pictures than this are not drawn; the number beside them counts. */
const MOST_FACES = 4;

function Seated({ table }: { table: LobbyTable }) {
  const people = [...new Map(table.seated.map((person) => [person.id, person])).values()];
  return (
    <div className={styles.seated}>
      <span className={styles.faces}>
        {people.slice(0, MOST_FACES).map((person, order) => (
          <Avatar key={person.id} face={personFace(person.name, order)} size={28} />
        ))}
      </span>
      <OnlySpoken>{people.map(({ name }) => name).join(', ')} </OnlySpoken>
      <span>{table.seats === null ? `${table.seated.length} in` : `${table.seated.length} of ${table.seats}`}</span>
    </div>
  );
}

function wayIn(table: LobbyTable, you: string | null): { label: string; tone: 'invite' | 'plain' } {
  if (you !== null && table.seated.some(({ id }) => id === you)) return { label: 'Return', tone: 'invite' };
  return table.canJoin ? { label: 'Sit down', tone: 'invite' } : { label: 'Watch', tone: 'plain' };
}

/** One table of the lobby: what it is, how it stands, who is there, and the way in. `you` is the id of who looks. */
export function TableRow({ table, you }: { table: LobbyTable; you: string | null }) {
  const { label, tone } = wayIn(table, you);
  return (
    <li className={styles.row} data-state={table.state}>
      <span className={styles.icon}>
        <GameIcon kind={table.kind} size={22} />
      </span>
      <div className={styles.what}>
        <h2 className={styles.name}>
          {table.name} <span className={styles.kind}>{GAMES[table.kind].name}</span>
        </h2>
        <p className={styles.summary}>{table.summary}</p>
      </div>
      <div className={styles.state}>
        <p className={styles.stateText}>
          <span className={styles.dot} aria-hidden="true" /> {table.stateText}
        </p>
        <p className={styles.note}>{table.stateNote}</p>
      </div>
      <Seated table={table} />
      <p className={styles.watching}>
        <Eye size={16} aria-hidden="true" /> {table.watching} <span className={styles.word}>watching</span>
      </p>
      <span className={styles.way}>
        <ButtonLink href={`/tables/${table.id}`} tone={tone} isWide>
          {label}
          <OnlySpoken>, {table.name}</OnlySpoken>
        </ButtonLink>
      </span>
    </li>
  );
}
