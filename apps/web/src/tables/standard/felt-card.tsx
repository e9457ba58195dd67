import type { Card } from '@upcard/core';
import { useArrival } from '../../felt/arrivals.tsx';
import { PlayingCard } from '../../felt/playing-card.tsx';

/**
 * One card of a round. It comes in once, when its id is new on this table, and turns over once, when its face becomes known.
 * `card` null lies face down.
 */
export function FeltCard({
  round,
  id,
  card,
  isDecided = false,
}: {
  round: number;
  id: number;
  card: Card | null;
  isDecided?: boolean;
}) {
  const ref = useArrival<HTMLDivElement>(`${round} ${id}`, { from: 'shoe', order: id });
  return <PlayingCard ref={ref} card={card} decided={isDecided} />;
}
