import { type ReactNode, useId } from 'react';
import styles from './account-page.module.css';

/** One matter of the account page, under its heading. */
export function Section({ title, children, tone }: { title: string; children: ReactNode; tone?: 'danger' }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} data-tone={tone}>
      <h2 id={id} className={styles.head}>
        {title}
      </h2>
      {children}
    </section>
  );
}
