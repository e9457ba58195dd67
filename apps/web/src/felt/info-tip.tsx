import Info from 'lucide-react/icons/info';
import { type ReactNode, useId } from 'react';
import styles from './info-tip.module.css';

/** An i in a ring that opens a small explanation beside it; the browser closes it by Escape or a press elsewhere. */
export function InfoTip({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id} aria-label={`About ${title}`}>
        <Info size={16} aria-hidden="true" />
      </button>
      <div id={id} popover="auto" className={styles.tip} role="note" aria-label={title}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </>
  );
}
