import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from '../room/room-leaving.module.css';
import CloseRoomSheet, { type Leaving } from '../room/room-leaving.tsx';
import { type HouseScene, seatOf } from './house-scene.ts';
import { chipsWords } from './house-words.ts';

interface LeaveProps {
  readonly scene: HouseScene;
  readonly leaving: Leaving;
  readonly onClose: () => void;
}

function SeatSheet({ scene, leaving, onClose }: LeaveProps) {
  const { view, overlay, roomOverlay } = scene;
  const isWaiting = view.phase === 'waiting';
  const canGiveUp =
    roomOverlay.commands.leaveRoom.isLegal || overlay.seats.every((seat) => overlay.canLeave.includes(seat));
  const chips = overlay.seats.reduce((total, seat) => total + (seatOf(view, seat)?.chips ?? 0), 0);
  const seats = overlay.seats.length === 1 ? 'your seat' : 'your seats';
  return (
    <Sheet
      title="Leave the table"
      isOpen
      onClose={onClose}
      foot={
        <div className={styles.buttons}>
          <Button
            tone="danger"
            off={canGiveUp ? (leaving.isLeaving ? 'Sent' : undefined) : 'Only between rounds'}
            onPress={leaving.giveUp}
          >
            {leaving.isLeaving ? 'Leaving' : `Give up ${seats}`}
          </Button>
          <Button onPress={leaving.go}>Keep {seats} and go</Button>
        </div>
      }
    >
      <p className={styles.text}>
        {canGiveUp
          ? `If you give up ${seats}, ${chipsWords(chips)} leave the table with you${isWaiting ? '.' : ', and there is no way back in before the session ends.'}`
          : 'A seat can be given up between rounds, not while it has a bet on the table.'}
      </p>
      <p className={styles.text}>
        If you keep {seats}, the game goes on without you: the clock places no bet, and stands on hands that are already
        dealt. Come back through Tables at any time.
      </p>
    </Sheet>
  );
}

/** What leaving means just now, and the ways to do it. */
export default function LeaveSheet(props: LeaveProps) {
  const { room, roomOverlay } = props.scene;
  return room.stage === 'waiting' && roomOverlay.isHost ? <CloseRoomSheet {...props} /> : <SeatSheet {...props} />;
}
