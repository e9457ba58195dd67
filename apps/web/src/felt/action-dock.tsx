import type { ReactNode } from 'react';
import styles from './action-dock.module.css';

/**
 * The strip under the felt. `buttons` lays its children in one row, in rows of two on a phone; `free` leaves the middle to the caller.
 * Figures and aside stand at its ends where there is room, and are left out on a phone.
 */
export function ActionDock({
  label,
  lay = 'buttons',
  figures = null,
  aside = null,
  children,
}: {
  label: string;
  lay?: 'buttons' | 'free';
  figures?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.dock} aria-label={label}>
      <div className={styles.inside} data-lay={lay}>
        <div className={styles.figures}>{figures}</div>
        <div className={styles.middle}>{children}</div>
        <div className={styles.aside}>{aside}</div>
      </div>
    </section>
  );
}

/** A number with its caption, for the end of the dock: "Your chips", 700. */
export function DockFigure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <div className={styles.caption}>{caption}</div>
      <div className={styles.number}>{children}</div>
    </div>
  );
}
