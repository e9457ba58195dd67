import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './door.module.css';

/**
 * The way into one of the tables: a small felt with `picture`, icon and name, what to expect, and how many are open. One link, or with
 * `href` null a closed door that only says so in `status`.
 */
export function Door({
  href,
  name,
  icon,
  picture,
  status,
  children,
}: {
  href: string | null;
  name: string;
  icon: ReactNode;
  picture: ReactNode;
  status: string;
  children: ReactNode;
}) {
  const inside = (
    <>
      <span className={styles.felt} aria-hidden="true">
        {picture}
      </span>
      <span className={styles.name}>
        <span className={styles.icon}>{icon}</span>
        {name}
      </span>{' '}
      <span className={styles.words}>{children}</span>{' '}
      <span className={styles.foot}>
        <span>{status}</span>{' '}
        {href !== null && (
          <span className={styles.enter}>
            Enter <ArrowRight size={15} aria-hidden="true" />
          </span>
        )}
      </span>
    </>
  );
  return href === null ? (
    <div className={styles.door} data-closed="true">
      {inside}
    </div>
  ) : (
    <Link href={href} className={styles.door ?? ''} data-closed="false">
      {inside}
    </Link>
  );
}
