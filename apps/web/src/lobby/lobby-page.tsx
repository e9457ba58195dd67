import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useRef, useState } from 'react';
import { SiteFrame } from '../home/site-frame.tsx';
import { type Lobby, lobbyFeed } from '../net/lobby-feed.ts';
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

/** `phone`: search and setup open on request, from bar and dock; `column`: setup opens on request; `two`: it stands beside the list. */
type Layout = 'phone' | 'column' | 'two';

function useLayout(): Layout {
  const isPhone = useMedia('(max-width: 639.98px)');
  const hasRoom = useMedia('(min-width: 1100px)');
  if (isPhone) return 'phone';
  return hasRoom ? 'two' : 'column';
}

function Opener({ layout, onPress }: { layout: Layout; onPress: () => void }) {
  const isPhone = layout === 'phone';
  return (
    <Button tone="main" size={isPhone ? 'large' : 'middle'} isWide={isPhone} onPress={onPress}>
      <Plus size={20} aria-hidden="true" /> Open a table
    </Button>
  );
}

interface ListColumnProps {
  lobby: Lobby;
  layout: Layout;
  wanted: Wanted;
  onWant: (wanted: Wanted) => void;
  /** On a phone: whether the search is open. */
  isSearching: boolean;
  onOpenTable: () => void;
}

function ListColumn({ lobby, layout, wanted, onWant, isSearching, onOpenTable }: ListColumnProps) {
  const isPhone = layout === 'phone';
  const search = (
    <SearchField words={wanted.words} onChange={(words) => onWant({ ...wanted, words })} takesFocus={isPhone} />
  );
  return (
    <section className={styles.list} aria-labelledby="tables-title">
      <div className={styles.head}>
        <h1 id="tables-title" className={styles.title}>
          Tables
        </h1>
        <ListStatus lobby={lobby} />
        {!isPhone && search}
        {layout === 'column' && <Opener layout={layout} onPress={onOpenTable} />}
      </div>
      {isPhone && isSearching && search}
      {'tables' in lobby && <FilterBar tables={lobby.tables} wanted={wanted} onChange={onWant} />}
      <ListPlace lobby={lobby} wanted={wanted} onShowAll={() => onWant(EVERYTHING)} onOpenTable={onOpenTable} />
    </section>
  );
}

/** All tables as they are now, and the way to open another one. */
export function LobbyPage() {
  const lobby = useStore(lobbyFeed);
  const layout = useLayout();
  const [wanted, setWanted] = useState<Wanted>(EVERYTHING);
  const [isSearching, setIsSearching] = useState(false);
  const [isSettingUp, setIsSettingUp] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const toggleSearch = (): void => {
    // A search that nobody sees must not go on narrowing the list.
    if (isSearching) setWanted({ ...wanted, words: '' });
    setIsSearching(!isSearching);
  };
  const openTable = (): void => {
    if (layout === 'two') panel.current?.querySelector('input')?.focus();
    else setIsSettingUp(true);
  };
  const searchButton = (
    <IconButton label="Search" isExpanded={isSearching} onPress={toggleSearch}>
      <Search size={21} aria-hidden="true" />
    </IconButton>
  );
  const isPhone = layout === 'phone';
  return (
    <SiteFrame
      area="tables"
      dock={isPhone ? <Opener layout={layout} onPress={openTable} /> : null}
      actions={isPhone && searchButton}
    >
      <div className={styles.columns}>
        <ListColumn {...{ lobby, layout, wanted, isSearching }} onWant={setWanted} onOpenTable={openTable} />
        {layout === 'two' && (
          <div ref={panel}>
            <Suspense fallback={<SetupAtRest />}>
              <SetupPanel />
            </Suspense>
          </div>
        )}
      </div>
      <Suspense fallback={null}>
        {layout !== 'two' && isSettingUp && <SetupSheet onClose={() => setIsSettingUp(false)} />}
      </Suspense>
    </SiteFrame>
  );
}
