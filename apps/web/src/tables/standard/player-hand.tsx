import type { HandView } from '@upcard/core';
import { memo } from 'react';
import { formatAmount, formatSigned } from '../../felt/amount-text.ts';
import { HandBox } from '../../felt/hand-box.tsx';
import { isAlike } from '../../ui/is-alike.ts';
import { CardRow } from './card-row.tsx';
import { FeltCard } from './felt-card.tsx';
import { handState, isDecided, shownTotal } from './hand-state.ts';
import styles from './player-hand.module.css';

function State({ hand, isActing }: { hand: HandView; isActing: boolean }) {
  const { word, tone } = handState(hand, isActing);
  return (
    <span className={styles.state} data-tone={tone}>
      {word}
      {hand.result !== null && hand.result.net !== 0 && (
        <span className={styles.net}> {formatSigned(hand.result.net)}</span>
      )}
    </span>
  );
}

/**
 * One hand of a Player: its label and state over the cards, its bet under them, and its total once the round is settled. Every card
 * of a hand that the Dealer cannot change any more bears the amber tick.
 */
export const PlayerHand = memo(function PlayerHand({
  owner,
  index,
  hand,
  round,
  isActing,
}: {
  /** The Player's name. */
  owner: string;
  /** From 0. */
  index: number;
  hand: HandView;
  round: number;
  isActing: boolean;
}) {
  const label = `Hand ${index + 1}`;
  const total = shownTotal(hand);
  return (
    <HandBox
      label={`${owner}, ${label.toLowerCase()}`}
      ground="tile"
      align="spread"
      isActing={isActing}
      head={
        <>
          <span className={styles.label}>{label}</span>
          <State hand={hand} isActing={isActing} />
        </>
      }
      foot={
        <>
          <span className={styles.figure}>
            Bet <b>{formatAmount(hand.wager)}</b>
          </span>
          {total !== null && (
            <span className={styles.figure}>
              Total <b>{total}</b>
            </span>
          )}
        </>
      }
    >
      <CardRow label={`${owner}, ${label.toLowerCase()}, cards`} count={hand.cards.length}>
        {hand.cards.map(({ id, card }) => (
          <li key={id}>
            <FeltCard round={round} id={id} card={card} isDecided={isDecided(hand)} />
          </li>
        ))}
      </CardRow>
    </HandBox>
  );
}, isAlike);
