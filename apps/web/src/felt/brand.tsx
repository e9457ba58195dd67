import styles from './brand.module.css';
import { SuitSign } from './suit-sign.tsx';

/** The sign of the house, one card up and one behind it, and its name. */
export function Brand() {
  return (
    <span className={styles.brand}>
      <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
        <rect className={styles.behind} x="2" y="7.5" width="12" height="16.5" rx="2.5" transform="rotate(-8 8 16)" />
        <rect className={styles.front} x="9.5" y="2" width="14" height="18.5" rx="2.5" />
        <g className={styles.sign}>
          <SuitSign suit="S" at={[16.5, 11.2]} size={10} />
        </g>
      </svg>
      Upcard
    </span>
  );
}
