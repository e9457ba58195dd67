import type { LobbyChanges, LobbyTable } from '@upcard/protocol';
import { createStore, type Store } from './store.ts';

/** The list of tables: not there yet, live, or the last one known while the connection is lost. */
export type Lobby =
  | { readonly kind: 'loading' }
  | { readonly kind: 'live'; readonly tables: readonly LobbyTable[] }
  | { readonly kind: 'stale'; readonly tables: readonly LobbyTable[] }
  | { readonly kind: 'unreachable' };

const lobby = createStore<Lobby>({ kind: 'loading' });

/** The list after some changes: known tables keep their place, new ones come first, as the server lists them. */
export function mergeChanges(tables: readonly LobbyTable[], { changed, gone }: LobbyChanges): readonly LobbyTable[] {
  const known = new Set(tables.map(({ id }) => id));
  const newer = new Map(changed.map((table) => [table.id, table]));
  const left = new Set(gone);
  const kept = tables.filter(({ id }) => !left.has(id)).map((table) => newer.get(table.id) ?? table);
  return [...changed.filter(({ id }) => !known.has(id) && !left.has(id)), ...kept];
}

function lost(before: Lobby): Lobby {
  return before.kind === 'live' || before.kind === 'stale'
    ? { kind: 'stale', tables: before.tables }
    : { kind: 'unreachable' };
}

/** Milliseconds until a feed that the browser has given up is opened again. */
const REOPEN_AFTER = 3_000;

function follow(): () => void {
  let source: EventSource | null = null;
  let reopening: ReturnType<typeof setTimeout> | null = null;
  const open = (): void => {
    source = new EventSource('/api/tables/events');
    source.addEventListener('tables', (event: MessageEvent<string>) => {
      const tables: readonly LobbyTable[] = JSON.parse(event.data);
      lobby.set({ kind: 'live', tables });
    });
    source.addEventListener('changes', (event: MessageEvent<string>) => {
      const before = lobby.get();
      if (before.kind !== 'live') return;
      const changes: LobbyChanges = JSON.parse(event.data);
      lobby.set({ kind: 'live', tables: mergeChanges(before.tables, changes) });
    });
    source.onerror = () => {
      lobby.set(lost(lobby.get()));
      // A source that is only interrupted tries again by itself; a closed one never does.
      if (source?.readyState === EventSource.CLOSED) reopening = setTimeout(open, REOPEN_AFTER);
    };
  };
  open();
  return () => {
    if (reopening !== null) clearTimeout(reopening);
    source?.close();
  };
}

let readers = 0;
let stop: (() => void) | null = null;

/** The lobby's list, followed over one stream for as long as anybody subscribes. */
export const lobbyFeed: Pick<Store<Lobby>, 'get' | 'subscribe'> = {
  get: lobby.get,
  subscribe: (listener) => {
    const end = lobby.subscribe(listener);
    readers += 1;
    stop ??= follow();
    return () => {
      end();
      readers -= 1;
      if (readers > 0) return;
      stop?.();
      stop = null;
    };
  },
};
