import type { TableKind } from '@upcard/tables';
import { TABLE_KINDS } from '@upcard/tables/table';
import { Door } from '../felt/door.tsx';
import { openTables } from '../lobby/table-line.ts';
import { type Lobby, lobbyFeed } from '../net/lobby-feed.ts';
import { useStore } from '../net/store.ts';
import { DoorPicture } from './door-picture.tsx';
import styles from './doors.module.css';
import { GAMES, GameIcon, OPENS_LATER } from './games.tsx';

/** How many tables of a kind are open, in words; nothing while that is not known. */
function openCount(lobby: Lobby, kind: TableKind): string {
  if (!('tables' in lobby)) return '';
  const count = openTables(lobby.tables).filter((table) => table.kind === kind).length;
  return count === 0 ? 'Open one yourself' : `${count} open`;
}

/** The five games, each behind its door. */
export function Doors() {
  const lobby = useStore(lobbyFeed);
  return (
    <ul className={styles.doors} aria-label="Games">
      {TABLE_KINDS.map((kind) => (
        <li key={kind} className={styles.place} data-open={GAMES[kind].isOpen}>
          <Door
            href={GAMES[kind].isOpen ? '/tables' : null}
            name={GAMES[kind].name}
            icon={<GameIcon kind={kind} />}
            picture={<DoorPicture kind={kind} />}
            status={GAMES[kind].isOpen ? openCount(lobby, kind) : OPENS_LATER}
          >
            {GAMES[kind].promise}
          </Door>
        </li>
      ))}
    </ul>
  );
}
