import type { CSSProperties } from 'react';
import { formatAmount } from '../../felt/amount-text.ts';
import styles from './amount-slider.module.css';
import { lineMarks } from './axis-scale.ts';

interface AmountSliderProps {
  /** What it chooses, for people who listen. */
  readonly label: string;
  /** Coins; may lie beyond the end: the slider is full then and shows no thumb. */
  readonly amount: number;
  /** The end of the scale, which begins at 0. */
  readonly end: number;
  readonly step: number;
  /** The words for the amount, for people who listen. */
  readonly valueText: string;
  readonly onMove: (amount: number) => void;
}

/** Which part of a line a value takes, as the style of what stands or ends there. */
function partOf(value: number, end: number): CSSProperties & Record<'--part', number> {
  return { '--part': end === 0 ? 1 : value / end };
}

function Scale({ end, step }: { end: number; step: number }) {
  return (
    <span className={styles.scale} aria-hidden="true">
      {lineMarks(end, step).map((mark) => (
        <span key={mark} style={partOf(mark, end)}>
          {formatAmount(mark)}
        </span>
      ))}
    </span>
  );
}

/** A slider for an amount of coins from 0, with its scale under it. Which amounts are allowed is the caller's business. */
export function AmountSlider({ label, amount, end, step, valueText, onMove }: AmountSliderProps) {
  const isBeyond = amount > end;
  const shown = Math.min(amount, end);
  return (
    <span className={styles.slider} style={partOf(shown, end)} data-beyond={isBeyond}>
      <input
        className={styles.input}
        type="range"
        min={0}
        max={end}
        step={step}
        value={shown}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={({ target }) => onMove(Number(target.value))}
      />
      <Scale end={end} step={step} />
    </span>
  );
}
