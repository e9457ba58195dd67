import ChevronDown from 'lucide-react/icons/chevron-down';
import styles from './select-field.module.css';

/** One of several values in the browser's own list. `label` is its name; print it beside (`SettingRow` does). */
export function SelectField<Value extends string>({
  label,
  options,
  value,
  onChange,
  isOff = false,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** It means nothing now: nothing stands in it, and nothing can be chosen. */
  isOff?: boolean;
}) {
  return (
    <span className={styles.field}>
      <select
        className={styles.select}
        aria-label={label}
        value={isOff ? '' : value}
        disabled={isOff}
        onChange={(event) => {
          const picked = options.find((option) => option.value === event.target.value);
          if (picked !== undefined) onChange(picked.value);
        }}
      >
        {isOff && <option value="" aria-label="Nothing" />}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.chevron} size={17} aria-hidden="true" />
    </span>
  );
}
