import type { HouseView } from '@upcard/tables';
import { lazy } from 'react';
import { type OpenPanel, TablePanels } from '../table-panels.tsx';
import { useLeaving } from '../use-leaving.ts';
import { KEY_LINES } from './house-keys.ts';
import type { HouseScene } from './house-scene.ts';

const LeaveSheet = lazy(() => import('./leave-sheet.tsx'));

/** Where somebody sits, in words, or null. */
function placeIn({ seats }: HouseView, person: string): string | null {
  const own = seats.filter((seat) => seat.person.id === person).map(({ seat }) => seat);
  if (own.length === 0) return null;
  return own.length === 1 ? `Seat ${own[0]}` : `Seats ${own.join(', ')}`;
}

/** Whatever lies open over a House table. */
export function HousePanels({ scene, ...opened }: OpenPanel & { readonly scene: HouseScene }) {
  const { overlay, roomOverlay, room, view } = scene;
  const { controls, open } = opened;
  const isHere = (overlay.seats.length > 0 || roomOverlay.isMember) && room.stage !== 'over';
  const leaving = useLeaving(isHere, controls, (heard) => {
    if (roomOverlay.commands.leaveRoom.isLegal) controls.send({ type: 'leaveRoom' }, heard);
    else for (const seat of overlay.seats) controls.send({ type: 'leave', seat }, heard);
  });
  return (
    <TablePanels
      {...opened}
      scene={scene}
      keys={KEY_LINES}
      exit="leave"
      placeOf={(person) => placeIn(view, person)}
      leaving={<LeaveSheet scene={scene} leaving={leaving} onClose={() => open(null)} />}
    />
  );
}
