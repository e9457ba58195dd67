import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './door.module.css';

/** The way into one of the tables: a small felt with `picture`, icon and name, what to expect, and how many are open. One link. */
export function Door({
  href,
  name,
  icon,
  picture,
  status,
  children,
}: {
  href: string;
  name: string;
  icon: ReactNode;
  picture: ReactNode;
  status: string;
  children: ReactNode;
}) {
  return (
    <Link href={href} className={styles.door ?? ''}>
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
        <span className={styles.enter}>
          Enter <ArrowRight size={15} aria-hidden="true" />
        </span>
      </span>
    </Link>
  );
}
