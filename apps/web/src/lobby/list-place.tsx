import type { LobbyTable } from '@upcard/protocol';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import type { Lobby } from '../net/lobby-feed.ts';
import { useSession } from '../net/session.ts';
import { Button } from '../ui/button.tsx';
import { OnlySpoken } from '../ui/only-spoken.tsx';
import styles from './list-place.module.css';
import { arranged, fitting, isIn, type Wanted } from './table-line.ts';
import { LINES_AT_ONCE, TableList } from './table-list.tsx';

const PasscodeSheet = lazy(() => import('../tables/room/passcode-sheet.tsx'));

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

/** The tables in one or two lists: those to which the person belongs come first. */
function Lists({ tables, person, wanted }: { tables: readonly LobbyTable[]; person: string | null; wanted: Wanted }) {
  const [held, setHeld] = useState<readonly string[] | null>(null);
  const [most, setMost] = useState(LINES_AT_ONCE);
  const [sought, setSought] = useState(wanted);
  if (sought !== wanted) {
    // Another search begins at its top.
    setSought(wanted);
    setMost(LINES_AT_ONCE);
  }
  const [asked, setAsked] = useState<LobbyTable | null>(null);
  const [, navigate] = useLocation();
  const more = useCallback(() => setMost((before) => before + LINES_AT_ONCE), []);
  const own = tables.filter((table) => table.state !== 'finished' && isIn(table, person));
  const others = own.length === 0 ? tables : tables.filter((table) => !own.includes(table));
  const common = { person, held, onHold: setHeld, onMore: more, onPasscode: setAsked };
  const hasBoth = own.length > 0 && others.length > 0;
  return (
    <>
      {own.length > 0 && <TableList title="Your tables" hasTitle tables={own} most={own.length} {...common} />}
      {others.length > 0 && (
        <TableList
          title={own.length > 0 ? 'Other tables' : 'All tables'}
          hasTitle={hasBoth}
          tables={others}
          most={most}
          {...common}
        />
      )}
      <Suspense fallback={null}>
        {asked !== null && (
          <PasscodeSheet
            table={asked.id}
            name={asked.name}
            onJoined={() => navigate(`/tables/${asked.id}`)}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** The list of tables, or what there is to say instead of one. */
export function ListPlace({ lobby, wanted, onShowAll, onOpenTable }: ListPlaceProps) {
  const session = useSession();
  if (lobby.kind === 'loading') return <ListAtRest />;
  if (lobby.kind === 'unreachable') return <Unreachable />;
  const person = session.kind === 'person' ? session.person.id : null;
  const tables = arranged(fitting(lobby.tables, wanted), person);
  if (tables.length > 0) return <Lists tables={tables} person={person} wanted={wanted} />;
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
