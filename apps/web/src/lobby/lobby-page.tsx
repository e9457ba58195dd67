import type { LobbyTable } from '@upcard/protocol';
import Plus from 'lucide-react/icons/plus';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FilterChips } from '../felt/filter-chips.tsx';
import { GAMES } from '../home/games.tsx';
import { SiteFrame } from '../home/site-frame.tsx';
import { type Lobby, lobbyFeed } from '../net/lobby-feed.ts';
import { useSession } from '../net/session.ts';
import { useStore } from '../net/store.ts';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useMedia } from '../ui/use-media.ts';
import { filterTables, kindCounts, type LobbyFilter, NO_FILTER } from './lobby-filter.ts';
import styles from './lobby-page.module.css';
import { OpenTablePanel } from './open-table-panel.tsx';
import { TableRow } from './table-row.tsx';

const OpenTableSheet = lazy(() => import('./open-table-sheet.tsx'));

function Live({ lobby }: { lobby: Lobby }) {
  switch (lobby.kind) {
    case 'loading':
      return <span>Loading</span>;
    case 'live':
      return <span>Live list, {lobby.tables.length} open</span>;
    case 'stale':
      return <span>Reconnecting, this list may be old</span>;
    case 'unreachable':
      return <span>Not connected</span>;
  }
}

function Message({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={styles.message}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}

const SHAPES = ['first', 'second', 'third'] as const;

function List({ lobby, shown, open }: { lobby: Lobby; shown: readonly LobbyTable[]; open: () => void }) {
  const session = useSession();
  const you = session.kind === 'person' ? session.person.id : null;
  if (lobby.kind === 'loading') {
    return (
      <div className={styles.shapes} aria-hidden="true">
        {SHAPES.map((shape) => (
          <span key={shape} />
        ))}
      </div>
    );
  }
  if (lobby.kind === 'unreachable') {
    return (
      <Message title="The tables cannot be reached" text="Check your connection. This page tries again by itself.">
        <Button onPress={() => globalThis.location.reload()}>Try again now</Button>
      </Message>
    );
  }
  if (lobby.tables.length === 0) {
    return (
      <Message title="No table is open" text="Open the first one: one player is a complete game.">
        <span className={styles.onlyNarrow}>
          <Button onPress={open}>Open a table</Button>
        </span>
      </Message>
    );
  }
  if (shown.length === 0)
    return <Message title="No table fits" text="Loosen the filter, or open a table of your own." />;
  return (
    <ul className={styles.rows}>
      {shown.map((table) => (
        <TableRow key={table.id} table={table} you={you} />
      ))}
    </ul>
  );
}

function Filters({
  tables,
  filter,
  change,
}: {
  tables: readonly LobbyTable[];
  filter: LobbyFilter;
  change: (filter: LobbyFilter) => void;
}) {
  const counts = [...kindCounts(tables)];
  return (
    <div className={styles.filters}>
      <FilterChips
        label="Kinds of tables"
        options={[
          { value: 'all', label: 'All', count: tables.length },
          ...counts.map(([kind, count]) => ({ value: kind, label: GAMES[kind].name, count })),
        ]}
        value={filter.kind}
        onChange={(kind) => change({ ...filter, kind })}
      />
      <Switch label="Free seats only" isOn={filter.freeOnly} onChange={(freeOnly) => change({ ...filter, freeOnly })} />
    </div>
  );
}

/** All tables, live, and the panel for opening one: beside the list, or from below on a phone. */
export function LobbyPage() {
  const lobby = useStore(lobbyFeed);
  const [filter, setFilter] = useState(NO_FILTER);
  const [isOpening, setOpening] = useState(false);
  const isWide = useMedia('(min-width: 1100px)');
  const tables = lobby.kind === 'live' || lobby.kind === 'stale' ? lobby.tables : [];
  return (
    <SiteFrame
      area="tables"
      dock={
        !isWide && (
          <Button tone="main" size="large" isWide onPress={() => setOpening(true)}>
            <Plus size={20} aria-hidden="true" /> Open a table
          </Button>
        )
      }
    >
      <div className={styles.main}>
        <section className={styles.lobby} aria-label="Tables">
          <div className={styles.head}>
            <h1 className={styles.title}>Tables</h1>
            <p className={styles.live} data-kind={lobby.kind} role="status">
              <Live lobby={lobby} />
            </p>
            <div className={styles.search}>
              <TextField
                label="Search"
                kind="search"
                placeholder="Table or person"
                value={filter.words}
                onChange={(words) => setFilter({ ...filter, words })}
              />
            </div>
          </div>
          <Filters tables={tables} filter={filter} change={setFilter} />
          <div className={styles.list}>
            <List lobby={lobby} shown={filterTables(tables, filter)} open={() => setOpening(true)} />
          </div>
        </section>
        {isWide && (
          <aside className={styles.setup} aria-label="Open a table">
            <h2 className={styles.setupTitle}>Open a table</h2>
            <OpenTablePanel />
          </aside>
        )}
      </div>
      <Suspense fallback={null}>
        {isOpening && !isWide && <OpenTableSheet onClose={() => setOpening(false)} />}
      </Suspense>
    </SiteFrame>
  );
}
