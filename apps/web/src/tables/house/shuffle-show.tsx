import { CardBack } from '../../felt/card-back.tsx';
import styles from './shuffle-show.module.css';

const LEAVES = [0, 1, 2, 3, 4, 5, 6, 7];

/** Two packets of cards that fall into one another, for as long as the shoe is mixed. */
export function ShuffleShow({ cards }: { cards: number }) {
  return (
    <div className={styles.show} role="img" aria-label={`Shuffling ${cards} cards`}>
      <div className={styles.packets} aria-hidden="true">
        {LEAVES.map((leaf) => (
          <span
            key={leaf}
            className={styles.leaf}
            data-side={leaf % 2 === 0 ? 'left' : 'right'}
            style={{ animationDelay: `${leaf * 70}ms` }}
          >
            <CardBack />
          </span>
        ))}
      </div>
      <p className={styles.words} aria-hidden="true">
        Shuffling {cards} cards
      </p>
    </div>
  );
}
