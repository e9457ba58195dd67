import type { PeopleMessage, TableInfo } from '@upcard/protocol';
import type { StandardView } from '@upcard/tables';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { TablePanel } from '../house/table-actions.tsx';
import type { Leaving } from '../room/room-leaving.tsx';
import { isOnItsWay } from '../table-controls.ts';
import { STANDARD_KEY_LINES } from './standard-keys.ts';
import type { StandardProps, StandardScene } from './standard-scene.ts';

const RulesSheet = lazy(() => import('../../rules/rules-sheet.tsx'));
const SettingsSheet = lazy(() => import('../../settings/settings-sheet.tsx'));
const RoomSheet = lazy(() => import('../room/room-sheet.tsx'));
const PasscodeSheet = lazy(() => import('../room/passcode-sheet.tsx'));
const CloseRoomSheet = lazy(() => import('../room/room-leaving.tsx'));
const ResignDialog = lazy(() => import('./resign-dialog.tsx'));
const YouSheet = lazy(() => import('../../account/you-sheet.tsx'));
const MenuSheet = lazy(() => import('../house/menu-sheet.tsx'));

interface PanelProps extends StandardProps {
  readonly panel: TablePanel | null;
  readonly open: (panel: TablePanel | null) => void;
  readonly people: PeopleMessage;
  readonly info: TableInfo;
}

/** What the way out of the table is called now. */
export function exitOf({ overlay }: Pick<StandardScene, 'overlay'>): 'leave' | 'resign' {
  return overlay.canResign ? 'resign' : 'leave';
}

/** Leaves a waiting room or closes it, and goes to the lobby once the server has heard it. */
function useRoomLeaving({ scene, controls }: StandardProps): Leaving {
  const [isLeaving, setLeaving] = useState(false);
  const [, navigate] = useLocation();
  const isHere = scene.roomOverlay.isMember && scene.room.stage !== 'over';
  useEffect(() => {
    if (isLeaving && !isHere) navigate('/tables');
  }, [isLeaving, isHere, navigate]);
  return {
    isLeaving: isLeaving && isHere && isOnItsWay(controls, 'leaveRoom', 'closeRoom'),
    giveUp: () => {
      setLeaving(true);
      controls.send({ type: 'leaveRoom' });
    },
    closeRoom: () => {
      setLeaving(true);
      controls.send({ type: 'closeRoom' });
    },
    go: () => navigate('/tables'),
  };
}

const STATUS_WORDS = { active: 'Plays', eliminated: 'Eliminated', resigned: 'Resigned' } as const;

/** Whether somebody plays or has played, in words, or null. */
function placeIn({ participants }: StandardView, person: string): string | null {
  const found = participants.find((participant) => participant.person.id === person);
  return found === undefined ? null : STATUS_WORDS[found.status];
}

/** Whatever lies open over the table; each part is loaded when it is first asked for. */
export function StandardPanels({ panel, open, scene, controls, people, info }: PanelProps) {
  const leaving = useRoomLeaving({ scene, controls });
  const close = (): void => open(null);
  return (
    <Suspense fallback={null}>
      {panel === 'rules' && <RulesSheet rules={info.rules} kind="standard" onClose={close} />}
      {panel === 'settings' && <SettingsSheet keys={STANDARD_KEY_LINES} onClose={close} />}
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
        <MenuSheet
          watching={people.count}
          asking={scene.roomOverlay.requests.length}
          exit={exitOf(scene)}
          open={open}
          onClose={close}
        />
      )}
      {panel === 'leave' &&
        (scene.room.stage === 'waiting' ? (
          <CloseRoomSheet scene={scene} leaving={leaving} onClose={close} />
        ) : (
          <ResignDialog scene={scene} controls={controls} onClose={close} />
        ))}
    </Suspense>
  );
}
