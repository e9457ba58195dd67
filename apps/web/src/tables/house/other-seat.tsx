import type { SeatView } from '@upcard/tables';
import WifiOff from 'lucide-react/icons/wifi-off';
import { formatAmount, formatSigned } from '../../felt/amount-text.ts';
import { Avatar, personFace } from '../../felt/avatar.tsx';
import { ResultBadge } from '../../felt/result-badge.tsx';
import { OnlySpoken } from '../../ui/only-spoken.tsx';
import { EmptyPill, EmptySpot } from './empty-seat.tsx';
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
      <Avatar face={personFace(seat.person.name, personOrder(view, seat.person.id))} size={22} />
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

/** A free seat on a phone, to sit down on while seats are taken: a ring on the felt, or a pill where there is no room for it. */
export function FreeSeat({ props, number, form }: { props: HouseTableProps; number: number; form: 'ring' | 'pill' }) {
  const { scene, controls } = props;
  const maySit = scene.overlay.canSit && controls.isLive;
  const Free = form === 'ring' ? EmptySpot : EmptyPill;
  return (
    <Free
      seat={number}
      isSent={isSent(controls, 'sit', number)}
      onSit={maySit ? () => controls.send({ type: 'sit', seat: number }) : null}
    />
  );
}

/** Another seat on a phone: cards or spot, and who has it. */
export function OtherSeat({ props, number, isTiny }: { props: HouseTableProps; number: number; isTiny: boolean }) {
  const { scene, betting } = props;
  const seat = seatOf(scene.view, number);
  if (seat === null) {
    return (
      <div className={styles.seat}>
        <FreeSeat props={props} number={number} form="ring" />
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

/** How the hands of a seat stand, in as few signs as can be: one badge or total, or the totals of several. */
function PillHands({ scene, seat }: { scene: HouseScene; seat: SeatView }) {
  const hands = spotOf(scene.view, seat.seat)?.hands ?? [];
  const [first, ...more] = hands;
  const next = nextSeat(scene.view) === seat.seat ? ', next' : '';
  if (first === undefined) return seat.bet > 0 ? `Bet ${formatAmount(seat.bet)}` : DOING[seat.status];
  if (first.result !== null) {
    return formatSigned(hands.reduce((total, { result }) => total + (result?.net ?? 0), 0));
  }
  if (more.length > 0) return `${hands.map(({ total }) => totalWords(total)).join(' · ')}${next}`;
  const badge = badgeOf(first);
  if (badge === null) return first.cards.length === 0 ? '' : `${totalWords(first.total)}${next}`;
  return (
    <ResultBadge
      result={badge}
      total={badge === 'blackjack' ? null : first.total.total}
      compact={badge !== 'blackjack'}
    />
  );
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
  const mayBet = scene.overlay.bets.some((open) => open.seat === seat.seat);
  const inside = (
    <>
      <span ref={purse} className={styles.face}>
        <Avatar face={personFace(seat.person.name, personOrder(view, seat.person.id))} size={24} />
      </span>
      <OnlySpoken>{`${seatSubject(scene, seat)}, ${chipsWords(seat.chips)}: `}</OnlySpoken>
      <span ref={bet} className={styles.state}>
        <PillHands scene={scene} seat={seat} />
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
