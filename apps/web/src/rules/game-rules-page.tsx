import type { RulesPage } from '@upcard/tables';
import { RULES_PAGES } from '@upcard/tables/rules-pages';
import Printer from 'lucide-react/icons/printer';
import { Button, ButtonLink } from '../ui/button.tsx';
import styles from './rules-page.module.css';

const sectionId = (number: number): string => `section-${number}`;

function Contents({ sections }: RulesPage) {
  return (
    <nav className={styles.contents} aria-label="Sections">
      <ol>
        {sections.map(({ title }, index) => (
          <li key={title}>
            <a href={`#${sectionId(index + 1)}`}>
              <span className={styles.number}>{index + 1}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Sections({ sections }: RulesPage) {
  return sections.map(({ title, points }, index) => (
    <section key={title} className={styles.section} aria-labelledby={sectionId(index + 1)}>
      <h2 id={sectionId(index + 1)} className={styles.heading}>
        <span className={styles.number}>{index + 1}</span> {title}
      </h2>
      <ul className={styles.points}>
        {points.map(({ text, covers }) => (
          <li key={text} data-covers={covers.join(' ')}>
            {text} {covers.length > 0 && <span className={styles.covers}>{covers.join(', ')}</span>}
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The rules of one kind of table, to be read or printed. */
export default function GameRulesPage({ kind }: { kind: keyof typeof RULES_PAGES }) {
  const rules: RulesPage = RULES_PAGES[kind];
  return (
    <div className={styles.page} data-with="contents">
      <h1 className={styles.title}>{rules.title}</h1>
      <p className={styles.lead}>{rules.lead}</p>
      <div className={styles.buttons}>
        <ButtonLink href="/tables" tone="main">
          See the tables
        </ButtonLink>
        <Button onPress={() => globalThis.print()}>
          <Printer size={17} aria-hidden="true" /> Print
        </Button>
      </div>
      <Contents {...rules} />
      <div className={styles.text}>
        <Sections {...rules} />
      </div>
    </div>
  );
}
