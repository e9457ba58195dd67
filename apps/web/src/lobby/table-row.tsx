import type { LobbyTable } from '@upcard/protocol';
import Eye from 'lucide-react/icons/eye';
import { memo } from 'react';
import { useLocation } from 'wouter';
import { formatAmount } from '../felt/amount-text.ts';
import { Avatar, personFace } from '../felt/avatar.tsx';
import { GAMES, GameIcon } from '../home/games.tsx';
import { wishToJoin } from '../tables/room/join-wish.ts';
import { JOINING_ICONS, JOINING_WORDS } from '../tables/room/room-words.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { OnlySpoken } from '../ui/only-spoken.tsx';
import { peopleOf, type WayIn, wayIn } from './table-line.ts';
import styles from './table-list.module.css';

/** More faces than this are a number. */
const MOST_FACES = 4;

const WORDS: Readonly<Record<WayIn, string>> = {
  return: 'Return',
  join: 'Join',
  sit: 'Sit down',
  ask: 'Ask to join',
  passcode: 'Passcode',
  watch: 'Watch',
  result: 'See result',
};

function countWords(table: LobbyTable, people: number): string {
  if (table.seats === null) return people === 1 ? 'alone' : `${people} in`;
  return `${table.seated.length} of ${table.seats}`;
}

function Seated({ table }: { table: LobbyTable }) {
  const people = peopleOf(table);
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
        {countWords(table, people.length)}
        <OnlySpoken>
          {table.seats === null ? '' : ' seats taken'}
          {names === '' ? '' : `, in: ${names}`}
        </OnlySpoken>
      </span>
    </p>
  );
}

function Access({ table }: { table: LobbyTable }) {
  const Icon = JOINING_ICONS[table.joining];
  return (
    <div className={styles.access}>
      <p className={styles.entry} data-joining={table.joining}>
        <Icon size={16} aria-hidden="true" />
        <span className={styles.entryWords}>{JOINING_WORDS[table.joining]}</span>
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

function noteOf(table: LobbyTable, way: WayIn): string {
  if (way === 'return') return table.state === 'waiting' ? 'You are in' : 'You play here';
  return table.state === 'waiting' && table.ready > 0 ? `${table.ready} ready` : table.stateNote;
}

function Way({ table, way, onPasscode }: { table: LobbyTable; way: WayIn; onPasscode: (table: LobbyTable) => void }) {
  const [, navigate] = useLocation();
  const href = `/tables/${table.id}`;
  const words = (
    <>
      {WORDS[way]}
      <OnlySpoken> {table.name}</OnlySpoken>
    </>
  );
  switch (way) {
    case 'ask':
      return (
        <Button
          tone="invite"
          isWide
          onPress={() => {
            wishToJoin(table.id);
            navigate(href);
          }}
        >
          {words}
        </Button>
      );
    case 'passcode':
      return (
        <Button tone="invite" isWide onPress={() => onPasscode(table)}>
          {words}
        </Button>
      );
    case 'return':
    case 'join':
    case 'sit':
    case 'watch':
    case 'result':
      return (
        <ButtonLink href={href} tone={way === 'watch' || way === 'result' ? 'plain' : 'invite'} isWide>
          {words}
        </ButtonLink>
      );
  }
}

/** One table: what it is, how it stands, who is in, and the way in. Drawn anew only when its line is another. */
export const TableRow = memo(function TableRow({
  table,
  person,
  onPasscode,
}: {
  table: LobbyTable;
  /** The id of who looks at it; null for somebody without a name yet. */
  person: string | null;
  /** Somebody wants to enter the passcode of this table. Keep it the same function between renders. */
  onPasscode: (table: LobbyTable) => void;
}) {
  const way = wayIn(table, person);
  return (
    <li className={styles.row} data-way={way}>
      <span className={styles.icon}>
        <GameIcon kind={table.kind} size={24} />
      </span>
      <div className={styles.what}>
        <h3 className={styles.name}>
          <bdi className={styles.own}>{table.name}</bdi> <span className={styles.kind}>{GAMES[table.kind].name}</span>
        </h3>
        <p className={styles.summary}>
          <span className={styles.kindBefore} aria-hidden="true">
            {GAMES[table.kind].name} ·{' '}
          </span>
          {table.summary}
        </p>
      </div>
      <div className={styles.state} data-open={table.canJoin && !table.isPaused}>
        <p className={styles.stateText}>{table.stateText}</p>
        <p className={styles.note}>{noteOf(table, way)}</p>
      </div>
      <Seated table={table} />
      <Access table={table} />
      <div className={styles.way}>
        <Way table={table} way={way} onPasscode={onPasscode} />
      </div>
    </li>
  );
});
