import { useId } from 'react';
import { pressOnce } from '../ui/press-once.ts';
import styles from './action-button.module.css';
import { KeyHint } from './key-hint.tsx';

/** What a button is now: to be pressed, perhaps at a price ("100 more"); off, with the reason; or pressed and on its way. */
type ActionState = { kind: 'legal'; price?: string | undefined } | { kind: 'off'; reason: string } | { kind: 'sent' };

interface ActionButtonProps {
  label: string;
  state: ActionState;
  onPress: () => void;
  /** The key that does the same, as printed: "H". */
  keyHint?: string | undefined;
  /** Where the key is printed. */
  keyPlace?: 'middle' | 'corner';
}

function smallPrint(state: ActionState): string | undefined {
  switch (state.kind) {
    case 'legal':
      return state.price;
    case 'off':
      return state.reason;
    case 'sent':
      return 'Sent';
  }
}

/**
 * One action: ivory while it may be pressed. One that is off keeps its place and its focus, and its reason is printed and is its
 * description; pressing it, or a sent one, does nothing.
 */
export function ActionButton({ label, state, onPress, keyHint, keyPlace = 'middle' }: ActionButtonProps) {
  const small = smallPrint(state);
  const smallId = useId();
  return (
    <div className={styles.place} data-kind={state.kind} data-key={keyHint === undefined ? 'none' : keyPlace}>
      <button
        type="button"
        className={styles.action}
        aria-disabled={state.kind !== 'legal'}
        aria-describedby={small === undefined ? undefined : smallId}
        aria-keyshortcuts={keyHint?.toLowerCase()}
        // The answer to the first half of a double press may be there before its second half, which asks for nothing more.
        onClick={({ detail }) => state.kind === 'legal' && detail < 2 && onPress()}
        onKeyDown={pressOnce}
      >
        <span className={styles.label}>{label}</span>
      </button>
      {/* Printed on the button, but beside it in the page: it describes the action and is no part of its name. */}
      {small !== undefined && (
        <span className={styles.small} id={smallId}>
          {small}
        </span>
      )}
      {keyHint !== undefined && (
        <span className={styles.key}>
          <KeyHint>{keyHint}</KeyHint>
        </span>
      )}
    </div>
  );
}
