import ChevronDown from 'lucide-react/icons/chevron-down';
import styles from './select-field.module.css';

/** One of several values in the browser's own list. `label` is its name; print it beside (`SettingRow` does). */
export function SelectField<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <span className={styles.field}>
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={(event) => {
          const picked = options.find((option) => option.value === event.target.value);
          if (picked !== undefined) onChange(picked.value);
        }}
      >
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
