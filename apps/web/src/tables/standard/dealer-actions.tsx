import { ActionButton } from '../../felt/action-button.tsx';
import styles from './action-grid.module.css';
import { ACTION_KEYS, ACTION_LABELS, dealerActionState, sendAction } from './action-state.ts';
import type { StandardProps } from './standard-scene.ts';

/** Hit over Stand, one button wide, for whoever deals in the Dealer's turn. */
export function DealerActions({ scene, controls, showsKeys }: StandardProps & { readonly showsKeys: boolean }) {
  return (
    <fieldset className={styles.actions} data-for="dealer" aria-label="Dealer's actions">
      {(['hit', 'stand'] as const).map((action) => (
        <ActionButton
          key={action}
          label={ACTION_LABELS[action]}
          state={dealerActionState({ scene, controls }, action)}
          keyHint={showsKeys ? ACTION_KEYS[action] : undefined}
          keyPlace="corner"
          onPress={() => sendAction({ scene, controls }, action)}
        />
      ))}
    </fieldset>
  );
}
