import styles from './switch.module.css';

/** On or off, at once. The whole control with its words is the button; the words may be for people who listen only. */
export function Switch({
  label,
  isOn,
  onChange,
  isLabelHidden = false,
}: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isLabelHidden?: boolean;
}) {
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={isOn}
      aria-label={label}
      onClick={() => onChange(!isOn)}
    >
      <span className={styles.track}>
        <span className={styles.knob} />
      </span>
      {!isLabelHidden && <span>{label}</span>}
    </button>
  );
}
