import { type ChartRules, isChanged } from './chart-rules.ts';
import { rulesInWords } from './rules-words.ts';
import styles from './strategy-page.module.css';

/** The rules in words, under the title of a page, and whether they are still those of the game. */
export function RulesLine({ chart }: { chart: ChartRules }) {
  return (
    <p className={styles.rules}>
      {isChanged(chart) && <span className={styles.changed}>Changed</span>}
      {rulesInWords(chart.rules)}
    </p>
  );
}
