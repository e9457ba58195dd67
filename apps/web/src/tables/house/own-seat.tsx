import type { SeatView } from '@upcard/tables';
import { formatAmount } from '../../felt/amount-text.ts';
import { Avatar, personFace } from '../../felt/avatar.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { type HouseScene, spotOf } from './house-scene.ts';
import { chipsWords } from './house-words.ts';
import { useMoneyPlace } from './money-motion.tsx';
import styles from './own-seat.module.css';
import { SeatHands, SeatSpot } from './seat-hands.tsx';

function betWords(seat: SeatView, placed: number | null): { title: string; detail: string } {
  if (seat.bet > 0) return { title: `${formatAmount(seat.bet)} bet`, detail: `${formatAmount(seat.chips)} left.` };
  if (placed !== null) {
    const left = `${formatAmount(seat.chips - placed)} left of ${formatAmount(seat.chips)}.`;
    return { title: `${formatAmount(placed)} placed`, detail: `Not yet bet. ${left}` };
  }
  const detail: Readonly<Partial<Record<SeatView['status'], string>>> = {
    choosing: 'Pick a chip to bet.',
    sitsOut: 'Under the least bet: this seat sits out.',
    noBet: 'No bet: this seat sits the hand out.',
  };
  return { title: chipsWords(seat.chips), detail: detail[seat.status] ?? '' };
}

function OwnName({ scene, seat }: { scene: HouseScene; seat: SeatView }) {
  return (
    <span className={styles.name}>
      <Avatar face={personFace(seat.person)} size={26} />
      <strong>{seat.person.name}</strong> {scene.overlay.seats.length > 1 ? `you, seat ${seat.seat}` : 'you'}
    </span>
  );
}

/** The person's own seat, large, above the dock of a phone. */
export function OwnSeat({ scene, seat, placed }: { scene: HouseScene; seat: SeatView; placed: number | null }) {
  const isTiny = useMedia('(max-width: 359px)');
  const purse = useMoneyPlace(`purse:${seat.seat}`);
  if (spotOf(scene.view, seat.seat) !== null) {
    return (
      <section className={styles.own} data-form="hands" aria-label="Your seat">
        <SeatHands scene={scene} seat={seat} look={isTiny ? 'tight' : 'large'} />
        <div className={styles.foot} ref={purse}>
          <OwnName scene={scene} seat={seat} />
          <span>{chipsWords(seat.chips)}</span>
        </div>
      </section>
    );
  }
  const { title, detail } = betWords(seat, placed);
  return (
    <section className={styles.own} data-form="bet" aria-label="Your seat">
      <SeatSpot scene={scene} seat={seat} placed={placed} isPicked={false} onPick={null} isCaptionHidden />
      <div className={styles.words} ref={purse}>
        <OwnName scene={scene} seat={seat} />
        <strong className={styles.title}>{title}</strong>
        <span>{detail}</span>
      </div>
    </section>
  );
}
