import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useState } from 'react';
import { SiteFrame } from '../home/site-frame.tsx';
import { lobbyFeed } from '../net/lobby-feed.ts';
import { useStore } from '../net/store.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useMedia } from '../ui/use-media.ts';
import { FilterBar } from './filter-bar.tsx';
import { ListPlace } from './list-place.tsx';
import { ListStatus } from './list-status.tsx';
import styles from './lobby-page.module.css';
import { SearchField } from './search-field.tsx';
import { SetupAtRest } from './setup-at-rest.tsx';
import { EVERYTHING, type Wanted } from './table-line.ts';

const SetupPanel = lazy(() => import('./setup-panel.tsx'));
const SetupSheet = lazy(() => import('./setup-sheet.tsx'));

/** All tables as they are now, and the way to open another one. */
export function LobbyPage() {
  const lobby = useStore(lobbyFeed);
  const hasPanel = useMedia('(min-width: 1100px)');
  const isPhone = useMedia('(max-width: 639.98px)');
  const [wanted, setWanted] = useState<Wanted>(EVERYTHING);
  const [isSearching, setIsSearching] = useState(false);
  const [isSettingUp, setIsSettingUp] = useState(false);
  const toggleSearch = (): void => {
    // A search that nobody sees must not go on narrowing the list.
    if (isSearching) setWanted({ ...wanted, words: '' });
    setIsSearching(!isSearching);
  };
  const openSetup = (): void => setIsSettingUp(true);
  const search = (
    <SearchField
      words={wanted.words}
      onChange={(words) => setWanted({ ...wanted, words })}
      takesFocus={isPhone && isSearching}
    />
  );
  const opener = (
    <Button tone="main" size={isPhone ? 'large' : 'middle'} isWide={isPhone} onPress={openSetup}>
      <Plus size={20} aria-hidden="true" /> Open a table
    </Button>
  );
  return (
    <SiteFrame
      area="tables"
      dock={isPhone ? opener : null}
      actions={
        isPhone && (
          <IconButton label="Search" isExpanded={isSearching} onPress={toggleSearch}>
            <Search size={21} aria-hidden="true" />
          </IconButton>
        )
      }
    >
      <div className={styles.columns}>
        <section className={styles.list} aria-labelledby="tables-title">
          <div className={styles.head}>
            <h1 id="tables-title" className={styles.title}>
              Tables
            </h1>
            <ListStatus lobby={lobby} />
            {!isPhone && search}
            {!hasPanel && !isPhone && opener}
          </div>
          {isPhone && isSearching && search}
          <FilterBar tables={'tables' in lobby ? lobby.tables : []} wanted={wanted} onChange={setWanted} />
          <ListPlace
            lobby={lobby}
            wanted={wanted}
            onShowAll={() => setWanted(EVERYTHING)}
            onOpenTable={hasPanel ? null : openSetup}
          />
        </section>
        {hasPanel && (
          <Suspense fallback={<SetupAtRest />}>
            <SetupPanel />
          </Suspense>
        )}
      </div>
      <Suspense fallback={null}>
        {!hasPanel && isSettingUp && <SetupSheet onClose={() => setIsSettingUp(false)} />}
      </Suspense>
    </SiteFrame>
  );
}
