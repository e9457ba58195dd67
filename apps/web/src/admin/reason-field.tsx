import { useId } from 'react';
import styles from './deed-sheet.module.css';

/** Some lines to write in, with their name over them and what is wrong with them under them. */
export function ReasonField({
  label,
  value,
  onChange,
  problem,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
}) {
  const id = useId();
  const problemId = useId();
  const isWrong = problem !== undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.reason}
        rows={3}
        dir="auto"
        autoComplete="off"
        data-wrong={isWrong}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? problemId : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {isWrong && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
