import type { SeatView } from '@upcard/tables';
import { formatAmount } from '../../felt/amount-text.ts';
import { BetSpot } from '../../felt/bet-spot.tsx';
import { OnlySpoken } from '../../ui/only-spoken.tsx';
import { handWords } from '../hand-words.ts';
import { type HandLook, HouseHand } from './house-hand.tsx';
import { type HouseScene, isOwn, nextSeat, spotOf } from './house-scene.ts';
import { seatSubject } from './house-words.ts';
import { useMoneyPlace } from './money-motion.tsx';
import styles from './seat-hands.module.css';

const SPOT_WORDS: Readonly<Record<SeatView['status'], string>> = {
  ready: 'Ready',
  choosing: 'No bet',
  bet: '',
  noBet: 'No bet',
  sitsOut: 'Sits out',
  playing: '',
};

/** What lies on a spot before the deal: the bet the server has, chips only placed, or nothing and why. */
function spotBet(seat: SeatView, placed: number | null) {
  if (seat.bet > 0) return { kind: 'confirmed', amount: seat.bet } as const;
  if (placed !== null) return { kind: 'placed', amount: placed } as const;
  return { kind: 'open', word: SPOT_WORDS[seat.status] } as const;
}

const CAPTIONS: Readonly<Record<SeatView['status'], string>> = {
  ready: '',
  choosing: 'Choosing',
  bet: 'Bet',
  noBet: 'Sat out',
  sitsOut: 'Under 50',
  playing: '',
};

function captionOf(seat: SeatView, bet: ReturnType<typeof spotBet>): string {
  switch (bet.kind) {
    case 'placed':
      return `${formatAmount(bet.amount)} placed`;
    case 'confirmed':
      return formatAmount(bet.amount);
    case 'open':
      return CAPTIONS[seat.status];
  }
}

/** A seat's spot before the deal, pressed to bet on it when `onPick` is given. */
export function SeatSpot({
  scene,
  seat,
  placed,
  isPicked,
  onPick,
  isCaptionHidden = false,
}: {
  scene: HouseScene;
  seat: SeatView;
  placed: number | null;
  isPicked: boolean;
  onPick: (() => void) | null;
  /** The words stand elsewhere. */
  isCaptionHidden?: boolean;
}) {
  const place = useMoneyPlace(`bet:${seat.seat}`);
  const bet = spotBet(seat, placed);
  const caption = captionOf(seat, bet);
  return (
    <span ref={place} className={styles.spot}>
      <BetSpot
        name={`${seatSubject(scene, seat)}, bet`}
        bet={bet}
        caption={isCaptionHidden ? <OnlySpoken>{caption}</OnlySpoken> : caption}
        isCurrent={isPicked}
        {...(onPick === null ? {} : { onPress: onPick })}
      />
    </span>
  );
}

/** A seat's hands in the round on the table, side by side. Null when it has none. */
export function SeatHands({ scene, seat, look }: { scene: HouseScene; seat: SeatView; look: HandLook }) {
  const place = useMoneyPlace(`bet:${seat.seat}`);
  const { view } = scene;
  const hands = spotOf(view, seat.seat)?.hands ?? [];
  const most = Math.max(...hands.map(({ cards }) => cards.length));
  const isNext = nextSeat(view) === seat.seat && !isOwn(scene, seat.seat);
  return (
    <div ref={place} className={styles.hands} data-count={hands.length}>
      {hands.map((hand, index) => {
        const which = handWords(index, hands.length);
        const isActing = view.active?.spot === seat.seat && view.active.hand === index;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place among the hands of its seat
          <div key={index} className={styles.slot}>
            <HouseHand
              hand={hand}
              label={which === null ? seatSubject(scene, seat) : `${seatSubject(scene, seat)}, ${which.toLowerCase()}`}
              round={view.round}
              place={`${seat.seat}/${index}`}
              roomFor={most}
              isActing={isActing}
              note={isNext && (look === 'small' || look === 'tiny') ? ', next' : ''}
              look={look}
            />
          </div>
        );
      })}
    </div>
  );
}
