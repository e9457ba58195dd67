import { formatAmount, formatSigned } from '../../felt/amount-text.ts';
import { Button } from '../../ui/button.tsx';
import { AmountFloats } from './amount-floats.tsx';
import { AmountSlider } from './amount-slider.tsx';
import styles from './bet-editor.module.css';
import type { Betting } from './use-betting.ts';

function Step({ betting, way, minimum }: { betting: Betting; way: 1 | -1; minimum: number }) {
  const isOff = betting.applied(way) === 0;
  const reason = way < 0 ? 'This is the Minimum bet' : 'This is all you can bet';
  return (
    <button
      type="button"
      className={styles.step}
      aria-disabled={isOff}
      title={isOff ? reason : undefined}
      onClick={() => betting.step(way)}
    >
      {formatSigned(way * minimum)}
    </button>
  );
}

/** The amount of a hand bet: two steps of the Minimum bet over a slider that ends at the largest even amount there is. */
export function BetEditor({ betting, minimum }: { betting: Betting; minimum: number }) {
  const { amount, choices } = betting;
  return (
    <div className={styles.editor}>
      <div className={styles.amounts}>
        <Step betting={betting} way={-1} minimum={minimum} />
        <span className={styles.amount}>
          <output className={styles.number} aria-label="Chosen bet">
            {formatAmount(amount)}
          </output>
          <AmountFloats changes={betting.floats} />
        </span>
        <Step betting={betting} way={1} minimum={minimum} />
      </div>
      <AmountSlider
        label="Hand bet"
        amount={amount}
        end={choices.most}
        step={2}
        valueText={formatAmount(amount)}
        onMove={betting.choose}
      />
    </div>
  );
}

function Send({
  betting,
  label,
  amount,
  off,
}: {
  betting: Betting;
  label: string;
  amount: number;
  off?: string | undefined;
}) {
  return (
    <Button size="large" isWide off={off} offPlace="under" onPress={() => betting.bet(amount)}>
      <span className={styles.words}>
        {label} <span className={styles.coins}>{formatAmount(amount)}</span>
      </span>
    </Button>
  );
}

/** Bet the chosen amount, or one of the three that are always at hand, at once. */
export function BetActions({ betting }: { betting: Betting }) {
  const { amount, choices, betOff, repeatOff } = betting;
  const { previous } = choices;
  return (
    <div className={styles.actions}>
      <Button
        tone="main"
        size="large"
        isWide
        off={betOff}
        offPlace={betOff === 'Sent' ? 'hidden' : 'under'}
        onPress={() => betting.bet(amount)}
      >
        {betOff === 'Sent' ? 'Sent' : `Bet ${formatAmount(amount)}`}
      </Button>
      <Send betting={betting} label="Min-bet" amount={choices.least} off={betOff} />
      <Send betting={betting} label="All-in" amount={choices.most} off={betOff} />
      {previous === null ? (
        <Button size="large" isWide off={repeatOff} offPlace="under">
          Re-bet
        </Button>
      ) : (
        <Send betting={betting} label="Re-bet" amount={previous} off={repeatOff} />
      )}
    </div>
  );
}
