import type { StandardViewPhase } from '@upcard/tables';
import Check from 'lucide-react/icons/check';
import { OnlySpoken } from '../../ui/only-spoken.tsx';
import styles from './round-steps.module.css';

const STEPS = ['Auction', 'Hand bets', 'Deal', 'Players, lowest bet first', 'Dealer'] as const;

const AT: Readonly<Record<StandardViewPhase, number>> = {
  waiting: -1,
  auction: 0,
  bets: 1,
  deal: 2,
  discard: 2,
  reveal: 2,
  play: 3,
  dealer: 4,
  break: STEPS.length,
  finished: STEPS.length,
};

/** The steps of a round, and which of them it is at. */
export function RoundSteps({ phase }: { phase: StandardViewPhase }) {
  const at = AT[phase];
  return (
    <ol className={styles.steps} aria-label="Steps of a round">
      {STEPS.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'now' : 'ahead';
        return (
          <li key={step} className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.sign} aria-hidden="true">
              {state === 'done' ? <Check size={14} strokeWidth={3} /> : index + 1}
            </span>
            {step}
            {state === 'done' && <OnlySpoken>, done</OnlySpoken>}
          </li>
        );
      })}
    </ol>
  );
}
