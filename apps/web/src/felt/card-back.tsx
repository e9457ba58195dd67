import styles from './card-back.module.css';
import { SuitSign } from './suit-sign.tsx';

/** Slanted lines of the lattice, from edge to edge of the red field, in units of a card 100 wide. */
const LATTICE = Array.from({ length: 13 }, (_, line) => {
  const x = -90 + line * 16;
  return `M${x} 10L${x + 120} 130M${100 - x} 10L${-20 - x} 130`;
}).join('');

/** The back of every card: red field, fine lattice, a spade in a ring. Decoration, without a name of its own. */
export function CardBack() {
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true" className={styles.back}>
      <svg x="5" y="5" width="90" height="130" viewBox="5 5 90 130" aria-hidden="true">
        <rect className={styles.field} x="5" y="5" width="90" height="130" rx="4" />
        <path className={styles.lattice} d={LATTICE} />
      </svg>
      <rect className={styles.line} x="10" y="10" width="80" height="120" rx="3.5" />
      <circle className={styles.medal} cx="50" cy="70" r="19" />
      <g className={styles.sign}>
        <SuitSign suit="S" at={[50, 69]} size={19} />
      </g>
    </svg>
  );
}
