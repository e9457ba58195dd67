import { useArrivalSource } from '../../felt/arrivals.tsx';
import { DiscardTray } from '../../felt/discard-tray.tsx';
import { FeltArt } from '../../felt/felt-art.tsx';
import { FeltLettering } from '../../felt/felt-lettering.tsx';
import { Shoe } from '../../felt/shoe.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { useSweepTray } from './card-sweep.tsx';
import { DealerPlace } from './dealer-place.tsx';
import { feltLines } from './felt-lines.ts';
import { foremostSeat, type HouseScene, isOwn, seatOf } from './house-scene.ts';
import type { HouseTableProps } from './house-table-props.ts';
import { useMoneyPlace } from './money-motion.tsx';
import styles from './narrow-table.module.css';
import { FreeSeat, OtherPill, OtherSeat } from './other-seat.tsx';
import { OwnSeat } from './own-seat.tsx';
import { useFrameHeight, useOverflow } from './use-frame-height.ts';

/** Seats in one row of the others. */
const IN_A_ROW = 3;

/** What scrolls must be reachable by keyboard. */
const SCROLLED = { tabIndex: 0, role: 'region', 'aria-label': 'The others' } as const;

/** What a row of the others with their cards needs, in CSS pixels, the own seat, and the rest of the felt beside them. */
const ROW_NEEDS = 128;
const REST_NEEDS = 254;
const OWN_NEEDS = { play: 178, bets: 118 };

/** Under this height of the frame, in CSS pixels, an empty dealer's place is left out. */
const SHORT = 480;

/** The same while seats are taken: rings to sit on, and no dealer. */
const WAITING_NEEDS = { row: 108, rest: 122 };

/** Whether the others fit with their cards or rings; otherwise they are pills. */
function fitsCards({ view, overlay }: HouseScene, others: number, height: number): boolean {
  if (height === 0) return true;
  const rows = Math.ceil(others / IN_A_ROW);
  const own = overlay.seats.length === 0 ? 0 : view.table === null ? OWN_NEEDS.bets : OWN_NEEDS.play;
  return view.phase === 'waiting'
    ? height >= WAITING_NEEDS.rest + own + rows * WAITING_NEEDS.row
    : height >= REST_NEEDS + own + rows * ROW_NEEDS;
}

function Head({ scene, isTight }: { scene: HouseScene; isTight: boolean }) {
  const { view } = scene;
  const discards = useSweepTray();
  const shoe = useArrivalSource('shoe');
  const bank = useMoneyPlace('bank');
  return (
    <div className={styles.head} data-tight={isTight}>
      {!isTight && <DiscardTray ref={discards} label="Discards" fill={view.shoe.discards / view.shoe.size} />}
      <div className={styles.dealer} ref={bank}>
        <DealerPlace view={view} />
      </div>
      {isTight ? (
        <span ref={shoe} className={styles.unseenShoe} />
      ) : (
        <Shoe ref={shoe} label="Shoe" left={view.shoe.left / view.shoe.size} />
      )}
    </div>
  );
}

function Others({ props, numbers, isTight }: { props: HouseTableProps; numbers: readonly number[]; isTight: boolean }) {
  const isTiny = useMedia('(max-width: 359px)');
  const { view } = props.scene;
  return (
    <div className={styles.others} data-tight={isTight} data-rows={Math.ceil(numbers.length / IN_A_ROW)}>
      {numbers.map((number) => {
        const seat = seatOf(view, number);
        if (!isTight) return <OtherSeat key={number} props={props} number={number} isTiny={isTiny} />;
        return seat === null ? (
          <FreeSeat key={number} props={props} number={number} form="pill" />
        ) : (
          <OtherPill key={number} props={props} seat={seat} />
        );
      })}
    </div>
  );
}

/** The House table under 900 px: the own seat large at the bottom, the others in short above it. */
export function NarrowTable(props: HouseTableProps) {
  const { scene, controls, seats, banner, middle, betting } = props;
  const [height, frame] = useFrameHeight();
  const [overflows, upper] = useOverflow();
  const { view, rules } = scene;
  const front = foremostSeat(scene, betting.seat);
  const own = front === null ? null : seatOf(view, front);
  const others = seats.filter((number) => number !== own?.seat);
  const isTight = !fitsCards(scene, others.length, height);
  const isShort = isTight || (height > 0 && height < SHORT);
  const isOver = view.phase === 'finished';
  const lines = feltLines(rules);
  const print = view.table === null ? lines : ([lines[0]] as const);
  return (
    <div className={styles.frame} ref={frame}>
      <div className={styles.room}>
        <FeltArt isDimmed={!controls.isLive} banner={banner}>
          <div className={styles.felt}>
            <div className={styles.upper} ref={upper} {...(overflows ? SCROLLED : {})}>
              {!(isShort && (view.table === null || isOver)) && <Head scene={scene} isTight={isTight} />}
              {middle !== null && <div className={styles.middle}>{middle}</div>}
              {middle === null && !isTight && !(isShort && view.table === null) && (
                <div className={styles.lettering}>
                  <FeltLettering lines={print} />
                </div>
              )}
              {!isOver && <Others props={props} numbers={others} isTight={isTight} />}
            </div>
            {own !== null && isOwn(scene, own.seat) && !(isShort && isOver) && (
              <OwnSeat scene={scene} seat={own} placed={betting.placed(own.seat)} />
            )}
          </div>
        </FeltArt>
      </div>
    </div>
  );
}
