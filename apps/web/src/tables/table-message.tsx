import type { ReactNode } from 'react';
import { TopBar } from '../felt/top-bar.tsx';
import styles from './table-message.module.css';

/** Instead of a table: what is the matter, and one way on. */
export function TableMessage({ title, text, children = null }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={styles.page}>
      <TopBar home={{ href: '/', label: 'home' }} />
      <main className={styles.message}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
      </main>
    </div>
  );
}
