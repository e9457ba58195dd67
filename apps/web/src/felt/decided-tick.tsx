import styles from './decided-tick.module.css';

/** The amber tick that lies over every card of a decided hand. The card under it says "decided" in its own name. */
export function DecidedTick() {
  return (
    <svg viewBox="0 0 100 140" className={styles.tick} aria-hidden="true">
      <path d="M20 74L43 101L82 43" />
    </svg>
  );
}
