import type { DealtCard, HandView } from '@upcard/core';
import { formatAmount, formatSigned } from '../../felt/amount-text.ts';
import { useArrival, useIsNew } from '../../felt/arrivals.tsx';
import { CardFan } from '../../felt/card-fan.tsx';
import { HandBox } from '../../felt/hand-box.tsx';
import { PlayingCard } from '../../felt/playing-card.tsx';
import { ResultBadge } from '../../felt/result-badge.tsx';
import { TotalPill } from '../../felt/total-pill.tsx';
import { WagerAmount } from '../../felt/wager-amount.tsx';
import { totalWords } from '../hand-words.ts';
import { useSweptCard } from './card-sweep.tsx';
import styles from './house-hand.module.css';
import { badgeOf } from './house-words.ts';

/** One card of a round, which comes out of the shoe when it is new. `card` null lies face down. */
export function HouseCard({ round, id, card }: { round: number; id: number; card: DealtCard['card'] | null }) {
  const ref = useArrival<HTMLDivElement>(`${round} ${id}`, { from: 'shoe', order: id });
  useSweptCard(ref);
  return <PlayingCard ref={ref} card={card} />;
}

function Badge({
  id,
  ...badge
}: {
  id: string;
  result: NonNullable<ReturnType<typeof badgeOf>>;
  total: number | null;
  compact: boolean;
}) {
  return <ResultBadge {...badge} still={!useIsNew(id)} />;
}

function HandState({
  hand,
  place,
  isActing,
  note,
  isCompact,
}: {
  hand: HandView;
  place: string;
  isActing: boolean;
  note: string;
  isCompact: boolean;
}) {
  const badge = badgeOf(hand);
  if (badge !== null) {
    const total = badge === 'blackjack' ? null : hand.total.total;
    return <Badge key={badge} id={`${place} ${badge}`} result={badge} total={total} compact={isCompact} />;
  }
  if (hand.cards.length === 0) return null;
  return (
    <TotalPill tone={isActing ? 'turn' : note === '' ? 'plain' : 'outlined'}>
      {totalWords(hand.total)}
      {note}
    </TotalPill>
  );
}

function Money({ hand, isBare }: { hand: HandView; isBare: boolean }) {
  if (hand.result === null) {
    return isBare ? (
      <span className={styles.net}>{formatAmount(hand.wager)}</span>
    ) : (
      <WagerAmount amount={hand.wager} />
    );
  }
  return (
    <span className={styles.net} data-way={Math.sign(hand.result.net)}>
      {formatSigned(hand.result.net)}
    </span>
  );
}

/**
 * `compact` shortens the words, `tight` leaves out the picture of the chips too; `small` leaves out the money, `tiny` the words
 * as well.
 */
export type HandLook = 'large' | 'compact' | 'tight' | 'small' | 'tiny';

/** A hand on the felt: cards, total or badge, and the money on it. */
export function HouseHand({
  hand,
  label,
  round,
  place,
  roomFor,
  isActing,
  note = '',
  look = 'large',
}: {
  hand: HandView;
  label: string;
  round: number;
  /** Names the hand within its round. */
  place: string;
  /** Cards of the largest hand beside it. */
  roomFor: number;
  isActing: boolean;
  /** Goes on after the total: `, next`. */
  note?: string;
  look?: HandLook;
}) {
  return (
    <HandBox
      label={label}
      isActing={isActing}
      foot={
        <>
          <HandState
            hand={hand}
            place={`${round} ${place}`}
            isActing={isActing}
            note={note}
            isCompact={look !== 'large' && look !== 'small'}
          />
          {look !== 'small' && look !== 'tiny' && <Money hand={hand} isBare={look === 'tight'} />}
        </>
      }
    >
      <CardFan label={`${label}, cards`} roomFor={roomFor}>
        {hand.cards.map(({ id, card }) => (
          <HouseCard key={id} round={round} id={id} card={card} />
        ))}
      </CardFan>
    </HandBox>
  );
}
