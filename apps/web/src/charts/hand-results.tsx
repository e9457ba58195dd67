import { columnOf } from '@upcard/core';
import { conditionOf, verdict, withArticle } from './action-words.ts';
import styles from './hand-results.module.css';
import type { DealerEnd, HandAnswer } from './solver-messages.ts';
import { ValueBars } from './value-bars.tsx';
import { formatChance, formatGain } from './value-text.ts';

const END_LABELS: Readonly<Record<DealerEnd['end'], string>> = {
  '17': '17',
  '18': '18',
  '19': '19',
  '20': '20',
  '21': '21',
  natural: 'Blackjack',
  bust: 'Bust',
};

function Insurance({ gain, natural }: { gain: number; natural: number }) {
  return (
    <div className={styles.part}>
      <h2 className={styles.title}>Insurance</h2>
      <p className={styles.text}>
        The dealer has blackjack with a chance of {formatChance(natural)}. Insuring for half the bet adds{' '}
        <strong>{formatGain(gain)}</strong>: {gain > 0 ? 'take it.' : 'leave it.'}
      </p>
    </div>
  );
}

function DealerEnds({ ends }: { ends: readonly DealerEnd[] }) {
  const most = Math.max(...ends.map(({ chance }) => chance));
  return (
    <div className={styles.part}>
      <h2 className={styles.title}>How the dealer ends</h2>
      <dl className={styles.ends}>
        {ends.map(({ end, chance }) => (
          <div key={end} data-end={end}>
            <dt>{END_LABELS[end]}</dt>
            <dd className={styles.chance}>{formatChance(chance)}</dd>
            <dd className={styles.track} aria-hidden="true">
              <span style={{ width: `${most === 0 ? 0 : (100 * chance) / most}%` }} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.small}>When the dealer plays on, before any look at the hole card.</p>
    </div>
  );
}

interface HandResultsProps {
  readonly answer: HandAnswer;
  /** Dims the values: they are those of another hand than the one laid out. */
  readonly isStale: boolean;
}

/** What every action of a hand is worth, insurance, and what may become of the dealer. */
export function HandResults({ answer: { rules, situation, values, dealer }, isStale }: HandResultsProps) {
  const up = columnOf(`${situation.up}S`);
  return (
    <section className={styles.results} aria-label="Values" data-stale={isStale}>
      <div className={styles.part}>
        <h2 className={styles.hand} aria-live="polite">
          {situation.hand.join(',')} against {withArticle(up)}
        </h2>
        <ValueBars values={values} best={values.best} />
        <p className={styles.small}>
          {conditionOf(rules.peek, up)} {verdict(values, values.best)}
        </p>
      </div>
      {values.insurance !== null && <Insurance gain={values.insurance} natural={values.dealerNatural} />}
      {dealer === null ? (
        <div className={styles.part}>
          <h2 className={styles.title}>The dealer</h2>
          <p className={styles.text}>
            Draws or stands as suits it best against your hands, so how it ends depends on what you do.
            {values.dealerNatural > 0 && ` It has blackjack with a chance of ${formatChance(values.dealerNatural)}.`}
          </p>
        </div>
      ) : (
        <DealerEnds ends={dealer} />
      )}
    </section>
  );
}
