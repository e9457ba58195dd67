import { useArrivalSource } from '../../felt/arrivals.tsx';
import { DiscardTray } from '../../felt/discard-tray.tsx';
import { FeltArt } from '../../felt/felt-art.tsx';
import { FeltLettering } from '../../felt/felt-lettering.tsx';
import { Shoe } from '../../felt/shoe.tsx';
import { DealerPlace } from './dealer-place.tsx';
import { EmptySpot } from './empty-seat.tsx';
import { feltLines } from './felt-lines.ts';
import { isSent } from './house-controls.ts';
import { foremostSeat, isOwn, seatOf, spotOf } from './house-scene.ts';
import type { HouseTableProps } from './house-table-props.ts';
import { useMoneyPlace } from './money-motion.tsx';
import styles from './narrow-table.module.css';
import { OwnSeat } from './own-seat.tsx';
import { SeatHands, SeatSpot } from './seat-hands.tsx';
import { SeatPerson } from './seat-person.tsx';

function CompactSeat({ props, number }: { props: HouseTableProps; number: number }) {
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
        <SeatHands scene={scene} seat={seat} look="small" />
      )}
      <SeatPerson scene={scene} seat={seat} form="row" isBrief />
    </div>
  );
}

/** The House table under 900 px: the own seat large at the bottom, the others in short above it. */
export function NarrowTable(props: HouseTableProps) {
  const { scene, controls, seats, banner, middle, betting } = props;
  const { view, rules } = scene;
  const shoe = useArrivalSource('shoe');
  const bank = useMoneyPlace('bank');
  const front = foremostSeat(scene, betting.seat);
  const own = front === null ? null : seatOf(view, front);
  const others = seats.filter((number) => number !== own?.seat);
  const lines = feltLines(rules);
  return (
    <div className={styles.room}>
      <FeltArt isDimmed={!controls.isLive}>
        <div className={styles.felt}>
          {banner}
          <div className={styles.head}>
            <DiscardTray label="Discards" fill={view.shoe.discards / view.shoe.size} />
            <div className={styles.dealer} ref={bank}>
              <DealerPlace view={view} />
            </div>
            <Shoe ref={shoe} label="Shoe" left={view.shoe.left / view.shoe.size} />
          </div>
          <div className={styles.lettering}>
            {middle ?? <FeltLettering lines={view.phase === 'play' || view.phase === 'break' ? [lines[0]] : lines} />}
          </div>
          <div className={styles.others} data-count={others.length}>
            {others.map((number) => (
              <CompactSeat key={number} props={props} number={number} />
            ))}
          </div>
          {own !== null && isOwn(scene, own.seat) && (
            <OwnSeat scene={scene} seat={own} placed={betting.placed(own.seat)} />
          )}
        </div>
      </FeltArt>
    </div>
  );
}
