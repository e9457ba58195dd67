import { useEffect, useState } from 'react';
import { type FollowedTable, followTable } from '../net/browser-connection.ts';
import { useStore } from '../net/store.ts';
import { isTableOf, type TableLink } from '../net/table-link.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { HouseScreen } from './house/house-screen.tsx';
import { TableMessage } from './table-message.tsx';

function ToTheTables() {
  return (
    <ButtonLink href="/tables" tone="main">
      All tables
    </ButtonLink>
  );
}

function Connecting({ attempts }: { attempts: number }) {
  return attempts < 2 ? (
    <TableMessage title="To your table" text="One moment." />
  ) : (
    <TableMessage
      title="The table cannot be reached"
      text="Check your connection. This page tries again by itself, for as long as it is open."
    >
      <ToTheTables />
    </TableMessage>
  );
}

function Followed({ table }: { table: FollowedTable }) {
  const link: TableLink = useStore(table.connection.link);
  switch (link.kind) {
    case 'connecting':
      return <Connecting attempts={link.attempts} />;
    case 'gone':
      return (
        <TableMessage title="This table is not here any more" text={link.text}>
          <ToTheTables />
        </TableMessage>
      );
    case 'outdated':
      return (
        <TableMessage title="Upcard has been updated" text="Reload the page to go on. Your seat and bets are kept.">
          <Button tone="main" onPress={() => globalThis.location.reload()}>
            Reload
          </Button>
        </TableMessage>
      );
    case 'live':
    case 'reconnecting':
    case 'over':
      return !isTableOf('house', link.table) ? (
        <TableMessage title="This game has no screen yet" text="It is played on all the same.">
          <ToTheTables />
        </TableMessage>
      ) : (
        <HouseScreen
          table={link.table}
          isLive={link.kind !== 'reconnecting'}
          now={table.clock.now}
          send={table.send}
          say={table.say}
          dismissNotice={table.dismissNotice}
        />
      );
  }
}

/** A table by its id, followed for as long as the page is open. */
export default function TablePage({ id }: { id: string }) {
  const [table, setTable] = useState<FollowedTable | null>(null);
  useEffect(() => {
    const followed = followTable(id);
    setTable(followed);
    return followed.close;
  }, [id]);
  return table === null ? <Connecting attempts={0} /> : <Followed table={table} />;
}
