import { type Ref, useId } from 'react';
import { Chip } from './chip.tsx';
import styles from './chip-tray.module.css';
import type { ChipValue } from './chip-values.ts';

/** One chip of the tray: `chosen` is in hand, `off` may not be taken now; the caption says it in words ("You have 450"). */
export interface TrayChip {
  value: ChipValue;
  state: 'ready' | 'chosen' | 'off';
  caption: string;
}

/**
 * The row of chips to bet with. Every chip is a button named by its value and described by its caption; one that is off stays
 * focusable and calls nothing. `ref` is the row, the place that chips leave from.
 */
export function ChipTray({
  chips,
  onPick,
  ref,
}: {
  chips: readonly TrayChip[];
  onPick: (value: ChipValue) => void;
  ref?: Ref<HTMLFieldSetElement> | undefined;
}) {
  const id = useId();
  return (
    <fieldset ref={ref} className={styles.tray} aria-label="Chips">
      {chips.map(({ value, state, caption }) => (
        <div key={value} className={styles.place} data-state={state}>
          <button
            type="button"
            className={styles.chip}
            aria-pressed={state === 'chosen'}
            aria-disabled={state === 'off'}
            aria-label={`${value} chip`}
            aria-describedby={`${id}${value}`}
            onClick={() => state !== 'off' && onPick(value)}
          >
            <Chip value={value} />
          </button>
          <span id={`${id}${value}`} className={styles.caption}>
            {caption}
          </span>
        </div>
      ))}
    </fieldset>
  );
}
