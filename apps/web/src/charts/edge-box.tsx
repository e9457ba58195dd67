import type { GameValue } from '@upcard/solver';
import { InfoTip } from '../felt/info-tip.tsx';
import styles from './edge-box.module.css';
import { formatEdge } from './value-text.ts';

/** The value of a round played by the chart, in initial wagers. */
export function chartValue(value: GameValue): number {
  return 'table' in value ? value.table : value.total;
}

function explanation(value: GameValue): string {
  return 'table' in value
    ? `This chart, played against a dealer that answers all split hands together, costs ${formatEdge(value.table, 5)} of each initial wager. Valuing split hands one by one would say ${formatEdge(value.apart, 5)}.`
    : `Playing by this chart costs ${formatEdge(value.total, 5)} of each initial wager. Choosing by the very cards of a hand brings that to ${formatEdge(value.composition, 5)}.`;
}

/** What the house takes of each initial wager on average when the chart is played. */
export function EdgeBox({ value, isStale }: { value: GameValue | null; isStale: boolean }) {
  return (
    <div className={styles.box} data-stale={isStale}>
      <span className={styles.label}>
        House edge
        {value !== null && <InfoTip title="House edge">{explanation(value)}</InfoTip>}
      </span>
      <output className={styles.figure} aria-label="House edge">
        {value === null ? '–' : formatEdge(chartValue(value))}
      </output>
    </div>
  );
}
