import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { type HouseScene, seatOf } from './house-scene.ts';
import { chipsWords } from './house-words.ts';
import styles from './leave-sheet.module.css';

/** The ways to go from a table. */
export interface Leaving {
  /** Whether the server has not answered yet. */
  readonly isLeaving: boolean;
  /** Give up the seats and the place in the room, then go. */
  readonly giveUp: () => void;
  /** The host's way: the room is over for everybody. */
  readonly closeRoom: () => void;
  /** Go, and keep everything. */
  readonly go: () => void;
}

interface LeaveProps {
  readonly scene: HouseScene;
  readonly leaving: Leaving;
  readonly onClose: () => void;
}

function heirOf({ room, you }: HouseScene): string | null {
  const others = room.members.filter(({ person }) => person.id !== you.id);
  return (others.find(({ isConnected }) => isConnected) ?? others[0])?.person.name ?? null;
}

/** The host's ways out of a waiting room. */
function CloseSheet({ scene, leaving, onClose }: LeaveProps) {
  const heir = heirOf(scene);
  const sent = leaving.isLeaving ? 'Sent' : undefined;
  return (
    <Sheet
      title="Leave your room"
      isOpen
      onClose={onClose}
      foot={
        <div className={styles.buttons}>
          <Button tone="danger" off={sent} onPress={leaving.closeRoom}>
            {leaving.isLeaving ? 'Closing' : 'Close the room'}
          </Button>
          {heir !== null && (
            <Button off={sent} onPress={leaving.giveUp}>
              Leave it to {heir}
            </Button>
          )}
          <Button onPress={leaving.go}>Keep it and go</Button>
        </div>
      }
    >
      <p className={styles.text}>
        {heir === null
          ? 'If you close the room, it is gone, and so is its place in the list.'
          : 'If you close the room, everybody in it is sent back to the tables. You can leave it to somebody else instead.'}
      </p>
      <p className={styles.text}>
        If you keep it and go, come back through Tables.
        {heir !== null && ` After a minute without you, ${heir} runs it.`}
      </p>
    </Sheet>
  );
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
  return room.stage === 'waiting' && roomOverlay.isHost ? <CloseSheet {...props} /> : <SeatSheet {...props} />;
}
