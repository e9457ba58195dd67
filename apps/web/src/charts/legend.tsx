import { LETTERS, type Letter } from '@upcard/core';
import { letterMeaning } from './action-words.ts';
import styles from './legend.module.css';
import look from './letter-look.module.css';

/** The order of the legend: plain actions, then those with a fallback. */
const ORDER = ['S', 'H', 'SP', 'Dh', 'Ds', 'Uh', 'Us', 'Usp'] as const satisfies readonly Letter[];

/** What the letters of a chart stand for. */
export function Legend() {
  return (
    <dl className={styles.legend} aria-label={`The ${LETTERS.length} letters`}>
      {ORDER.map((letter) => (
        <div key={letter} className={styles.line}>
          <dt className={look.letter} data-letter={letter}>
            {letter}
          </dt>
          <dd>{letterMeaning(letter)}</dd>
        </div>
      ))}
    </dl>
  );
}
