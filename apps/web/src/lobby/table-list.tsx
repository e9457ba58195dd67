import type { LobbyTable } from '@upcard/protocol';
import { useEffect, useRef } from 'react';
import { formatAmount } from '../felt/amount-text.ts';
import { Button } from '../ui/button.tsx';
import { inHeldOrder } from './table-line.ts';
import styles from './table-list.module.css';
import { TableRow } from './table-row.tsx';

/** So many lines are drawn at first, and so many more each time the end comes near: nobody waits for hundreds. */
export const LINES_AT_ONCE = 16;

interface TableListProps {
  /** What the list is called; printed only when `hasTitle`. */
  title: string;
  hasTitle: boolean;
  tables: readonly LobbyTable[];
  /** The id of who looks at the list; null for somebody without a name yet. */
  person: string | null;
  /** The order of ids as it was when somebody pointed at the list or came into it by keyboard; null at other times. */
  held: readonly string[] | null;
  onHold: (order: readonly string[] | null) => void;
  /** Lines to draw at most. */
  most: number;
  onMore: () => void;
  onPasscode: (table: LobbyTable) => void;
}

/** The way to the lines that are not drawn yet: it is pressed by whoever comes near it. */
function More({ left, onMore }: { left: number; onMore: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      { rootMargin: '600px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [onMore]);
  return (
    <div ref={place} className={styles.more}>
      <Button onPress={onMore}>Show more of {formatAmount(left)} tables</Button>
    </div>
  );
}

/** Tables, a line each. While somebody aims at one of them, lines keep their places. */
export function TableList({ title, hasTitle, tables, person, held, onHold, most, onMore, onPasscode }: TableListProps) {
  const ordered = held === null ? tables : inHeldOrder(tables, held);
  const shown = ordered.slice(0, most);
  const hold = (): void => onHold(held ?? ordered.map(({ id }) => id));
  return (
    <section className={styles.section}>
      <h2 className={styles.title} data-printed={hasTitle}>
        {title}
      </h2>
      <ul
        className={styles.list}
        aria-label={title}
        onPointerEnter={hold}
        onPointerLeave={() => onHold(null)}
        onFocus={hold}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onHold(null);
        }}
      >
        {shown.map((table) => (
          <TableRow key={table.id} table={table} person={person} onPasscode={onPasscode} />
        ))}
      </ul>
      {ordered.length > shown.length && <More key={most} left={ordered.length - shown.length} onMore={onMore} />}
    </section>
  );
}
