import { ListStatus } from '../lobby/list-status.tsx';
import { openTables } from '../lobby/table-line.ts';
import { type Lobby, lobbyFeed } from '../net/lobby-feed.ts';
import { useStore } from '../net/store.ts';
import { Button } from '../ui/button.tsx';
import styles from './admin.module.css';
import { DeedPlace, type Deeds, useDeeds } from './deeds.tsx';
import { ListAtRest, Notice } from './fetched-place.tsx';
import { TableRow } from './table-row.tsx';
import { useFocusKept } from './use-focus-kept.ts';

function TablesPlace({ lobby, begin }: { lobby: Lobby } & Pick<Deeds, 'begin'>) {
  if (lobby.kind === 'loading') return <ListAtRest />;
  if (lobby.kind === 'unreachable') {
    return (
      <Notice what="The list of tables cannot be reached" role="alert">
        <p>The connection is gone, or Upcard is just being restarted. It is tried again every few seconds.</p>
        <Button onPress={() => globalThis.location.reload()}>Try now</Button>
      </Notice>
    );
  }
  const tables = openTables(lobby.tables);
  return tables.length === 0 ? (
    <Notice what="No table is open just now" />
  ) : (
    <ul className={styles.list} aria-label="Tables">
      {tables.map((table) => (
        <TableRow key={table.id} table={table} begin={begin} />
      ))}
    </ul>
  );
}

/** Every open table, live as in the lobby, with what can be done about it. */
export function TablesSection() {
  const lobby = useStore(lobbyFeed);
  // The feed shows what has changed.
  const deeds = useDeeds(() => undefined);
  useFocusKept(lobby, deeds.note !== null);
  return (
    <>
      <ListStatus lobby={lobby} />
      <DeedPlace deeds={deeds} />
      <TablesPlace lobby={lobby} begin={deeds.begin} />
    </>
  );
}
