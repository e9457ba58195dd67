import { lazy, Suspense, useEffect, useState } from 'react';
import { type FollowedTable, followTable } from '../net/browser-connection.ts';
import { useStore } from '../net/store.ts';
import { isTableOf, type OpenTable, type TableLink } from '../net/table-link.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { TableMessage } from './table-message.tsx';

// Whoever sits at one game does not load the others.
const HouseScreen = lazy(() => import('./house/house-screen.tsx'));
const StandardScreen = lazy(() => import('./standard/standard-screen.tsx'));

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

/** The screen of whatever game is played at a table. */
function Screen({ table, isLive, followed }: { table: OpenTable; isLive: boolean; followed: FollowedTable }) {
  const { clock, send, say, dismissNotice } = followed;
  const way = { isLive, now: clock.now, send, say, dismissNotice };
  if (isTableOf('house', table)) return <HouseScreen table={table} {...way} />;
  if (isTableOf('standard', table)) return <StandardScreen table={table} {...way} />;
  return (
    <TableMessage title="This game has no screen yet" text="It is played on all the same.">
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
      return (
        <Suspense fallback={<Connecting attempts={0} />}>
          <Screen table={link.table} isLive={link.kind !== 'reconnecting'} followed={table} />
        </Suspense>
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
