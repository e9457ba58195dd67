import type { SeatView } from '@upcard/tables';
import { formatAmount } from '../../felt/amount-text.ts';
import { personFace } from '../../felt/avatar.tsx';
import { SeatPlate } from '../../felt/seat-plate.tsx';
import { type HouseScene, isOwn, nextSeat } from './house-scene.ts';
import { chipsWords } from './house-words.ts';
import { useMoneyPlace } from './money-motion.tsx';
import styles from './seat-person.module.css';

function noteOf({ view }: HouseScene, seat: SeatView): string | undefined {
  if (seat.status === 'sitsOut' && view.phase !== 'waiting') return 'sits out';
  if (seat.status === 'noBet' && (view.phase === 'play' || view.phase === 'break')) return 'no bet';
  return nextSeat(view) === seat.seat ? 'next' : undefined;
}

/** The chips of a seat, after its number where the person has several. */
function lineOf({ view }: HouseScene, { seat, person, chips }: SeatView): string {
  const isOneOfSeveral = view.seats.some((other) => other.person.id === person.id && other.seat !== seat);
  return isOneOfSeveral ? `Seat ${seat} · ${formatAmount(chips)}` : chipsWords(chips);
}

/** Who has a seat and what they hold, on the rail. */
export function SeatPerson({ scene, seat }: { scene: HouseScene; seat: SeatView }) {
  const place = useMoneyPlace(`purse:${seat.seat}`);
  const { view } = scene;
  const isTurn = view.active?.spot === seat.seat;
  return (
    <div ref={place} className={styles.person}>
      <SeatPlate
        face={personFace(seat.person)}
        name={seat.person.name}
        line={lineOf(scene, seat)}
        note={noteOf(scene, seat)}
        isYou={isOwn(scene, seat.seat)}
        standing={seat.isAway ? 'away' : isTurn ? 'turn' : 'here'}
      />
    </div>
  );
}
