import type { StandardView } from '@upcard/tables';
import { lazy } from 'react';
import { type OpenPanel, TablePanels } from '../table-panels.tsx';
import { useLeaving } from '../use-leaving.ts';
import { STANDARD_KEY_LINES } from './standard-keys.ts';
import type { StandardScene } from './standard-scene.ts';

const CloseRoomSheet = lazy(() => import('../room/room-leaving.tsx'));
const ResignDialog = lazy(() => import('./resign-dialog.tsx'));

/** What the way out of the table is called now. */
export function exitOf({ overlay }: Pick<StandardScene, 'overlay'>): 'leave' | 'resign' {
  return overlay.canResign ? 'resign' : 'leave';
}

const STATUS_WORDS = { active: 'Plays', eliminated: 'Eliminated', resigned: 'Resigned' } as const;

/** Whether somebody plays or has played, in words, or null. */
function placeIn({ participants }: StandardView, person: string): string | null {
  const found = participants.find((participant) => participant.person.id === person);
  return found === undefined ? null : STATUS_WORDS[found.status];
}

/** Whatever lies open over a Standard table. */
export function StandardPanels({ scene, ...opened }: OpenPanel & { readonly scene: StandardScene }) {
  const { room, roomOverlay, view } = scene;
  const { controls, open } = opened;
  const isHere = roomOverlay.isMember && room.stage !== 'over';
  const leaving = useLeaving(isHere, controls, (heard) => controls.send({ type: 'leaveRoom' }, heard));
  const close = (): void => open(null);
  return (
    <TablePanels
      {...opened}
      scene={scene}
      keys={STANDARD_KEY_LINES}
      exit={exitOf(scene)}
      placeOf={(person) => placeIn(view, person)}
      leaving={
        room.stage === 'waiting' ? (
          <CloseRoomSheet scene={scene} leaving={leaving} onClose={close} />
        ) : (
          <ResignDialog scene={scene} controls={controls} onClose={close} />
        )
      }
    />
  );
}
