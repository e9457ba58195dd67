import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { type HouseScene, seatOf } from './house-scene.ts';
import { chipsWords } from './house-words.ts';
import styles from './leave-sheet.module.css';

/** What leaving means just now, and the two ways to do it: with the seat given up, or with the seat kept. */
export default function LeaveSheet({
  scene,
  isLeaving,
  onGiveUp,
  onGo,
  onClose,
}: {
  scene: HouseScene;
  isLeaving: boolean;
  /** Give up the seats, then go. */
  onGiveUp: () => void;
  /** Go, and keep the seats. */
  onGo: () => void;
  onClose: () => void;
}) {
  const { view, overlay } = scene;
  const isWaiting = view.phase === 'waiting';
  const canGiveUp = overlay.seats.every((seat) => overlay.canLeave.includes(seat));
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
            off={canGiveUp ? (isLeaving ? 'Sent' : undefined) : 'Only between rounds'}
            onPress={onGiveUp}
          >
            {isLeaving ? 'Leaving' : `Give up ${seats}`}
          </Button>
          <Button onPress={onGo}>Keep {seats} and go</Button>
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
