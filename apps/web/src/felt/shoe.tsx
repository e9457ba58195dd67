import type { Ref } from 'react';
import styles from './fixture.module.css';
import { PaperStack } from './paper-stack.tsx';

/** The room for cards, in units of the drawing. */
const ROOM = 68;

function share(part: number): number {
  return Math.min(1, Math.max(0, part)) * ROOM;
}

/**
 * The shoe: `left` is the share of its cards still to come (0 to 1), `cutCard` where the cut card lies from the back, as a share
 * of all cards, or null for none. `label` is printed under it. `ref` is the drawing, where cards come from.
 */
export function Shoe({
  label,
  left,
  cutCard = null,
  ref,
}: {
  label: string;
  left: number;
  cutCard?: number | null;
  ref?: Ref<SVGSVGElement> | undefined;
}) {
  const back = 37 + share(left);
  const cut = cutCard === null ? null : back - share(cutCard);
  return (
    <div className={`${styles.fixture} ${styles.shoe}`}>
      <svg ref={ref} viewBox="0 0 112 64" aria-hidden="true">
        <rect className={styles.wood} x="9" y="1" width="102" height="62" rx="7" />
        <path className={styles.lid} d="M33 2H17a7 7 0 0 0-7 7v46a7 7 0 0 0 7 7h16z" />
        <path d="M33.5 1v62" stroke="#170d08" strokeWidth="1.5" />
        <rect className={styles.hollow} x="17" y="19" width="8" height="26" rx="4" />
        <rect className={styles.next} x="1" y="22" width="17" height="20" rx="1.5" />
        <rect className={styles.hollow} x="37" y="10" width="69" height="44" rx="3" />
        {left > 0 && <PaperStack x={37.5} y={12} width={share(left)} height={40} />}
        {cut !== null && cut > 37 && cut < back && <path className={styles.cut} d={`M${cut} 10v44`} />}
      </svg>
      {label}
    </div>
  );
}
