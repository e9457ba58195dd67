import { TABLE_KINDS } from '@upcard/tables/table';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'wouter';
import { GAMES, GameIcon } from '../home/games.tsx';
import styles from './rules-page.module.css';

/** The games whose rules can be read, and those whose rules come with their tables. */
export default function RulesPage() {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Rules</h1>
      <p className={styles.lead}>
        The same numbers run the tables: what is printed here is what the server plays by. Every table also shows its
        own rules while you sit there.
      </p>
      <ul className={styles.games}>
        {TABLE_KINDS.map((kind) => (
          <li key={kind} className={styles.game} data-open={GAMES[kind].isOpen}>
            <span className={styles.icon}>
              <GameIcon kind={kind} size={24} />
            </span>
            <div>
              <h2 className={styles.name}>
                {GAMES[kind].isOpen ? (
                  <Link href={`/rules/${kind}`} className={styles.way ?? ''}>
                    {GAMES[kind].name}
                  </Link>
                ) : (
                  GAMES[kind].name
                )}
              </h2>
              <p className={styles.promise}>{GAMES[kind].promise}</p>
            </div>
            <span className={styles.end}>
              {GAMES[kind].isOpen ? <ArrowRight size={20} aria-hidden="true" /> : 'With its tables, later'}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
