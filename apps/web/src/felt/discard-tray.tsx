import type { Ref } from 'react';
import styles from './fixture.module.css';
import { PaperStack } from './paper-stack.tsx';

/** The tray of cards that are out of play: `fill` is the share of the shoe that lies in it (0 to 1). `ref` is the drawing, where cards go. */
export function DiscardTray({
  label,
  fill,
  ref,
}: {
  label: string;
  fill: number;
  ref?: Ref<SVGSVGElement> | undefined;
}) {
  return (
    <div className={`${styles.fixture} ${styles.discards}`}>
      <svg ref={ref} viewBox="0 0 96 66" aria-hidden="true">
        <rect className={styles.wood} x="1" y="1" width="94" height="64" rx="7" />
        <rect className={styles.hollow} x="9" y="9" width="78" height="48" rx="3" />
        {fill > 0 && <PaperStack x={11} y={12} width={Math.min(1, fill) * 74} height={42} />}
      </svg>
      {label}
    </div>
  );
}
