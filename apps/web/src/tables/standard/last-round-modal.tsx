import type { RoundSnapshot } from '@upcard/tables';
import { Sheet } from '../../ui/sheet.tsx';
import { RoundRecord } from './round-record.tsx';
import type { StandardScene } from './standard-scene.ts';

/** The newest settled round in full, over the table. */
export default function LastRoundModal({
  scene,
  round,
  onClose,
}: {
  scene: StandardScene;
  round: RoundSnapshot;
  onClose: () => void;
}) {
  return (
    <Sheet title={`Round ${round.round}`} isOpen onClose={onClose}>
      <RoundRecord scene={scene} round={round} />
    </Sheet>
  );
}
