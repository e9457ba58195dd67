import type { Ref } from 'react';
import { OnlySpoken } from '../ui/only-spoken.tsx';
import { formatAmount } from './amount-text.ts';
import { ChipStack } from './chip-stack.tsx';
import styles from './wager-amount.module.css';

/** A wager beside its hand: chips and the amount. `ref` is the chips, for their arrival. */
export function WagerAmount({ amount, ref }: { amount: number; ref?: Ref<HTMLSpanElement> | undefined }) {
  return (
    <span className={styles.wager}>
      <ChipStack amount={amount} ref={ref} />
      <OnlySpoken>Bet </OnlySpoken>
      {formatAmount(amount)}
    </span>
  );
}
