import type { Action } from '@upcard/core';
import { ActionButton } from '../../felt/action-button.tsx';
import styles from './action-grid.module.css';
import { ACTION_KEYS, ACTION_LABELS, playerActionState, sendAction } from './action-state.ts';
import type { StandardProps } from './standard-scene.ts';

/** As they lie: three over two. */
const ROWS: readonly Action[] = ['hit', 'double', 'surrender', 'stand', 'split'];

/** The five actions of a Player. Each keeps its place, and says why while it is off. */
export function PlayerActions({ scene, controls, showsKeys }: StandardProps & { readonly showsKeys: boolean }) {
  return (
    <fieldset className={styles.actions} data-for="player" aria-label="Your actions">
      {ROWS.map((action) => (
        <ActionButton
          key={action}
          label={ACTION_LABELS[action]}
          state={playerActionState({ scene, controls }, action)}
          keyHint={showsKeys ? ACTION_KEYS[action] : undefined}
          keyPlace="corner"
          onPress={() => sendAction({ scene, controls }, action)}
        />
      ))}
    </fieldset>
  );
}
