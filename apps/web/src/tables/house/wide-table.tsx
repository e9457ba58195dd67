import { BANK_PER_SEAT } from '@upcard/tables/house/state';
import type { CSSProperties } from 'react';
import { useArrivalSource } from '../../felt/arrivals.tsx';
import { BankRack } from '../../felt/bank-rack.tsx';
import { DiscardTray } from '../../felt/discard-tray.tsx';
import { FeltArt } from '../../felt/felt-art.tsx';
import { FeltLettering } from '../../felt/felt-lettering.tsx';
import { Shoe } from '../../felt/shoe.tsx';
import { useSweepTray } from './card-sweep.tsx';
import { DealerPlace } from './dealer-place.tsx';
import { EmptyPlate } from './empty-seat.tsx';
import { feltLines } from './felt-lines.ts';
import type { HandLook } from './house-hand.tsx';
import { isOwn, seatOf, spotOf } from './house-scene.ts';
import type { HouseTableProps } from './house-table-props.ts';
import { useMoneyPlace } from './money-motion.tsx';
import { SeatHands, SeatSpot } from './seat-hands.tsx';
import { SeatPerson } from './seat-person.tsx';
import { type SeatPlace, seatPlaces, seatRooms } from './seat-places.ts';
import { isSentForSeat } from './sent-for-seat.ts';
import { useRoom } from './use-frame-height.ts';
import styles from './wide-table.module.css';

/** A seat's place and room, as shares of the table. */
interface Stand {
  readonly place: SeatPlace;
  readonly room: number;
}

function at({ place, room }: Stand): CSSProperties & Record<'--x' | '--y' | '--room', number> {
  return { '--x': place.x, '--y': place.y, '--room': room };
}

/** The least share of the table that a hand needs for its words, and for the picture of its chips. */
const ROOM_FOR_WORDS = 0.135;
const ROOM_FOR_CHIPS = 0.1;

function lookOf(hands: number, { room }: Stand): HandLook {
  const each = room / Math.max(1, hands);
  if (each >= ROOM_FOR_WORDS) return 'large';
  return each >= ROOM_FOR_CHIPS ? 'compact' : 'tight';
}

function WideSeat({ props, number, stand }: { props: HouseTableProps; number: number; stand: Stand }) {
  const { scene, controls, betting } = props;
  const { view, overlay } = scene;
  const seat = seatOf(view, number);
  if (seat === null) {
    return (
      <div className={styles.seat} style={at(stand)}>
        <EmptyPlate
          seat={number}
          isSent={isSentForSeat(controls, 'sit', number)}
          onSit={overlay.canSit && controls.isLive ? () => controls.send({ type: 'sit', seat: number }) : null}
        />
      </div>
    );
  }
  const hands = spotOf(view, number)?.hands.length ?? 0;
  const mayBet = isOwn(scene, number) && overlay.bets.some((open) => open.seat === number);
  return (
    <div className={styles.seat} style={at(stand)} data-hands={hands}>
      {hands > 0 ? (
        <SeatHands scene={scene} seat={seat} look={lookOf(hands, stand)} />
      ) : (
        view.phase !== 'waiting' && (
          <SeatSpot
            scene={scene}
            seat={seat}
            placed={betting.placed(number)}
            isPicked={mayBet && betting.seat === number && overlay.bets.length > 1}
            onPick={mayBet && overlay.bets.length > 1 ? () => betting.pickSeat(number) : null}
          />
        )
      )}
      <SeatPerson scene={scene} seat={seat} />
    </div>
  );
}

/** What scrolls must be reachable by keyboard. */
const SCROLLED = { tabIndex: 0, role: 'region', 'aria-label': 'Felt' } as const;

/** The House table from 900 px on: an oval felt with the seats along its rail. */
export function WideTable(props: HouseTableProps) {
  const { scene, controls, seats, banner, middle } = props;
  const { view, rules } = scene;
  const [{ overflows }, frame] = useRoom();
  const discards = useSweepTray();
  const shoe = useArrivalSource('shoe');
  const bank = useArrivalSource('bank');
  const bankPlace = useMoneyPlace('bank');
  const places = seatPlaces(seats.length);
  const rooms = seatRooms(
    places,
    seats.map((number) => spotOf(view, number)?.hands.length ?? 0),
  );
  const stands = places.map((place, index): Stand => ({ place, room: rooms[index] ?? 0 }));
  const lines = feltLines(rules);
  return (
    <div className={styles.frame} ref={frame} {...(overflows ? SCROLLED : {})}>
      <div className={styles.room}>
        <FeltArt
          shape="oval"
          isDimmed={!controls.isLive}
          print={
            middle === null && (
              <div className={styles.lettering}>
                <FeltLettering lines={lines} arcs="both" />
              </div>
            )
          }
        >
          <div className={styles.discards}>
            <DiscardTray ref={discards} label="Discards" fill={view.shoe.discards / view.shoe.size} />
          </div>
          <div className={styles.bank} ref={bankPlace}>
            {view.phase === 'waiting' ? (
              <BankRack ref={bank} label="Bank, for each seat" amount={BANK_PER_SEAT} />
            ) : (
              <BankRack ref={bank} label="Bank" amount={view.bank} />
            )}
          </div>
          <div className={styles.dealer}>
            <DealerPlace view={view} />
          </div>
          <div className={styles.shoe}>
            <Shoe
              ref={shoe}
              label={`Shoe, ${rules.decks} decks`}
              left={view.shoe.left / view.shoe.size}
              cutCard={null}
            />
          </div>
          {middle !== null && <div className={styles.middle}>{middle}</div>}
          <div className={styles.seats}>
            {stands.map((stand, index) => (
              <WideSeat key={seats[index]} props={props} number={seats[index] ?? 0} stand={stand} />
            ))}
          </div>
        </FeltArt>
        <div className={styles.banner}>{banner}</div>
      </div>
    </div>
  );
}
