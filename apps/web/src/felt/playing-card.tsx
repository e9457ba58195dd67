import { type Card, type Rank, rankOf, type Suit, suitOf } from '@upcard/core';
import type { Ref } from 'react';
import { CardBack } from './card-back.tsx';
import { cardName } from './card-name.ts';
import { DecidedTick } from './decided-tick.tsx';
import styles from './playing-card.module.css';
import { SuitSign } from './suit-sign.tsx';

const INKS: Readonly<Record<Suit, string | undefined>> = {
  S: styles.spade,
  H: styles.heart,
  D: styles.diamond,
  C: styles.club,
};

function isCourt(rank: Rank): boolean {
  return rank === 'J' || rank === 'Q' || rank === 'K';
}

/** The corner of a card is all that a fan shows, so rank and suit stand in it, as large as fits. */
function CardFront({ card }: { card: Card }) {
  const rank = rankOf(card);
  const suit = suitOf(card);
  return (
    <svg viewBox="0 0 100 140" className={INKS[suit]} aria-hidden="true">
      {/* The ten is squeezed to the width of one sign, so that a fan does not cut it. */}
      {rank === '10' ? (
        <text className={styles.index} x="6" y="47" textLength="40" lengthAdjust="spacingAndGlyphs">
          10
        </text>
      ) : (
        <text className={styles.index} x="9" y="47">
          {rank}
        </text>
      )}
      <SuitSign suit={suit} at={[23, 69]} size={24} />
      {isCourt(rank) ? (
        <>
          <circle className={styles.ring} cx="70" cy="109" r="22" />
          <SuitSign suit={suit} at={[70, 109]} size={26} />
        </>
      ) : (
        <SuitSign suit={suit} at={[71, 109]} size={39} />
      )}
    </svg>
  );
}

/**
 * One card, `--card-w` wide (a CSS length that any ancestor may set). `card` null lies face down; when it becomes known on the
 * same element the card turns over, or cross-fades with reduced motion, unless `still`. `decided` lays the amber tick over it.
 * Two or four suit colours follow `data-suits` of an ancestor.
 */
export function PlayingCard({
  card,
  decided = false,
  still = false,
  ref,
}: {
  card: Card | null;
  decided?: boolean;
  still?: boolean;
  ref?: Ref<HTMLDivElement> | undefined;
}) {
  const name = decided ? `${cardName(card)}, decided` : cardName(card);
  return (
    <div ref={ref} className={styles.card} data-face={card === null ? 'down' : 'up'} data-still={still}>
      <div className={styles.turning} role="img" aria-label={name}>
        <div className={styles.front}>{card !== null && <CardFront card={card} />}</div>
        <div className={styles.back}>
          <CardBack />
        </div>
      </div>
      {decided && <DecidedTick />}
    </div>
  );
}
