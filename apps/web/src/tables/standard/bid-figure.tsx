import styles from './bidding-layout.module.css';

/** The one figure of a panel that is only looked at, with the words under it. */
export function BidFigure({ figure, caption }: { figure: string; caption: string }) {
  return (
    <p className={styles.figure}>
      <span className={styles.number}>{figure}</span> <span className={styles.caption}>{caption}</span>
    </p>
  );
}
