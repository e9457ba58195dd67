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
import { CompactSeat, FreeSeat, OtherPill, OtherSeat } from './other-seat.tsx';
import { OwnSeat } from './own-seat.tsx';
import { type Density, layoutOf, type TableRoom } from './table-density.ts';
import { useFrameHeight, useRoom } from './use-frame-height.ts';

/** What scrolls must be reachable by keyboard. */
const SCROLLED = { tabIndex: 0, role: 'region', 'aria-label': 'The others' } as const;

/** Under this height of the frame, in CSS pixels, an empty dealer's place is left out. */
const SHORT = 480;

/** The same at the end of a session, when the own seat is left out too. */
const SHORT_AT_END = 660;

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

function Others({ props, numbers, density }: { props: HouseTableProps; numbers: readonly number[]; density: Density }) {
  const isTiny = useMedia('(max-width: 359px)');
  const { view } = props.scene;
  const hasRings = density === 'cards' || (density === 'compact' && view.table === null);
  return (
    <div className={styles.others} data-lay={hasRings ? 'rings' : 'grid'} data-density={density}>
      {numbers.map((number) => {
        const seat = seatOf(view, number);
        if (hasRings) return <OtherSeat key={number} props={props} number={number} look={isTiny ? 'tiny' : 'small'} />;
        if (seat === null) return <FreeSeat key={number} props={props} number={number} form="pill" />;
        if (density === 'compact') return <CompactSeat key={number} props={props} seat={seat} />;
        return <OtherPill key={number} props={props} seat={seat} isNamed={density === 'slips'} />;
      })}
    </div>
  );
}

function useScreenSize(): TableRoom['size'] {
  const isTiny = useMedia('(max-width: 359px)');
  const isPhone = useMedia('(max-width: 599px)');
  if (isTiny) return 'tiny';
  return isPhone ? 'phone' : 'tablet';
}

/** The House table under 900 px: the own seat large at the bottom, the others in short above it. */
export function NarrowTable(props: HouseTableProps) {
  const { scene, controls, seats, banner, middle, betting } = props;
  const size = useScreenSize();
  const [frameHeight, frame] = useFrameHeight();
  const [{ height, overflows }, upper] = useRoom();
  const { view, rules } = scene;
  const front = foremostSeat(scene, betting.seat);
  const own = front === null ? null : seatOf(view, front);
  const others = seats.filter((number) => number !== own?.seat);
  const isOver = view.phase === 'finished';
  const { density, head } = layoutOf(view, others.length, { height, size });
  const isShort = frameHeight > 0 && frameHeight < (isOver ? SHORT_AT_END : SHORT);
  const lines = feltLines(rules);
  const print = view.table === null ? lines : ([lines[0]] as const);
  const hasHead = isOver ? !isShort : view.table !== null || (head !== 'none' && !isShort);
  return (
    <div className={styles.frame} ref={frame}>
      <div className={styles.room}>
        <FeltArt isDimmed={!controls.isLive} banner={banner}>
          <div className={styles.felt}>
            <div className={styles.upper} ref={upper} {...(overflows ? SCROLLED : {})}>
              {hasHead && <Head scene={scene} isTight={!isOver && head !== 'whole'} />}
              {middle !== null && <div className={styles.middle}>{middle}</div>}
              {middle === null && hasHead && density === 'cards' && (
                <div className={styles.lettering}>
                  <FeltLettering lines={print} />
                </div>
              )}
              {!isOver && <Others props={props} numbers={others} density={density} />}
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
