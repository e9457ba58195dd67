import type { PeopleMessage, TableInfo } from '@upcard/protocol';
import type { HouseView } from '@upcard/tables';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Leaving } from '../room/room-leaving.tsx';
import type { TableControls } from '../table-controls.ts';
import type { HouseScene } from './house-scene.ts';
import type { TablePanel } from './table-actions.tsx';
import { KEY_LINES } from './table-keys.ts';

const RulesSheet = lazy(() => import('../../rules/rules-sheet.tsx'));
const SettingsSheet = lazy(() => import('../../settings/settings-sheet.tsx'));
const RoomSheet = lazy(() => import('../room/room-sheet.tsx'));
const PasscodeSheet = lazy(() => import('../room/passcode-sheet.tsx'));
const LeaveSheet = lazy(() => import('./leave-sheet.tsx'));
const YouSheet = lazy(() => import('../../account/you-sheet.tsx'));
const MenuSheet = lazy(() => import('./menu-sheet.tsx'));

const LEAVING: ReadonlySet<string> = new Set(['leave', 'leaveRoom', 'closeRoom']);

interface PanelProps {
  readonly panel: TablePanel | null;
  readonly open: (panel: TablePanel | null) => void;
  readonly scene: HouseScene;
  readonly controls: TableControls;
  readonly people: PeopleMessage;
  readonly info: TableInfo;
}

/** Gives up what somebody has at the table, or closes its room, and goes to the lobby once the server has heard it. */
function useLeaving(scene: HouseScene, controls: TableControls): Leaving {
  const [isLeaving, setLeaving] = useState(false);
  const [, navigate] = useLocation();
  const { overlay, roomOverlay, room } = scene;
  const isHere = (overlay.seats.length > 0 || roomOverlay.isMember) && room.stage !== 'over';
  useEffect(() => {
    if (isLeaving && !isHere) navigate('/tables');
  }, [isLeaving, isHere, navigate]);
  const isWaiting = controls.pending.some(({ type }) => LEAVING.has(type));
  return {
    isLeaving: isLeaving && isHere && isWaiting,
    giveUp: () => {
      setLeaving(true);
      if (roomOverlay.commands.leaveRoom.isLegal) controls.send({ type: 'leaveRoom' });
      else for (const seat of overlay.seats) controls.send({ type: 'leave', seat });
    },
    closeRoom: () => {
      setLeaving(true);
      controls.send({ type: 'closeRoom' });
    },
    go: () => navigate('/tables'),
  };
}

/** Where somebody sits, in words, or null. */
function placeIn({ seats }: HouseView, person: string): string | null {
  const own = seats.filter((seat) => seat.person.id === person).map(({ seat }) => seat);
  if (own.length === 0) return null;
  return own.length === 1 ? `Seat ${own[0]}` : `Seats ${own.join(', ')}`;
}

/** Whatever lies open over the table; each part is loaded when it is first asked for. */
export function TablePanels({ panel, open, scene, controls, people, info }: PanelProps) {
  const leaving = useLeaving(scene, controls);
  const close = (): void => open(null);
  return (
    <Suspense fallback={null}>
      {panel === 'rules' && <RulesSheet rules={scene.rules} kind={scene.view.kind} onClose={close} />}
      {panel === 'settings' && <SettingsSheet keys={KEY_LINES} onClose={close} />}
      {panel === 'people' && (
        <RoomSheet
          name={info.name}
          scene={scene}
          controls={controls}
          people={people}
          placeOf={(person) => placeIn(scene.view, person)}
          onClose={close}
        />
      )}
      {panel === 'passcode' && <PasscodeSheet table={info.id} name={info.name} onJoined={close} onClose={close} />}
      {panel === 'you' && <YouSheet onClose={close} />}
      {panel === 'menu' && (
        <MenuSheet watching={people.count} asking={scene.roomOverlay.requests.length} open={open} onClose={close} />
      )}
      {panel === 'leave' && <LeaveSheet scene={scene} leaving={leaving} onClose={close} />}
    </Suspense>
  );
}
