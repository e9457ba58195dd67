import type { HandView } from '@upcard/core';
import { type CSSProperties, memo } from 'react';
import { Avatar, type AvatarFace } from '../../felt/avatar.tsx';
import { isAlike } from '../../ui/is-alike.ts';
import { PlayerHand } from './player-hand.tsx';
import styles from './player-seat.module.css';

interface SeatProps {
  readonly name: string;
  readonly face: AvatarFace;
  readonly isOwn: boolean;
  /** From 1; null for whoever gave up before the deal. */
  readonly position: number | null;
  readonly hands: readonly HandView[];
  readonly round: number;
  /** Which hand is asked, from 0; null while none is. */
  readonly acting: number | null;
}

/** The seat of a Player: who it is, their place in the acting order, and all their hands. It is drawn again only when it changes. */
export const PlayerSeat = memo(function PlayerSeat({ name, face, isOwn, hands, round, acting, ...seat }: SeatProps) {
  const position = seat.position === null ? null : `P${seat.position}`;
  const size: CSSProperties & Record<'--hands' | '--cards', number> = {
    '--hands': hands.length,
    '--cards': Math.max(2, ...hands.map(({ cards }) => cards.length)),
  };
  return (
    <fieldset
      className={styles.seat}
      style={size}
      data-lay={hands.length > 1 ? 'row' : 'shared'}
      data-own={isOwn}
      aria-label={[name, ...(isOwn ? ['you'] : []), ...(position === null ? [] : [position])].join(', ')}
    >
      <div className={styles.person}>
        <Avatar face={face} size={28} />
        <span className={styles.name} title={name}>
          {name}
        </span>
        {position !== null && <span className={styles.position}>{position}</span>}
      </div>
      <ul className={styles.hands}>
        {hands.map((hand, index) => (
          // A split puts the new hand behind its parent: the first card tells which hand is which, and the first hand stays the first.
          <li key={index === 0 ? 'first' : hand.cards[0]?.id}>
            <PlayerHand owner={name} index={index} hand={hand} round={round} isActing={acting === index} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}, isAlike);
