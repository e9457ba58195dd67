import { useState } from 'react';
import type { Lobby } from '../net/lobby-feed.ts';
import { useSession } from '../net/session.ts';
import { Button } from '../ui/button.tsx';
import { OnlySpoken } from '../ui/only-spoken.tsx';
import styles from './list-place.module.css';
import { arranged, fitting, type Wanted } from './table-line.ts';
import { TableList } from './table-list.tsx';

/** Lines at rest while the list is on its way: as high as real ones, so that nothing jumps. */
const RESTING = [1, 2, 3, 4];

function ListAtRest() {
  return (
    <div className={styles.resting} aria-busy="true">
      <OnlySpoken>The tables are being fetched.</OnlySpoken>
      {RESTING.map((line) => (
        <div key={line} className={styles.line} aria-hidden="true">
          <span className={styles.block} />
          <span className={styles.bars}>
            <span />
            <span />
          </span>
        </div>
      ))}
    </div>
  );
}

function Unreachable() {
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.what}>The list of tables cannot be reached</p>
      <p>The connection is gone, or Upcard is just being restarted. It is tried again every few seconds.</p>
      <Button onPress={() => globalThis.location.reload()}>Try now</Button>
    </div>
  );
}

interface ListPlaceProps {
  lobby: Lobby;
  wanted: Wanted;
  onShowAll: () => void;
  onOpenTable: () => void;
}

/** The list of tables, or what there is to say instead of one. */
export function ListPlace({ lobby, wanted, onShowAll, onOpenTable }: ListPlaceProps) {
  const session = useSession();
  const [held, setHeld] = useState<readonly string[] | null>(null);
  if (lobby.kind === 'loading') return <ListAtRest />;
  if (lobby.kind === 'unreachable') return <Unreachable />;
  const person = session.kind === 'person' ? session.person.id : null;
  const tables = arranged(fitting(lobby.tables, wanted), person);
  if (tables.length > 0) return <TableList tables={tables} person={person} held={held} onHold={setHeld} />;
  return lobby.tables.length > 0 ? (
    <div className={styles.notice}>
      <p className={styles.what}>No table fits what you look for</p>
      <Button onPress={onShowAll}>Show all tables</Button>
    </div>
  ) : (
    <div className={styles.notice}>
      <p className={styles.what}>No table is open just now. Yours could be the first.</p>
      <Button tone="invite" onPress={onOpenTable}>
        Open a table
      </Button>
    </div>
  );
}
