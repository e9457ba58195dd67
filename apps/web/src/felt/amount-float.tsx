import styles from './amount-float.module.css';
import { formatSigned } from './amount-text.ts';

/**
 * What an amount changed by, floating once from where it stands: up and green, or down and red; with reduced motion it fades in and out in
 * place, and `still` leaves it standing. Give it the id of its event as key, and take it away on `onDone`. People who listen hear
 * of the money elsewhere: this is hidden from them.
 */
export function AmountFloat({
  change,
  still = false,
  onDone,
}: {
  change: number;
  still?: boolean;
  onDone?: () => void;
}) {
  return (
    <span
      className={styles.float}
      data-way={change < 0 ? 'down' : 'up'}
      data-still={still}
      onAnimationEnd={onDone}
      aria-hidden="true"
    >
      {formatSigned(change)}
    </span>
  );
}
