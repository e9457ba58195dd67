import type { ReactNode } from 'react';
import styles from './only-spoken.module.css';

/** Text for people who listen, invisible on screen. */
export function OnlySpoken({ children }: { children: ReactNode }) {
  return <span className={styles.spoken}>{children}</span>;
}
