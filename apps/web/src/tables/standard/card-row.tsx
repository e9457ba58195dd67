import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styles from './card-row.module.css';

/** Rows up to this long have room in the narrowest hand, overlapped: only longer ones are measured. */
const ALWAYS_FITS = 5;

function showNewest(row: HTMLElement): void {
  row.scrollTo({ left: row.scrollWidth });
}

/** Whether a long row is wider than its hand. It follows the hand's width, and shows the newest card whenever that or a card is new. */
function useScrolls(ref: RefObject<HTMLElement | null>, count: number): boolean {
  const [isWider, setWider] = useState(false);
  const isLong = count > ALWAYS_FITS;
  useLayoutEffect(() => {
    const row = ref.current;
    if (row === null || count <= ALWAYS_FITS) return;
    const follow = (): void => {
      setWider(row.scrollWidth > row.clientWidth + 1);
      showNewest(row);
    };
    const observer = new ResizeObserver(follow);
    observer.observe(row);
    // Cards that grow or shrink need not change the row's width.
    for (const cards of row.children) observer.observe(cards);
    return () => observer.disconnect();
  }, [ref, count]);
  const scrolls = isLong && isWider;
  useLayoutEffect(() => {
    if (scrolls && count > 0 && ref.current !== null) showNewest(ref.current);
  }, [ref, scrolls, count]);
  return scrolls;
}

/**
 * The cards of one hand, always in one row: side by side where there is room, else overlapped so that every index is seen. A row
 * that is wider still scrolls inside its hand, and can then be reached by keyboard. Children have card ids as keys.
 */
export function CardRow({ label, count, children }: { label: string; count: number; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(ref, count);
  const asRegion = scrolls ? ({ role: 'region', tabIndex: 0, 'aria-label': `${label}, all in one row` } as const) : {};
  return (
    <div ref={ref} className={styles.row} data-scrolls={scrolls} {...asRegion}>
      <ul className={styles.cards} aria-label={label}>
        {children}
      </ul>
    </div>
  );
}
