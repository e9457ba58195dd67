import type { SeatView } from '@upcard/tables';
import { personFace } from '../../felt/avatar.tsx';
import { SeatPlate } from '../../felt/seat-plate.tsx';
import { type HouseScene, isOwn, nextSeat, personOrder } from './house-scene.ts';
import { chipsWords } from './house-words.ts';
import { useMoneyPlace } from './money-motion.tsx';
import styles from './seat-person.module.css';

function noteOf(scene: HouseScene, seat: SeatView): string | undefined {
  const { phase } = scene.view;
  if (seat.status === 'sitsOut' && phase !== 'waiting') return 'sits out';
  if (seat.status === 'noBet' && (phase === 'play' || phase === 'break')) return 'no bet';
  if (nextSeat(scene.view) === seat.seat) return 'next';
  const isOneOfSeveral = scene.view.seats.some(
    ({ person, seat: other }) => person.id === seat.person.id && other !== seat.seat,
  );
  return isOneOfSeveral ? `seat ${seat.seat}` : undefined;
}

/** Who has a seat and what they hold. `brief` leaves the chips out where the line is short. */
export function SeatPerson({
  scene,
  seat,
  form,
  isBrief = false,
}: {
  scene: HouseScene;
  seat: SeatView;
  form: 'plate' | 'row';
  isBrief?: boolean;
}) {
  const place = useMoneyPlace(`purse:${seat.seat}`);
  const { view } = scene;
  const isTurn = view.active?.spot === seat.seat;
  return (
    <div ref={place} className={styles.person}>
      <SeatPlate
        face={personFace(seat.person.name, personOrder(view, seat.person.id))}
        name={seat.person.name}
        line={isBrief ? String(seat.chips) : chipsWords(seat.chips)}
        note={form === 'plate' ? noteOf(scene, seat) : undefined}
        isYou={isOwn(scene, seat.seat)}
        standing={seat.isAway ? 'away' : isTurn ? 'turn' : 'here'}
        form={form}
      />
    </div>
  );
}
