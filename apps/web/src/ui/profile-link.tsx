import type { ReactNode } from 'react';
import { OnlySpoken } from './only-spoken.tsx';
import styles from './profile-link.module.css';

/** The name of somebody (`id`), leading to their profile: in a tab of its own, so that nobody loses the table they are at. */
export function ProfileLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={`/people/${encodeURIComponent(id)}`} target="_blank" rel="noreferrer">
      {children}
      <OnlySpoken>, profile in a new tab</OnlySpoken>
    </a>
  );
}
