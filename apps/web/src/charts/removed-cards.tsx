import { RANKS, type Rank } from '@upcard/core';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../ui/button.tsx';
import { countRanks, MOST_OF_A_KIND } from './odds-query.ts';
import styles from './removed-cards.module.css';

function Stepper({ rank, count, onChange }: { rank: Rank; count: number; onChange: (change: 1 | -1) => void }) {
  return (
    <fieldset className={styles.stepper} data-some={count > 0} aria-label={`${rank}: ${count} gone`}>
      <button
        type="button"
        aria-label={`One ${rank} more is gone`}
        aria-disabled={count >= MOST_OF_A_KIND}
        onClick={() => count < MOST_OF_A_KIND && onChange(1)}
      >
        <Plus size={16} aria-hidden="true" />
      </button>
      <span className={styles.rank} aria-hidden="true">
        {rank}
        <span className={styles.count}>{count}</span>
      </span>
      <button
        type="button"
        aria-label={`One ${rank} back`}
        aria-disabled={count === 0}
        onClick={() => count > 0 && onChange(-1)}
      >
        <Minus size={16} aria-hidden="true" />
      </button>
    </fieldset>
  );
}

interface RemovedCardsProps {
  readonly removed: readonly Rank[];
  /** With independent draws no card is ever gone. */
  readonly isInfinite: boolean;
  readonly fault: string | null;
  readonly onChange: (removed: readonly Rank[]) => void;
}

/** How many cards of each rank have left the shoe, besides those on the felt. */
export function RemovedCards({ removed, isInfinite, fault, onChange }: RemovedCardsProps) {
  const counts = countRanks(removed);
  const step = (rank: Rank, change: 1 | -1): void => {
    const at = removed.lastIndexOf(rank);
    onChange(change === 1 ? [...removed, rank] : removed.filter((_, index) => index !== at));
  };
  return (
    <section className={styles.removed} aria-label="Other cards that are gone">
      <header className={styles.head}>
        <h2 className={styles.title}>Other cards that are gone</h2>
        <Button size="small" off={removed.length === 0 ? 'None are gone' : undefined} onPress={() => onChange([])}>
          All back
        </Button>
      </header>
      {isInfinite && <p className={styles.note}>With infinite decks no card is ever used up: this changes nothing.</p>}
      <div className={styles.steppers}>
        {RANKS.map((rank) => (
          <Stepper key={rank} rank={rank} count={counts[rank]} onChange={(change) => step(rank, change)} />
        ))}
      </div>
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </section>
  );
}
