import type { PlayerView } from '@upcard/tables';
import type { CSSProperties } from 'react';
import { Avatar } from '../../felt/avatar.tsx';
import { faceOf } from './participant-face.ts';
import { PlayerHand } from './player-hand.tsx';
import styles from './player-seat.module.css';
import { isOwnNumber, participantIn, type StandardScene, spotOf } from './standard-scene.ts';

/** The seat of a Player: who it is, their place in the acting order, and all their hands. */
export function PlayerSeat({ scene, player }: { scene: StandardScene; player: PlayerView }) {
  const { view } = scene;
  const participant = participantIn(view, player.number);
  const hands = spotOf(view, player.number)?.hands ?? [];
  if (participant === null) return null;
  const { person } = participant;
  const isOwn = isOwnNumber(scene, player.number);
  const position = player.position === null ? null : `P${player.position}`;
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
      aria-label={[person.name, ...(isOwn ? ['you'] : []), ...(position === null ? [] : [position])].join(', ')}
    >
      <div className={styles.person}>
        <Avatar face={faceOf(view, player.number)} size={28} />
        <span className={styles.name} title={person.name}>
          {person.name}
        </span>
        {position !== null && <span className={styles.position}>{position}</span>}
      </div>
      <ul className={styles.hands}>
        {hands.map((hand, index) => (
          // A split puts the new hand behind its parent: the first card tells which hand is which.
          <li key={hand.cards[0]?.id ?? 'none'}>
            <PlayerHand
              owner={person.name}
              index={index}
              hand={hand}
              round={view.round}
              isActing={view.active?.spot === player.number && view.active.hand === index}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
