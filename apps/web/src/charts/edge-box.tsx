import type { GameValue } from '@upcard/solver';
import { InfoTip } from '../felt/info-tip.tsx';
import styles from './edge-box.module.css';
import { formatEdge } from './value-text.ts';

/** The value of a round that is played as well as can be, in initial wagers: against a free dealer, by the chart. */
export function bestPlayValue(value: GameValue): number {
  return 'table' in value ? value.table : value.composition;
}

/** What a value does to a wager: `costs 0.35654 %`, or `brings 0.11493 %`. */
function effect(value: number): string {
  return value > 0 ? `brings ${formatEdge(-value, 5)}` : `costs ${formatEdge(value, 5)}`;
}

function explanation(value: GameValue): string {
  return 'table' in value
    ? `This chart, played against a dealer that answers all split hands together, ${effect(value.table)} of each initial wager. Valuing split hands one by one would say that it ${effect(value.apart)}.`
    : `The best play, which looks at the very cards of each hand, ${effect(value.composition)} of each initial wager on average; playing by this chart alone ${effect(value.total)}.`;
}

/** What the house takes of each initial wager on average from the best play. */
export function EdgeBox({ value, isStale }: { value: GameValue | null; isStale: boolean }) {
  return (
    <div className={styles.box} data-stale={isStale}>
      <span className={styles.label}>
        House edge
        {value !== null && <InfoTip title="House edge">{explanation(value)}</InfoTip>}
      </span>
      <output className={styles.figure} aria-label="House edge">
        {value === null ? '–' : formatEdge(bestPlayValue(value))}
      </output>
    </div>
  );
}
