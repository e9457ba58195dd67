import { useId } from 'react';
import { formatAmount, formatSigned } from '../../felt/amount-text.ts';
import { InfoTip } from '../../felt/info-tip.tsx';
import { AmountFloats } from './amount-floats.tsx';
import { AmountSlider } from './amount-slider.tsx';
import { isForeign } from './bid-draft.ts';
import styles from './bid-editor.module.css';
import type { Bidding } from './use-bidding.ts';

const LESS = [-10, -5, -1] as const;
const MORE = [1, 5, 10] as const;

function Step({ bidding, by }: { bidding: Bidding; by: number }) {
  const isOff = bidding.applied(by) === 0;
  const reason = by < 0 ? 'This is the least' : 'This is all you have';
  return (
    <button
      type="button"
      className={styles.step}
      aria-disabled={isOff}
      title={isOff ? reason : undefined}
      onClick={() => bidding.step(by)}
    >
      {formatSigned(by)}
    </button>
  );
}

/** Why no more than the end of the slider should be bid, and that it can be. */
function AmountTip({ end }: { end: number }) {
  return (
    <InfoTip title="Amount">
      <p>
        Best not more than <strong>{formatAmount(end)}</strong>, where the slider ends. Above it each Player can bet
        only the Minimum bet and still come out ahead overall, by the share of your bid.
      </p>
      <p>That is advice, no limit: the field takes more than the slider shows, up to all you have.</p>
    </InfoTip>
  );
}

/** The amounts that a bid may have: in a sentence, or where there is little room from least to most. */
function Bounds({ bidding: { choices, fault } }: { bidding: Bidding }) {
  if (fault !== null) return fault;
  const [least, most] = [formatAmount(choices.least), formatAmount(choices.most)];
  return (
    <>
      <span className={styles.sentence}>
        At least {least}, you have {most}
      </span>
      <span className={styles.range}>
        {least} to {most}
      </span>
    </>
  );
}

/** How much room a number takes: the field is narrow. */
function digitsOf({ length }: string): 'few' | 'many' | 'most' {
  if (length <= 4) return 'few';
  return length <= 7 ? 'many' : 'most';
}

function AmountField({ bidding, hintId }: { bidding: Bidding; hintId: string }) {
  return (
    <span className={styles.field} data-wrong={bidding.fault !== null} data-digits={digitsOf(bidding.text)}>
      <input
        className={styles.input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label="Amount"
        aria-invalid={bidding.fault !== null}
        aria-describedby={hintId}
        value={bidding.text}
        // What is no digit never comes in, or the caret would jump to the end when it is taken out again.
        onBeforeInput={(event) => isForeign(event.data) && event.preventDefault()}
        onChange={({ target }) => bidding.type(target.value)}
        onFocus={bidding.focus}
        onBlur={bidding.leave}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && bidding.submit()}
      />
      <AmountFloats changes={bidding.floats} />
    </span>
  );
}

/** The amount of a bid: a field for digits between six steps, over a slider whose end is guidance only. */
export function BidEditor({ bidding }: { bidding: Bidding }) {
  const hintId = useId();
  const { choices, amount, fault } = bidding;
  const { sliderEnd } = choices;
  const beyond = amount > sliderEnd ? ', beyond the end of the slider' : '';
  return (
    <div className={styles.editor}>
      <div className={styles.head}>
        <span className={styles.label}>
          Amount <AmountTip end={sliderEnd} />
        </span>
        <span id={hintId} className={styles.bounds} data-wrong={fault !== null}>
          <Bounds bidding={bidding} />
        </span>
      </div>
      <div className={styles.amounts}>
        {LESS.map((by) => (
          <Step key={by} bidding={bidding} by={by} />
        ))}
        <AmountField bidding={bidding} hintId={hintId} />
        {MORE.map((by) => (
          <Step key={by} bidding={bidding} by={by} />
        ))}
      </div>
      <AmountSlider
        label="Amount on the slider"
        amount={amount}
        end={sliderEnd}
        step={1}
        valueText={`${formatAmount(amount)}${beyond}`}
        onMove={bidding.choose}
      />
    </div>
  );
}
