import type { Card } from '@upcard/core';
import { memo, useRef } from 'react';
import { useArrival } from '../../felt/arrivals.tsx';
import { PlayingCard } from '../../felt/playing-card.tsx';
import styles from './felt-card.module.css';
import { useGlideOver } from './use-glide.ts';

/**
 * One card of a round. It comes in once, when its id is new on this table, turns over once, when its face becomes known, and glides to
 * another hand that it is moved to. `card` null lies face down.
 */
export const FeltCard = memo(function FeltCard({
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
  const key = `${round} ${id}`;
  const ref = useArrival<HTMLDivElement>(key, { from: 'shoe', order: id });
  const place = useRef<HTMLDivElement>(null);
  useGlideOver(place, key);
  return (
    <div ref={place} className={turns ? undefined : styles.flat}>
      <PlayingCard ref={ref} card={card} decided={isDecided} still={!turns} />
    </div>
  );
});
