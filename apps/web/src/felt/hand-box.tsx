import type { ReactNode } from 'react';
import styles from './hand-box.module.css';

interface HandBoxProps {
  /** Whose hand, and which: "Cleo, second hand". */
  label: string;
  /** The fan of cards. */
  children: ReactNode;
  /** Total, badge and wager, in a row under the cards. */
  foot: ReactNode;
  /** A row over the cards: "Hand 1", and the state as a word at its other end. */
  head?: ReactNode;
  /** Gold ring: this hand acts now. */
  isActing?: boolean;
  /** `bare` on open felt; `tile` on a dark ground with a hairline, for several hands side by side. */
  ground?: 'bare' | 'tile';
  /** Foot in the middle under the cards, or spread to both ends of a tile. */
  align?: 'middle' | 'spread';
}

/** One hand: its cards and what is known of it. */
export function HandBox(props: HandBoxProps) {
  const { label, children, foot, head = null, isActing = false, ground = 'bare', align = 'middle' } = props;
  return (
    <fieldset className={styles.hand} aria-label={label} data-acting={isActing} data-ground={ground} data-align={align}>
      {head !== null && <div className={styles.head}>{head}</div>}
      {children}
      <div className={styles.foot}>{foot}</div>
    </fieldset>
  );
}
