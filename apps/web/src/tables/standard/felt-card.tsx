import type { Card } from '@upcard/core';
import { useArrival } from '../../felt/arrivals.tsx';
import { PlayingCard } from '../../felt/playing-card.tsx';
import styles from './felt-card.module.css';

/**
 * One card of a round. It comes in once, when its id is new on this table, and turns over once, when its face becomes known.
 * `card` null lies face down.
 */
export function FeltCard({
  round,
  id,
  card,
  isDecided = false,
  turns = false,
}: {
  round: number;
  id: number;
  card: Card | null;
  isDecided?: boolean;
  /** Whether it may come to turn over. Cards that do not are drawn flat: a full table has too many for sheets in space. */
  turns?: boolean;
}) {
  const ref = useArrival<HTMLDivElement>(`${round} ${id}`, { from: 'shoe', order: id });
  return (
    <div className={turns ? undefined : styles.flat}>
      <PlayingCard ref={ref} card={card} decided={isDecided} still={!turns} />
    </div>
  );
}
