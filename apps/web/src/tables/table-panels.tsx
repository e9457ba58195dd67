import type { PeopleMessage, TableInfo } from '@upcard/protocol';
import { lazy, type ReactNode, Suspense } from 'react';
import type { KeyLine } from '../settings/settings-controls.tsx';
import type { RoomScene } from './room/room-scene.ts';
import type { TablePanel } from './table-actions.tsx';
import type { TableControls } from './table-controls.ts';

const RulesSheet = lazy(() => import('../rules/rules-sheet.tsx'));
const SettingsSheet = lazy(() => import('../settings/settings-sheet.tsx'));
const RoomSheet = lazy(() => import('./room/room-sheet.tsx'));
const PasscodeSheet = lazy(() => import('./room/passcode-sheet.tsx'));
const YouSheet = lazy(() => import('../account/you-sheet.tsx'));
const MenuSheet = lazy(() => import('./menu-sheet.tsx'));

/** What every table needs for its panels. */
export interface OpenPanel {
  readonly panel: TablePanel | null;
  readonly open: (panel: TablePanel | null) => void;
  readonly people: PeopleMessage;
  readonly info: TableInfo;
  readonly controls: TableControls;
}

interface PanelsProps extends OpenPanel {
  readonly scene: RoomScene;
  /** The keys of this table, for the settings. */
  readonly keys: readonly KeyLine[];
  /** What the way out is called now. */
  readonly exit: 'leave' | 'resign';
  /** Which place somebody (by id) has in the game, in words, or null. */
  readonly placeOf: (person: string) => string | null;
  /** What is asked before somebody goes. */
  readonly leaving: ReactNode;
}

/** Whatever lies open over the table; each part is loaded when it is first asked for. */
export function TablePanels({ panel, open, people, info, controls, ...of }: PanelsProps) {
  const { scene } = of;
  const close = (): void => open(null);
  return (
    <Suspense fallback={null}>
      {panel === 'rules' && <RulesSheet rules={info.rules} kind={info.kind} onClose={close} />}
      {panel === 'settings' && <SettingsSheet keys={of.keys} onClose={close} />}
      {panel === 'people' && (
        <RoomSheet
          name={info.name}
          scene={scene}
          controls={controls}
          people={people}
          placeOf={of.placeOf}
          onClose={close}
        />
      )}
      {panel === 'passcode' && <PasscodeSheet table={info.id} name={info.name} onJoined={close} onClose={close} />}
      {panel === 'you' && <YouSheet onClose={close} />}
      {panel === 'menu' && (
        <MenuSheet
          watching={people.count}
          asking={scene.roomOverlay.requests.length}
          exit={of.exit}
          open={open}
          onClose={close}
        />
      )}
      {panel === 'leave' && of.leaving}
    </Suspense>
  );
}
