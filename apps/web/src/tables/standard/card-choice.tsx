import type { StandardOverlay } from '@upcard/tables';
import { ActionButton } from '../../felt/action-button.tsx';
import { isOnItsWay, type TableControls } from '../table-controls.ts';
import type { ActionState } from './action-state.ts';
import styles from './card-choice.module.css';
import type { StandardProps } from './standard-scene.ts';

type Choice = NonNullable<StandardOverlay['choice']>;

const LABELS: Readonly<Record<Choice, string>> = { discard: 'Discard', reveal: 'Reveal' };

const PROMPTS: Readonly<Record<Choice, string>> = {
  discard: 'Discard one card. Everybody will see it.',
  reveal: 'Reveal one card. The other one stays face down.',
};

/** What the Dealer has to choose, in a sentence. */
export function ChoicePrompt({ choice }: { choice: Choice }) {
  return <p className={styles.prompt}>{PROMPTS[choice]}</p>;
}

function choiceState({ pending, isLive }: TableControls, choice: Choice, index: number): ActionState {
  const isThis = pending.some((command) => command.type === choice && command.index === index);
  if (isThis) return { kind: 'sent' };
  return isLive ? { kind: 'legal' } : { kind: 'off', reason: 'Reconnecting' };
}

/** The button under one of the Dealer's face-down cards; `index` counts them from 0. */
export function ChoiceButton({
  scene,
  controls,
  choice,
  index,
}: StandardProps & { readonly choice: Choice; readonly index: number }) {
  const press = (): void => {
    if (!isOnItsWay(controls, choice)) controls.send({ type: choice, index, turn: scene.view.turn });
  };
  return (
    // A new element for every choice, so that it wakes anew.
    <div key={choice} className={styles.choice}>
      <ActionButton label={LABELS[choice]} state={choiceState(controls, choice, index)} onPress={press} />
    </div>
  );
}
