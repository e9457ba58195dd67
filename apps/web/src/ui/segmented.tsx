import { useId } from 'react';
import styles from './segmented.module.css';

/** One of a few values, all in view; radio buttons to keyboard and listeners. Values are the caller's own union of words. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  isFixed = false,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** It shows its value and cannot be changed. */
  isFixed?: boolean;
}) {
  const name = useId();
  return (
    <fieldset className={styles.segmented} aria-label={label} disabled={isFixed}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
