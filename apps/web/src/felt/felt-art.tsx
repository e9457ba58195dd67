import type { ReactNode } from 'react';
import styles from './felt-art.module.css';

/**
 * The table itself: rail, brass line and lit felt, drawn in a layer of its own under everything that moves, and `print` (lettering) on it.
 * Children are the game. `oval` has the dealer's straight side on top and the players' round side below, from 860 px of its own
 * width; `panel`, and `oval` where it is narrower, is a rounded rectangle. It is the container named `felt` for all pieces on it.
 * `isDimmed` is the look without a connection; `banner` stands over the game, inside the rail, and stays bright then.
 */
export function FeltArt({
  shape = 'panel',
  isDimmed = false,
  print = null,
  banner = null,
  children,
}: {
  shape?: 'oval' | 'panel';
  isDimmed?: boolean;
  print?: ReactNode;
  banner?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.table} data-shape={shape} data-dimmed={isDimmed}>
      <div className={styles.art}>
        <div className={styles.rail} />
        <div className={styles.felt} />
        <div className={styles.print}>{print}</div>
      </div>
      {banner !== null && <div className={styles.banner}>{banner}</div>}
      <div className={styles.game}>{children}</div>
    </div>
  );
}
