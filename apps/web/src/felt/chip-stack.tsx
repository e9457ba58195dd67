import type { CSSProperties, Ref } from 'react';
import { Chip } from './chip.tsx';
import styles from './chip-stack.module.css';
import { chipsOf } from './chip-values.ts';

/** More chips than this are not drawn: the number beside the stack counts, the stack only shows that there is money. */
const TALLEST = 5;

/** Chips of an amount, one on another, the largest on top; `--chip-w` wide. Decoration: write the amount beside it. */
export function ChipStack({ amount, ref }: { amount: number; ref?: Ref<HTMLSpanElement> | undefined }) {
  const upwards = chipsOf(amount).slice(0, TALLEST).reverse();
  return (
    <span ref={ref} className={styles.stack} aria-hidden="true">
      {upwards.map((value, height) => {
        const lift: CSSProperties & Record<'--height', number> = { '--height': height };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chip is its height in the stack and nothing else
          <span key={height} className={styles.place} style={lift}>
            <Chip value={value} />
          </span>
        );
      })}
    </span>
  );
}
