import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './room-leaving.module.css';
import type { RoomScene } from './room-scene.ts';

/** The ways to go from a table. */
export interface Leaving {
  /** Whether the server has not answered yet. */
  readonly isLeaving: boolean;
  /** Give up what one has there and the place in the room, then go. */
  readonly giveUp: () => void;
  /** The host's way: the room is over for everybody. */
  readonly closeRoom: () => void;
  /** Go, and keep everything. */
  readonly go: () => void;
}

function heirOf({ room, you }: RoomScene): string | null {
  const others = room.members.filter(({ person }) => person.id !== you.id);
  return (others.find(({ isConnected }) => isConnected) ?? others[0])?.person.name ?? null;
}

/** The host's ways out of a waiting room. */
export default function CloseRoomSheet({
  scene,
  leaving,
  onClose,
}: {
  scene: RoomScene;
  leaving: Leaving;
  onClose: () => void;
}) {
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
