import { useEffect, useState } from 'react';
import { type FollowedTable, followTable } from '../net/browser-connection.ts';
import { useStore } from '../net/store.ts';
import { HouseScreen } from './house/house-screen.tsx';

function Followed({ table: { connection, clock } }: { table: FollowedTable }) {
  const link = useStore(connection.link);
  if (!('table' in link)) {
    return (
      <main>
        <h1>{link.kind === 'gone' ? link.text : 'Table'}</h1>
      </main>
    );
  }
  return (
    <HouseScreen
      table={link.table}
      isLive={link.kind === 'live'}
      now={clock.now}
      send={(command) => connection.send(command)}
      dismissNotice={() => connection.dismissNotice()}
    />
  );
}

/** One table, connected for as long as the page is open. */
export default function TablePage({ id }: { id: string }) {
  const [table, setTable] = useState<FollowedTable | null>(null);
  useEffect(() => {
    const followed = followTable(id);
    setTable(followed);
    return followed.close;
  }, [id]);
  return table === null ? <main aria-busy="true" /> : <Followed table={table} />;
}
