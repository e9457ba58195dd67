import { Link } from 'wouter';
import { lobbyFeed } from '../net/lobby-feed.ts';
import { useStore } from '../net/store.ts';

/** All tables. */
export function LobbyPage() {
  const lobby = useStore(lobbyFeed);
  return (
    <main>
      <h1>Tables</h1>
      {'tables' in lobby &&
        lobby.tables.map((table) => (
          <Link key={table.id} href={`/tables/${table.id}`}>
            {table.name}
          </Link>
        ))}
    </main>
  );
}
