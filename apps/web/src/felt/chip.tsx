import type { CSSProperties } from 'react';
import styles from './chip.module.css';
import type { ChipValue } from './chip-values.ts';

/** A longer number is printed smaller, so that it stays inside the ring. */
function faceSize(value: ChipValue): number {
  return value >= 100 ? 26 : 31;
}

/** One chip with its value printed, `--chip-w` wide. Decoration: the amount stands in words beside it, or names its button. */
export function Chip({ value }: { value: ChipValue }) {
  const colour: CSSProperties & Record<'--chip', string> = { '--chip': `var(--chip-${value})` };
  return (
    <svg viewBox="0 0 100 100" className={styles.chip} data-value={value} style={colour} aria-hidden="true">
      <circle className={styles.body} cx="50" cy="50" r="49" />
      <circle className={styles.edge} cx="50" cy="50" r="42.5" />
      <circle className={styles.inlay} cx="50" cy="50" r="33" />
      <text x="50" y="50" dy="0.36em" fontSize={faceSize(value)}>
        {value}
      </text>
    </svg>
  );
}
