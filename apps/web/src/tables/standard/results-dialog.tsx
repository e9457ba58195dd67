import type { StandardEnding, StandardView } from '@upcard/tables';
import { useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { FinalTable } from './final-table.tsx';
import styles from './results-dialog.module.css';
import type { StandardScene } from './standard-scene.ts';

const HOW: Readonly<Record<StandardEnding, string>> = {
  'rounds-played': 'All rounds are played.',
  'one-left': 'The game ended early: no more than one was left to play.',
  closed: 'The table was closed before the game was over.',
};

function endingWords({ ending, isRated }: StandardView): string {
  const how = ending === null ? '' : HOW[ending];
  if (isRated && ending !== 'closed') return how;
  return `${how} ${isRated ? 'It counts for no rating.' : 'This game was not rated.'}`.trim();
}

function Foot({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  return (
    <div className={styles.buttons}>
      <Button onPress={onClose}>Close</Button>
      <Button tone="main" onPress={() => navigate('/tables')}>
        Exit
      </Button>
    </div>
  );
}

/** How a finished game went for everybody. Closing it leaves the room as it is; Exit leads to the lobby. */
export default function ResultsDialog({ scene, onClose }: { scene: StandardScene; onClose: () => void }) {
  return (
    <Sheet title="Final results" isOpen onClose={onClose} foot={<Foot onClose={onClose} />}>
      <p className={styles.how}>{endingWords(scene.view)}</p>
      <div className={styles.lines}>
        <FinalTable scene={scene} />
      </div>
    </Sheet>
  );
}
