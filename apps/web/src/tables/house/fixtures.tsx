import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import '../../styles/index.css';
import { applyPreferences } from '../../settings/preferences.ts';
import TablePage from '../table-page.tsx';
import HouseScreen from './house-screen.tsx';
import { HOUSE_TABLES } from './testkit/house-tables.ts';

const started = performance.now();
const now = (): number => performance.now() - started;
const ignore = (): void => {};

function useHash(): string {
  return useSyncExternalStore(
    (listener) => {
      globalThis.addEventListener('hashchange', listener);
      return () => globalThis.removeEventListener('hashchange', listener);
    },
    () => globalThis.location.hash.slice(1),
  );
}

/** One screen at a time, named in the address: `#play`; `#play,lost` shows it while reconnecting, `#table,id` a real table. */
function Fixtures() {
  const [name = '', state] = useHash().split(',');
  if (name === 'table' && state !== undefined) return <TablePage id={state} />;
  const table = HOUSE_TABLES[name];
  if (table === undefined) {
    return (
      <ul>
        {Object.keys(HOUSE_TABLES).map((known) => (
          <li key={known}>
            <a href={`#${known}`}>{known}</a>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <HouseScreen
      key={name}
      table={table}
      isLive={state !== 'lost'}
      now={now}
      send={ignore}
      say={ignore}
      dismissNotice={ignore}
    />
  );
}

applyPreferences();
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Fixtures />
    </StrictMode>,
  );
}
