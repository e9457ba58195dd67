import type { Card } from '@upcard/core';
import Eye from 'lucide-react/icons/eye';
import { cardName } from '../../felt/card-name.ts';
import { PlayingCard } from '../../felt/playing-card.tsx';
import { OnlySpoken } from '../../ui/only-spoken.tsx';
import styles from './peeked-corner.module.css';

/** The bent corner of a card that lies face down, for the one person who may look. It lies over the card in its place. */
export function PeekedCorner({ card }: { card: Card }) {
  return (
    <>
      <OnlySpoken>Only you see the {cardName(card)}</OnlySpoken>
      <div className={styles.corner} aria-hidden="true">
        <PlayingCard card={card} still />
      </div>
      <span className={styles.eye} aria-hidden="true">
        <Eye size={13} strokeWidth={2.25} />
      </span>
    </>
  );
}
