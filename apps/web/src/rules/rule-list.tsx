import type { RuleSet } from '@upcard/core';
import styles from './rule-list.module.css';
import { ruleGroups } from './rule-sentences.ts';

/** All rules of a table in groups, one line each. `level` is that of the groups' headings. */
export function RuleList({ rules, level = 'h3' }: { rules: RuleSet; level?: 'h2' | 'h3' }) {
  const Heading = level;
  return (
    <div className={styles.rules}>
      {ruleGroups(rules).map(({ title, lines }) => (
        <section key={title}>
          <Heading className={styles.title}>{title}</Heading>
          <dl className={styles.lines}>
            {lines.map(({ about, text }) => (
              <div key={about} className={styles.line}>
                <dt>{about}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
