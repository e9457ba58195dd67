import { useId } from 'react';
import { SelectField } from '../ui/select-field.tsx';
import styles from './deed-sheet.module.css';
import { ENDS, type End } from './suspension-end.ts';

interface EndFieldsProps {
  end: End;
  onEnd: (end: End) => void;
  /** As the browser's own field writes it. */
  time: string;
  onTime: (time: string) => void;
  problem: string | undefined;
}

/** How long a suspension lasts: a length, a time of choice, or for good. */
export function EndFields({ end, onEnd, time, onTime, problem }: EndFieldsProps) {
  const id = useId();
  const problemId = useId();
  const isWrong = problem !== undefined;
  return (
    <div className={styles.field}>
      <p className={styles.label} aria-hidden="true">
        For how long
      </p>
      <SelectField label="For how long" options={ENDS} value={end} onChange={onEnd} />
      {end === 'time' && (
        <>
          <label htmlFor={id} className={styles.label}>
            Ends, in your time
          </label>
          <input
            id={id}
            type="datetime-local"
            className={styles.time}
            data-wrong={isWrong}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? problemId : undefined}
            value={time}
            onChange={(event) => onTime(event.target.value)}
          />
          {isWrong && (
            <p id={problemId} className={styles.problem}>
              {problem}
            </p>
          )}
        </>
      )}
    </div>
  );
}
