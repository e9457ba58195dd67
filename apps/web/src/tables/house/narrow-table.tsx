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

/** What scrolls must be reachable by keyboard. */
const SCROLLED = { tabIndex: 0, role: 'region', 'aria-label': 'The others' } as const;

/** What the parts of the felt need in CSS pixels, and how many of the others stand in a row: on a phone, and where it is wider. */
interface Needs {
  readonly inRow: number;
  readonly row: number;
  readonly waitingRow: number;
  readonly rest: number;
  readonly waitingRest: number;
  readonly ownHands: number;
  readonly ownBet: number;
}

const PHONE: Needs = { inRow: 3, row: 128, waitingRow: 108, rest: 254, waitingRest: 122, ownHands: 178, ownBet: 118 };
const TABLET: Needs = { inRow: 5, row: 160, waitingRow: 130, rest: 330, waitingRest: 130, ownHands: 222, ownBet: 118 };

/** What the shuffle needs in place of the lettering, in CSS pixels. */
const SHUFFLE_NEEDS = 100;

/** Under this height of the frame, in CSS pixels, an empty dealer's place is left out. */
const SHORT = 480;

/** Whether the others fit with their cards or rings; otherwise they are pills. */
function fitsCards(
  { view, overlay }: HouseScene,
  others: number,
  { height, needs }: { height: number; needs: Needs },
): boolean {
  if (height === 0) return true;
  const rows = Math.ceil(others / needs.inRow);
  const own = overlay.seats.length === 0 ? 0 : view.table === null ? needs.ownBet : needs.ownHands;
  return view.phase === 'waiting'
    ? height >= needs.waitingRest + own + rows * needs.waitingRow
    : height >= needs.rest + own + rows * needs.row + (view.phase === 'shuffle' ? SHUFFLE_NEEDS : 0);
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
    <div className={styles.others} data-tight={isTight}>
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
  const isPhone = useMedia('(max-width: 599px)');
  const [height, frame] = useFrameHeight();
  const [overflows, upper] = useOverflow();
  const { view, rules } = scene;
  const front = foremostSeat(scene, betting.seat);
  const own = front === null ? null : seatOf(view, front);
  const others = seats.filter((number) => number !== own?.seat);
  const isTight = !fitsCards(scene, others.length, { height, needs: isPhone ? PHONE : TABLET });
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
