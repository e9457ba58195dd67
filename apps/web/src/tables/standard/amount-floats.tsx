import { AmountFloat } from '../../felt/amount-float.tsx';
import styles from './amount-floats.module.css';
import type { FloatingChanges } from './use-amount-floats.ts';

/** What was just added to an amount or taken from it, from the edge that it leaves by of the element around it, which must be positioned. */
export function AmountFloats({ changes }: { changes: FloatingChanges }) {
  return (
    <span aria-hidden="true">
      {changes.list.map(({ id, change }) => (
        <span key={id} className={styles.float} data-sinks={change < 0}>
          <AmountFloat change={change} onDone={() => changes.remove(id)} />
        </span>
      ))}
    </span>
  );
}
