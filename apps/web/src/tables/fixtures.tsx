import { type ReactNode, StrictMode, Suspense, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/index.css';
import { applyPreferences } from '../settings/preferences.ts';
import HouseScreen from './house/house-screen.tsx';
import { HOUSE_TABLES } from './house/testkit/house-tables.ts';
import { STANDARD_TABLES } from './standard/standard-fixtures.tsx';
import StandardScreen from './standard/standard-screen.tsx';
import TablePage from './table-page.tsx';

const started = performance.now();
const now = (): number => performance.now() - started;
const ignore = (): void => {};

function useHash(): string {
  return useSyncExternalStore(
    (listener) => {
      globalThis.addEventListener('hashchange', listener);
      return () => globalThis.removeEventListener('hashchange', listener);
    },
    () => decodeURIComponent(globalThis.location.hash.slice(1)),
  );
}

function screenOf(name: string, isLive: boolean): ReactNode {
  const way = { isLive, now, send: ignore, say: ignore, dismissNotice: ignore };
  const house = HOUSE_TABLES[name];
  if (house !== undefined) return <HouseScreen key={name} table={house} {...way} />;
  const standard = STANDARD_TABLES[name];
  return standard === undefined ? null : <StandardScreen key={name} table={standard()} {...way} />;
}

/** One screen at a time, named in the address: `#play`; `#play,lost` shows it while reconnecting, `#table,id` a real table. */
function Fixtures() {
  const [name = '', state] = useHash().split(',');
  if (name === 'table' && state !== undefined) return <TablePage id={state} />;
  const screen = screenOf(name, state !== 'lost');
  if (screen !== null) return screen;
  return (
    <ul>
      {[...Object.keys(HOUSE_TABLES), ...Object.keys(STANDARD_TABLES)].map((known) => (
        <li key={known}>
          <a href={`#${known}`}>{known}</a>
        </li>
      ))}
    </ul>
  );
}

applyPreferences();
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Suspense fallback={null}>
        <Fixtures />
      </Suspense>
    </StrictMode>,
  );
}
