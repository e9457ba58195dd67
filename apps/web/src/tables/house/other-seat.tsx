import type { HandView } from '@upcard/core';
import type { SeatView } from '@upcard/tables';
import WifiOff from 'lucide-react/icons/wifi-off';
import { formatAmount, formatSigned } from '../../felt/amount-text.ts';
import { Avatar, personFace } from '../../felt/avatar.tsx';
import { ResultBadge } from '../../felt/result-badge.tsx';
import { OnlySpoken } from '../../ui/only-spoken.tsx';
import { EmptySpot } from './empty-seat.tsx';
import { isSent } from './house-controls.ts';
import { type HouseScene, isOwn, nextSeat, personOrder, seatOf, spotOf } from './house-scene.ts';
import type { HouseTableProps } from './house-table-props.ts';
import { badgeOf, chipsWords, seatSubject, totalWords } from './house-words.ts';
import { useMoneyPlace } from './money-motion.tsx';
import styles from './other-seat.module.css';
import { SeatHands, SeatSpot } from './seat-hands.tsx';

function stakeOf(scene: HouseScene, seat: SeatView): string {
  const hands = spotOf(scene.view, seat.seat)?.hands ?? [];
  const net = hands.reduce((total, { result }) => total + (result?.net ?? 0), 0);
  if (hands.some(({ result }) => result !== null)) return ` ${formatSigned(net)}`;
  const wager = hands.reduce((total, hand) => total + hand.wager, 0);
  return wager === 0 ? '' : ` · bet ${formatAmount(wager)}`;
}

function OtherPerson({ scene, seat }: { scene: HouseScene; seat: SeatView }) {
  const place = useMoneyPlace(`purse:${seat.seat}`);
  const { view } = scene;
  return (
    <div ref={place} className={styles.person} data-turn={view.active?.spot === seat.seat}>
      <Avatar face={personFace(seat.person.name, personOrder(view, seat.person.id))} size={24} />
      <span className={styles.words}>
        <span className={styles.name}>
          {seat.person.name}
          {isOwn(scene, seat.seat) && <span className={styles.you}> you</span>}
        </span>
        {seat.isAway ? (
          <span className={styles.away}>
            <WifiOff size={12} aria-hidden="true" /> Away
          </span>
        ) : (
          <span className={styles.line}>
            {formatAmount(seat.chips)}
            <OnlySpoken> chips</OnlySpoken>
            <span className={styles.stake}>{stakeOf(scene, seat)}</span>
          </span>
        )}
      </span>
    </div>
  );
}

/** Another seat on a phone: cards or spot, and who has it. */
export function OtherSeat({ props, number, isTiny }: { props: HouseTableProps; number: number; isTiny: boolean }) {
  const { scene, controls, betting } = props;
  const seat = seatOf(scene.view, number);
  if (seat === null) {
    const maySit = scene.overlay.canSit && controls.isLive;
    return (
      <div className={styles.seat}>
        <EmptySpot
          seat={number}
          isSent={isSent(controls, 'sit', number)}
          onSit={maySit ? () => controls.send({ type: 'sit', seat: number }) : null}
        />
      </div>
    );
  }
  const mayBet = scene.overlay.bets.some((open) => open.seat === number);
  return (
    <div className={styles.seat}>
      {spotOf(scene.view, number) === null ? (
        <SeatSpot
          scene={scene}
          seat={seat}
          placed={betting.placed(number)}
          isPicked={false}
          onPick={mayBet ? () => betting.pickSeat(number) : null}
        />
      ) : (
        <SeatHands scene={scene} seat={seat} look={isTiny ? 'tiny' : 'small'} />
      )}
      <OtherPerson scene={scene} seat={seat} />
    </div>
  );
}

function PillHand({ hand, note }: { hand: HandView; note: string }) {
  const badge = badgeOf(hand);
  if (badge !== null) {
    return (
      <ResultBadge
        result={badge}
        total={badge === 'blackjack' ? null : hand.total.total}
        compact={badge !== 'blackjack'}
      />
    );
  }
  return hand.cards.length === 0 ? null : <span>{`${totalWords(hand.total)}${note}`}</span>;
}

const DOING: Readonly<Record<SeatView['status'], string>> = {
  ready: 'Ready',
  choosing: 'Choosing',
  bet: 'Bet',
  noBet: 'No bet',
  sitsOut: 'Sits out',
  playing: '',
};

/** Another seat where there is no room for its cards: the picture and how it stands. Pressed to bet on it, if it is one's own. */
export function OtherPill({ props, seat }: { props: HouseTableProps; seat: SeatView }) {
  const { scene, betting } = props;
  const { view } = scene;
  const bet = useMoneyPlace(`bet:${seat.seat}`);
  const purse = useMoneyPlace(`purse:${seat.seat}`);
  const hands = spotOf(view, seat.seat)?.hands ?? [];
  const nextHand = hands.findIndex(({ status }) => status === 'waiting');
  const mayBet = scene.overlay.bets.some((open) => open.seat === seat.seat);
  const inside = (
    <>
      <span ref={purse} className={styles.face}>
        <Avatar face={personFace(seat.person.name, personOrder(view, seat.person.id))} size={24} />
      </span>
      <OnlySpoken>{`${seatSubject(scene, seat)}, ${chipsWords(seat.chips)}: `}</OnlySpoken>
      <span ref={bet} className={styles.state}>
        {hands.length === 0 && (seat.bet > 0 ? `Bet ${formatAmount(seat.bet)}` : DOING[seat.status])}
        {hands.map((hand, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place among the hands of its seat
          <PillHand key={index} hand={hand} note={nextSeat(view) === seat.seat && index === nextHand ? ', next' : ''} />
        ))}
      </span>
    </>
  );
  const look = { className: styles.pill, 'data-turn': view.active?.spot === seat.seat, 'data-away': seat.isAway };
  return mayBet ? (
    <button type="button" {...look} onClick={() => betting.pickSeat(seat.seat)}>
      {inside}
    </button>
  ) : (
    <div {...look}>{inside}</div>
  );
}
