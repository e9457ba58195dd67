import styles from './board-at-rest.module.css';

/** The place of a chart before the first one is there. */
export function BoardAtRest() {
  return (
    <div className={styles.board} aria-busy="true">
      <span className={styles.table} data-rows="17" />
      <span className={styles.table} data-rows="8" />
      <span className={styles.table} data-rows="11" />
    </div>
  );
}
