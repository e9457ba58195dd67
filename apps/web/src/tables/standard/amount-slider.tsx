import type { CSSProperties } from 'react';
import { formatAmount } from '../../felt/amount-text.ts';
import styles from './amount-slider.module.css';

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

/** How many parts a scale has between its printed numbers: whole ones, as near to four as can be. */
function partsOf(end: number): number {
  return [4, 5, 3, 2].find((parts) => end % parts === 0) ?? 1;
}

function Scale({ end }: { end: number }) {
  const parts = end === 0 ? 1 : partsOf(end);
  const marks = Array.from({ length: parts + 1 }, (_, index) => (end * index) / parts);
  return (
    <span className={styles.scale} aria-hidden="true">
      {marks.map((mark, index) => (
        <span key={index === 0 ? 'start' : mark} style={{ left: `${(index / parts) * 100}%` }}>
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
  const fill: CSSProperties & Record<'--part', number> = { '--part': isBeyond || end === 0 ? 1 : shown / end };
  return (
    <span className={styles.slider} style={fill} data-beyond={isBeyond}>
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
      <Scale end={end} />
    </span>
  );
}
