import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from '../room/room-leaving.module.css';
import { isOnItsWay } from '../table-controls.ts';
import type { StandardProps } from './standard-scene.ts';

/** Giving up a game that goes on: staying to watch, or going once the server has accepted it. */
export default function ResignDialog({ scene, controls, onClose }: StandardProps & { onClose: () => void }) {
  const [, navigate] = useLocation();
  const { canResign } = scene.overlay;
  useEffect(() => {
    if (!canResign) onClose();
  }, [canResign, onClose]);
  const resign = (next: 'stay' | 'go'): void =>
    controls.send({ type: 'resign' }, ({ kind }) => {
      if (kind === 'accepted' && next === 'go') navigate('/tables');
    });
  const off = isOnItsWay(controls, 'resign') ? 'Sent' : controls.isLive ? undefined : 'Reconnecting';
  return (
    <Sheet
      title="Resign this game"
      isOpen
      onClose={onClose}
      foot={
        <div className={styles.buttons}>
          <Button tone="danger" off={off} onPress={() => resign('stay')}>
            Resign
          </Button>
          <Button tone="danger" off={off} onPress={() => resign('go')}>
            Resign &amp; Exit
          </Button>
          <Button onPress={onClose}>Play on</Button>
        </div>
      }
    >
      <p className={styles.text}>
        Whoever resigns is out for the rest of the game: wagers that are out are lost, and all other coins go to the
        Bank. {scene.view.isRated && 'The game still counts for your rating. '}There is no way back.
      </p>
      <p className={styles.text}>
        Resign, and you stay to watch. Resign &amp; Exit takes you back to the tables. Closing the page or going
        elsewhere resigns nothing: the clock answers for you until you are back.
      </p>
    </Sheet>
  );
}
