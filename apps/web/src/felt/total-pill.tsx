import type { ReactNode } from 'react';
import styles from './total-pill.module.css';

/** A total or a short word on felt: "16", "Dealer shows 9". `turn` fills it with gold, `outlined` gives it an edge ("16, next"). */
export function TotalPill({ tone = 'plain', children }: { tone?: 'plain' | 'turn' | 'outlined'; children: ReactNode }) {
  return (
    <span className={styles.pill} data-tone={tone}>
      {children}
    </span>
  );
}
