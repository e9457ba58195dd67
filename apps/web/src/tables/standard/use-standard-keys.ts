import type { Action } from '@upcard/core';
import { usePreferences } from '../../settings/preferences.ts';
import type { Announcer } from '../../spoken/live-region.tsx';
import { standardTextAnswer } from '../../spoken/standard-sentences.ts';
import { useTableKeys } from '../use-table-keys.ts';
import { actionsShown, dealerActionState, playerActionState, sendAction } from './action-state.ts';
import { standardIntentOf } from './standard-keys.ts';
import type { StandardProps } from './standard-scene.ts';

/** By a key: only what its button would do. */
function actBy({ scene, controls }: StandardProps, action: Action): void {
  const shown = actionsShown(scene);
  const isDealers = action === 'hit' || action === 'stand';
  const state =
    shown === 'dealer' && isDealers
      ? dealerActionState({ scene, controls }, action)
      : shown === 'player'
        ? playerActionState({ scene, controls }, action)
        : null;
  if (state?.kind === 'legal') sendAction({ scene, controls }, action);
}

/** The keys of a Standard table, while they are switched on and nothing lies open over it. */
export function useStandardKeys(part: StandardProps, isCovered: boolean, { say }: Announcer): void {
  const { hasKeys } = usePreferences();
  useTableKeys(hasKeys && !isCovered, standardIntentOf, (intent) => {
    if (intent.kind === 'tell') say(standardTextAnswer(part.scene, intent.about, part.controls.now()));
    else actBy(part, intent.action);
  });
}
