import type { SeatView } from '@upcard/tables';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import WifiOff from 'lucide-react/icons/wifi-off';
import { formatAmount, formatSigned } from '../../felt/amount-text.ts';
import { Avatar, personFace } from '../../felt/avatar.tsx';
import { CardFan } from '../../felt/card-fan.tsx';
import { ResultBadge } from '../../felt/result-badge.tsx';
import { OnlySpoken } from '../../ui/only-spoken.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { handWords, totalWords } from '../hand-words.ts';
import { EmptyPill, EmptySpot } from './empty-seat.tsx';
import { HouseCard } from './house-hand.tsx';
import { type HouseScene, isOwn, nextSeat, seatOf, spotOf } from './house-scene.ts';
import type { HouseTableProps } from './house-table-props.ts';
import { badgeOf, chipsWords, seatSubject } from './house-words.ts';
import { useMoneyPlace } from './money-motion.tsx';
import styles from './other-seat.module.css';
import { SeatHands, SeatSpot } from './seat-hands.tsx';
import { isSentForSeat } from './sent-for-seat.ts';

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
      <Avatar face={personFace(seat.person)} size={22} />
      <span className={styles.words}>
        <span className={styles.name}>
          {seat.person.name}
          {isOwn(scene, seat.seat) && <span className={styles.you}> you</span>}
        </span>
        {seat.isAway ? (
          <span className={styles.away}>
            <WifiOff size={12} aria-hidden="true" /> Away · {formatAmount(seat.chips)}
            <OnlySpoken> chips</OnlySpoken>
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
      isSent={isSentForSeat(controls, 'sit', number)}
      onSit={maySit ? () => controls.send({ type: 'sit', seat: number }) : null}
    />
  );
}

/** Another seat on a phone: cards or spot, and who has it. */
export function OtherSeat({ props, number, look }: { props: HouseTableProps; number: number; look: 'small' | 'tiny' }) {
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
        <SeatHands scene={scene} seat={seat} look={look} />
      )}
      <OtherPerson scene={scene} seat={seat} />
    </div>
  );
}

/** A confirmed bet: in words, or with the check of its ring where these would cover the chips. */
function PillBet({ amount, isTiny }: { amount: number; isTiny: boolean }) {
  if (!isTiny) return `Bet ${formatAmount(amount)}`;
  return (
    <>
      <CircleCheck className={styles.check} size={12} aria-hidden="true" />
      <OnlySpoken>Bet </OnlySpoken>
      {formatAmount(amount)}
    </>
  );
}

/** How the hands of a seat stand, in as few signs as can be: one badge or total, or the totals of several. */
function PillHands({ scene, seat }: { scene: HouseScene; seat: SeatView }) {
  const isTiny = useMedia('(max-width: 359px)');
  const hands = spotOf(scene.view, seat.seat)?.hands ?? [];
  const [first, ...more] = hands;
  if (first === undefined) return seat.bet > 0 ? <PillBet amount={seat.bet} isTiny={isTiny} /> : DOING[seat.status];
  if (first.result !== null) {
    return formatSigned(hands.reduce((total, { result }) => total + (result?.net ?? 0), 0));
  }
  if (more.length > 1) return `${hands.length} hands`;
  if (more.length > 0) return hands.map(({ total }) => totalWords(total)).join(' · ');
  const badge = badgeOf(first);
  if (badge === null) return first.cards.length === 0 ? '' : totalWords(first.total);
  const hasWord = badge === 'blackjack' && !isTiny;
  return <ResultBadge result={badge} total={hasWord ? null : first.total.total} compact={!hasWord} />;
}

const DOING: Readonly<Record<SeatView['status'], string>> = {
  ready: 'Ready',
  choosing: 'To bet',
  bet: 'Bet',
  noBet: 'No bet',
  sitsOut: 'Sits out',
  playing: '',
};

/** What else there is to say of a seat: that its person is away, or asked next. */
function PillMark({ scene, seat, isWord }: { scene: HouseScene; seat: SeatView; isWord: boolean }) {
  if (seat.isAway) return <WifiOff className={styles.mark} size={12} role="img" aria-label="Away" />;
  if (nextSeat(scene.view) !== seat.seat) return null;
  return isWord ? (
    <span className={styles.mark}>next</span>
  ) : (
    <ChevronsRight className={styles.mark} size={14} role="img" aria-label="next" />
  );
}

function PillWords({ scene, seat, isNamed }: { scene: HouseScene; seat: SeatView; isNamed: boolean }) {
  const bet = useMoneyPlace(`bet:${seat.seat}`);
  const purse = useMoneyPlace(`purse:${seat.seat}`);
  const mark = <PillMark scene={scene} seat={seat} isWord={isNamed} />;
  return (
    <>
      <Avatar face={personFace(seat.person)} size={20} />
      <OnlySpoken>{`${seatSubject(scene, seat)}, ${chipsWords(seat.chips)}: `}</OnlySpoken>
      {isNamed && (
        <span className={styles.title}>
          <span className={styles.name} aria-hidden="true">
            {seat.person.name}
          </span>
          {mark}
        </span>
      )}
      <span ref={bet} className={styles.state}>
        <PillHands scene={scene} seat={seat} />
      </span>
      <span ref={purse} className={styles.chips}>
        <span aria-hidden="true">{formatAmount(seat.chips)}</span>
        {!isNamed && mark}
      </span>
    </>
  );
}

/**
 * Another seat where there is no room for its cards: how it stands, its chips, and by name if `isNamed`. Pressed to bet on it, if it
 * is one's own.
 */
export function OtherPill({ props, seat, isNamed }: { props: HouseTableProps; seat: SeatView; isNamed: boolean }) {
  const { scene, betting } = props;
  const mayBet = scene.overlay.bets.some((open) => open.seat === seat.seat);
  const words = <PillWords scene={scene} seat={seat} isNamed={isNamed} />;
  const look = {
    className: styles.pill,
    'data-named': isNamed,
    'data-turn': scene.view.active?.spot === seat.seat,
    'data-away': seat.isAway,
  };
  return mayBet ? (
    <button type="button" {...look} onClick={() => betting.pickSeat(seat.seat)}>
      {words}
    </button>
  ) : (
    <div {...look}>{words}</div>
  );
}

/** Another seat in a round where there is room for small cards: these over the slip that says the rest. */
export function CompactSeat({ props, seat }: { props: HouseTableProps; seat: SeatView }) {
  const { view } = props.scene;
  const hands = spotOf(view, seat.seat)?.hands ?? [];
  const most = Math.max(...hands.map(({ cards }) => cards.length));
  const subject = seatSubject(props.scene, seat);
  return (
    <div className={styles.compact}>
      <div className={styles.fans}>
        {hands.map((hand, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place among the hands of its seat
          <div key={index} className={styles.fan}>
            <CardFan
              label={[subject, handWords(index, hands.length), 'cards'].filter(Boolean).join(', ')}
              roomFor={most}
            >
              {hand.cards.map(({ id, card }) => (
                <HouseCard key={id} round={view.round} id={id} card={card} />
              ))}
            </CardFan>
          </div>
        ))}
      </div>
      <OtherPill props={props} seat={seat} isNamed />
    </div>
  );
}
