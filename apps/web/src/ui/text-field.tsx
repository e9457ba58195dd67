import { useId } from 'react';
import styles from './text-field.module.css';

interface TextFieldProps {
  /** The name of the field; print it beside. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong, in a few words, shown inside at the end: "At least 61". */
  error?: string | undefined;
  /** `amount` asks phones for digits. */
  kind?: 'text' | 'amount' | 'email' | 'password' | 'search';
  placeholder?: string | undefined;
  /** What the browser may fill in: "username", "current-password". */
  autoComplete?: string | undefined;
  maxLength?: number | undefined;
}

/** A line to write in. The text is the caller's; nothing is parsed here. */
export function TextField({ label, value, onChange, error, kind = 'text', ...rest }: TextFieldProps) {
  const errorId = useId();
  return (
    <span className={styles.field} data-wrong={error !== undefined}>
      <input
        className={styles.input}
        type={kind === 'amount' ? 'text' : kind}
        inputMode={kind === 'amount' ? 'numeric' : undefined}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
      {error !== undefined && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}
    </span>
  );
}
