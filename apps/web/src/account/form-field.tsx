import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ReactNode, useId, useState } from 'react';
import styles from './form-field.module.css';

interface FormFieldProps {
  label: string;
  /** What password managers know the field by. */
  name: string;
  autoComplete: string;
  value: string;
  onChange: (value: string) => void;
  /** A password can be shown. */
  kind?: 'text' | 'email' | 'password';
  /** What is asked for, said before anything is wrong. */
  hint?: ReactNode;
  /** What is wrong; it takes the place of the hint. */
  problem?: string | undefined;
}

function ShowButton({ label, isShown, onPress }: { label: string; isShown: boolean; onPress: () => void }) {
  const Icon = isShown ? EyeOff : Eye;
  return (
    <button
      type="button"
      className={styles.show}
      aria-pressed={isShown}
      aria-label={`Show ${label.toLowerCase()}`}
      title={isShown ? 'Hide' : 'Show'}
      onClick={onPress}
    >
      <Icon size={19} aria-hidden="true" />
    </button>
  );
}

/** A line of a form: its name over it, its rule or what is wrong with it under it. */
export function FormField(props: FormFieldProps) {
  const { label, name, value, kind = 'text', problem, hint } = props;
  const id = useId();
  const noteId = useId();
  const [isShown, setShown] = useState(false);
  const isWrong = problem !== undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.box} data-wrong={isWrong}>
        <input
          id={id}
          className={styles.input}
          name={name}
          type={kind === 'password' && isShown ? 'text' : kind}
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={isWrong || hint !== undefined ? noteId : undefined}
          value={value}
          onChange={(event) => props.onChange(event.target.value)}
        />
        {kind === 'password' && <ShowButton label={label} isShown={isShown} onPress={() => setShown(!isShown)} />}
      </span>
      {(isWrong || hint !== undefined) && (
        <p id={noteId} className={isWrong ? styles.problem : styles.hint}>
          {problem ?? hint}
        </p>
      )}
    </div>
  );
}
