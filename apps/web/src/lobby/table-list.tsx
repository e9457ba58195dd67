import type { LobbyTable } from '@upcard/protocol';
import { inHeldOrder } from './table-line.ts';
import styles from './table-list.module.css';
import { TableRow } from './table-row.tsx';

interface TableListProps {
  tables: readonly LobbyTable[];
  /** The id of who looks at the list; null for somebody without a name yet. */
  person: string | null;
  /** The order of ids as it was when somebody pointed at the list or came into it by keyboard; null at other times. */
  held: readonly string[] | null;
  onHold: (order: readonly string[] | null) => void;
}

/** The tables, a line each. While somebody aims at one of them, lines keep their places. */
export function TableList({ tables, person, held, onHold }: TableListProps) {
  const shown = held === null ? tables : inHeldOrder(tables, held);
  const hold = (): void => onHold(held ?? shown.map(({ id }) => id));
  return (
    <ul
      className={styles.list}
      aria-label="Tables"
      onPointerEnter={hold}
      onPointerLeave={() => onHold(null)}
      onFocus={hold}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onHold(null);
      }}
    >
      {shown.map((table) => (
        <TableRow key={table.id} table={table} person={person} />
      ))}
    </ul>
  );
}
