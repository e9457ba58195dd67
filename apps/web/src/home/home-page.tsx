import { Doors } from './doors.tsx';
import { HeroTable } from './hero-table.tsx';
import styles from './home-page.module.css';
import { SiteFrame } from './site-frame.tsx';
import { Welcome } from './welcome.tsx';

/** The front of the house: what this is, the way in, and a door to each game. */
export function HomePage() {
  return (
    <SiteFrame area="other" look="hall">
      <div className={styles.hero}>
        <HeroTable />
        <div className={styles.words}>
          <h1 className={styles.title}>Five ways to play blackjack well</h1>
          <p className={styles.promise}>
            Clear rules, fair cards, good company. The House table is open: sit down alone or with others, and try to
            break its bank. Play chips only.
          </p>
          <Welcome />
        </div>
      </div>
      <Doors />
      <ul className={styles.assurances}>
        <li>The server never shows a card you may not see</li>
        <li>Read every rule before you sit down</li>
        <li>Nothing here can be bought or cashed out</li>
      </ul>
    </SiteFrame>
  );
}
