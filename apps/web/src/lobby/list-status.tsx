import WifiOff from 'lucide-react/icons/wifi-off';
import { memo } from 'react';
import { formatAmount } from '../felt/amount-text.ts';
import type { Lobby } from '../net/lobby-feed.ts';
import styles from './list-status.module.css';
import { crowdOf, openTables } from './table-line.ts';

function counts(lobby: Lobby): { open: string; people: string } | null {
  if (!('tables' in lobby)) return null;
  const open = openTables(lobby.tables);
  const people = crowdOf(open);
  return {
    open: `${formatAmount(open.length)} open`,
    people: people === 1 ? '1 person here' : `${formatAmount(people)} people here`,
  };
}

/** Whether the list is live, and how much is going on. Only a lost connection is said aloud. */
export const ListStatus = memo(function ListStatus({ lobby }: { lobby: Lobby }) {
  const shown = counts(lobby);
  const isLost = lobby.kind === 'stale';
  return (
    <div className={styles.status}>
      {lobby.kind === 'live' && shown !== null && (
        <p className={styles.live}>
          <span className={styles.roomy}>Live list, </span>
          {shown.open}
          <span className={styles.roomy}>, {shown.people}</span>
        </p>
      )}
      <p role="status" className={styles.lost}>
        {isLost && (
          <>
            <WifiOff size={16} aria-hidden="true" /> Reconnecting. This is the list as it was.
          </>
        )}
      </p>
    </div>
  );
});
