import { useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './passcode-sheet.module.css';
import { usePasscodeForm } from './use-passcode-form.ts';

/** Asks for the four digits of a room. `onJoined` is called once they have let the person in. */
export default function PasscodeSheet({
  table,
  name,
  onJoined,
  onClose,
}: {
  /** The table's id. */
  table: string;
  name: string;
  onJoined: () => void;
  onClose: () => void;
}) {
  const form = usePasscodeForm(table, onJoined);
  const field = useRef<HTMLInputElement>(null);
  const faultId = useId();
  useEffect(() => {
    if (form.off !== 'Sent') field.current?.focus();
  }, [form.off]);
  return (
    <Sheet
      title="Passcode"
      isOpen
      onClose={onClose}
      foot={
        <Button tone="main" size="large" isWide off={form.off} offPlace="under" onPress={form.send}>
          Join {name}
        </Button>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          form.send();
        }}
      >
        <p className={styles.text}>Four digits open this room. Whoever opened it knows them.</p>
        <input
          ref={field}
          className={styles.digits}
          aria-label="Passcode, four digits"
          aria-invalid={form.fault !== null}
          aria-describedby={faultId}
          inputMode="numeric"
          autoComplete="off"
          placeholder="••••"
          value={form.digits}
          onChange={(event) => form.type(event.target.value)}
        />
        <p id={faultId} className={styles.fault} role="alert">
          {form.fault}
        </p>
      </form>
    </Sheet>
  );
}
