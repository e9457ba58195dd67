import { FeltLettering } from '../felt/felt-lettering.tsx';
import { PlayingCard } from '../felt/playing-card.tsx';
import styles from './hero-table.module.css';

/** A corner of a table under its lamp, with an up-card and a hole card. Decoration. */
export function HeroTable() {
  return (
    <div className={styles.table} aria-hidden="true">
      <div className={styles.rail} />
      <div className={styles.felt} />
      <div className={styles.print}>
        <div className={styles.cards}>
          <span className={styles.up}>
            <PlayingCard card="AS" still />
          </span>
          <span className={styles.down}>
            <PlayingCard card={null} still />
          </span>
        </div>
        <div className={styles.lettering}>
          <FeltLettering lines={['Blackjack pays 3 to 2'.toUpperCase()]} arcs="above" />
        </div>
      </div>
    </div>
  );
}
