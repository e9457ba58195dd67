import type { RuleFault } from '@upcard/core';
import { Button } from '../ui/button.tsx';
import { OnlySpoken } from '../ui/only-spoken.tsx';
import styles from './chart-notices.module.css';
import { RULE_FIELDS } from './rule-fields.ts';

/** Faults of rules with the names that their fields have on screen. */
export function faultSentences(faults: readonly RuleFault[]): readonly string[] {
  return faults.map(({ field, fault }) => {
    const label = RULE_FIELDS.find(({ name }) => name === field)?.label ?? field;
    return `${label}: ${fault}`;
  });
}

/** So many faults are told; the rest is counted. */
const MOST_FAULTS = 8;

/** Faults as a list, the first few of many. */
function FaultList({ faults }: { faults: readonly string[] }) {
  return (
    <ul>
      {faults.slice(0, MOST_FAULTS).map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
      {faults.length > MOST_FAULTS && <li>And {faults.length - MOST_FAULTS} more.</li>}
    </ul>
  );
}

interface ChartNoticesProps {
  /** What of the address was not understood and is left out. */
  readonly queryFaults: readonly string[];
  /** What the rules cannot be, in sentences. */
  readonly ruleFaults: readonly string[];
  /** Whether an earlier result is still on show. */
  readonly hasEarlier: boolean;
  readonly failure: string | null;
  /** Whether an answer is long in coming. */
  readonly isSlow: boolean;
  readonly onRetry: () => void;
}

/** What is wrong with the page as it is asked for, and that it is being worked on. Nothing on an ordinary day. */
export function ChartNotices(props: ChartNoticesProps) {
  const { queryFaults, ruleFaults, hasEarlier, failure, isSlow, onRetry } = props;
  return (
    <>
      <div className={styles.progress} data-on={isSlow} role="status">
        {isSlow && <OnlySpoken>Working it out…</OnlySpoken>}
      </div>
      {queryFaults.length > 0 && (
        <div className={styles.notice} role="note" aria-label="About this address">
          <p>Not everything in this address was understood, and what was not is left out:</p>
          <FaultList faults={queryFaults} />
        </div>
      )}
      {ruleFaults.length > 0 && (
        <div className={styles.notice} role="alert">
          <p>
            These rules do not go together.
            {hasEarlier && ' What is shown, dimmed, is from the last ones that did.'}
          </p>
          <FaultList faults={ruleFaults} />
        </div>
      )}
      {failure !== null && (
        <div className={styles.notice} role="alert" data-tone="failure">
          <p>The values could not be worked out. {failure}</p>
          <Button size="small" onPress={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </>
  );
}
