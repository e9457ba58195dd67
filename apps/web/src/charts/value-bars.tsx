import type { Action } from '@upcard/core';
import type { ActionValues } from '@upcard/solver';
import { ACTION_LABELS, rankedActions } from './action-words.ts';
import styles from './value-bars.module.css';
import { formatValue } from './value-text.ts';

/** Room at the ends of the scale, as a part of it. */
const MARGIN = 0.03;

/** Percent of the track at which a value lies; the scale holds zero and every value. */
function scaleOf(values: readonly number[]): (value: number) => number {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const span = (high - low) * (1 + MARGIN) || 1;
  const start = low < 0 ? low - (high - low) * MARGIN : low;
  return (value) => (100 * (value - start)) / span;
}

/** Every action that the rules offer with its value, the best first and in gold; bars reach from nothing to the value. */
export function ValueBars({ values, best }: { values: ActionValues; best: Action }) {
  const actions = rankedActions(values, best);
  const at = scaleOf(actions.map(({ value }) => value));
  const zero = at(0);
  return (
    <dl className={styles.bars}>
      {actions.map(({ action, value }) => (
        <div key={action} className={styles.line} data-best={action === best}>
          <dt>{ACTION_LABELS[action]}</dt>
          <dd className={styles.value}>{formatValue(value)}</dd>
          <dd className={styles.track} aria-hidden="true">
            <span
              className={styles.bar}
              style={{ left: `${Math.min(at(value), zero)}%`, right: `${100 - Math.max(at(value), zero)}%` }}
            />
            {zero > 4 && zero < 96 && <span className={styles.zero} style={{ left: `${zero}%` }} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
