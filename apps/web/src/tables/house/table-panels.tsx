import type { PeopleMessage } from '@upcard/protocol';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { HouseControls } from './house-controls.ts';
import type { HouseScene } from './house-scene.ts';
import type { TablePanel } from './table-actions.tsx';
import { KEY_LINES } from './table-keys.ts';

const RulesSheet = lazy(() => import('../../rules/rules-sheet.tsx'));
const SettingsSheet = lazy(() => import('../../settings/settings-sheet.tsx'));
const PeopleSheet = lazy(() => import('./people-sheet.tsx'));
const LeaveSheet = lazy(() => import('./leave-sheet.tsx'));
const MenuSheet = lazy(() => import('./menu-sheet.tsx'));

interface PanelProps {
  readonly panel: TablePanel | null;
  readonly open: (panel: TablePanel | null) => void;
  readonly scene: HouseScene;
  readonly controls: HouseControls;
  readonly people: PeopleMessage;
}

/** Leaves the seats and goes to the lobby once the server has let them go. */
function useLeaving(
  scene: HouseScene,
  controls: HouseControls,
): { isLeaving: boolean; giveUp: () => void; go: () => void } {
  const [isLeaving, setLeaving] = useState(false);
  const [, navigate] = useLocation();
  const hasSeat = scene.overlay.seats.length > 0;
  const go = (): void => navigate('/tables');
  useEffect(() => {
    if (isLeaving && !hasSeat) navigate('/tables');
  }, [isLeaving, hasSeat, navigate]);
  const giveUp = (): void => {
    setLeaving(true);
    for (const seat of scene.overlay.seats) controls.send({ type: 'leave', seat });
  };
  return { isLeaving: isLeaving && hasSeat && controls.pending.some(({ type }) => type === 'leave'), giveUp, go };
}

/** Whatever lies open over the table; each part is loaded when it is first asked for. */
export function TablePanels({ panel, open, scene, controls, people }: PanelProps) {
  const leaving = useLeaving(scene, controls);
  const close = (): void => open(null);
  return (
    <Suspense fallback={null}>
      {panel === 'rules' && <RulesSheet rules={scene.rules} kind={scene.view.kind} onClose={close} />}
      {panel === 'settings' && <SettingsSheet keys={KEY_LINES} onClose={close} />}
      {panel === 'people' && <PeopleSheet view={scene.view} people={people} onClose={close} />}
      {panel === 'menu' && <MenuSheet watching={people.count} open={open} onClose={close} />}
      {panel === 'leave' && (
        <LeaveSheet
          scene={scene}
          isLeaving={leaving.isLeaving}
          onGiveUp={leaving.giveUp}
          onGo={leaving.go}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
