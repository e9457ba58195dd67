import type { LobbyTable } from '@upcard/protocol';
import Pause from 'lucide-react/icons/pause';
import { Link } from 'wouter';
import { formatAmount } from '../felt/amount-text.ts';
import { GAMES, GameIcon } from '../home/games.tsx';
import { Button } from '../ui/button.tsx';
import { OnlySpoken } from '../ui/only-spoken.tsx';
import styles from './admin.module.css';
import type { Deed, TableAct } from './deed.ts';

interface TableRowProps {
  table: LobbyTable;
  begin: (deed: Deed) => void;
}

function What({ table: { id, kind, name, host } }: Pick<TableRowProps, 'table'>) {
  return (
    <div className={styles.who}>
      <span className={styles.icon}>
        <GameIcon kind={kind} size={22} />
      </span>
      <div className={styles.stack}>
        <Link href={`/tables/${encodeURIComponent(id)}`} className={styles.name ?? ''}>
          <bdi>{name}</bdi>
        </Link>
        <p className={styles.small}>
          {GAMES[kind].name}, run by <bdi>{host.name}</bdi>
        </p>
      </div>
    </div>
  );
}

function State({ table: { isPaused, stateText, stateNote } }: Pick<TableRowProps, 'table'>) {
  return (
    <div className={styles.stack}>
      <p>{stateText}</p>
      {isPaused ? (
        <p className={styles.state} data-tone="held">
          <Pause size={16} aria-hidden="true" /> Paused
        </p>
      ) : (
        <p className={styles.small}>{stateNote}</p>
      )}
    </div>
  );
}

function People({ table: { members, watching } }: Pick<TableRowProps, 'table'>) {
  const names = members.map(({ name }) => name).join(', ');
  return (
    <div className={styles.stack}>
      <p title={names}>
        {formatAmount(members.length)} in
        {names !== '' && <OnlySpoken>: {names}</OnlySpoken>}
      </p>
      <p className={styles.small}>{formatAmount(watching)} watching</p>
    </div>
  );
}

function Way({ act, label, off, ...row }: TableRowProps & { act: TableAct; label: string; off?: string | undefined }) {
  const { id, name } = row.table;
  return (
    <Button
      size="small"
      tone={act === 'void' || act === 'close' ? 'danger' : 'plain'}
      off={off}
      offPlace="under"
      onPress={() => row.begin({ kind: act, table: { id, name } })}
    >
      <span>
        {label}
        <OnlySpoken>
          {act === 'void' ? ' of ' : ' '}
          <bdi>{name}</bdi>
        </OnlySpoken>
      </span>
    </Button>
  );
}

/** An open table: what it is, how it stands, who is there, and what can be done about it. */
export function TableRow(row: TableRowProps) {
  const { isPaused, state } = row.table;
  return (
    <li className={styles.row} data-columns="table">
      <What table={row.table} />
      <State table={row.table} />
      <People table={row.table} />
      <div className={styles.ways}>
        {isPaused ? <Way {...row} act="resume" label="Resume" /> : <Way {...row} act="pause" label="Pause" />}
        <Way {...row} act="void" label="Void round" off={state === 'running' ? undefined : 'No round'} />
        <Way {...row} act="close" label="Close" />
      </div>
    </li>
  );
}
