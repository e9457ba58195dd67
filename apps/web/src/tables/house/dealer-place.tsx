import type { HouseView } from '@upcard/tables';
import { CardFan } from '../../felt/card-fan.tsx';
import { CardPlace } from '../../felt/card-place.tsx';
import { TotalPill } from '../../felt/total-pill.tsx';
import styles from './dealer-place.module.css';
import { HouseCard } from './house-hand.tsx';
import { dealerWords } from './house-words.ts';

/** The dealer's cards, or the outlines where they will lie, with what they come to. */
export function DealerPlace({ view }: { view: HouseView }) {
  const cards = view.table?.dealer.cards ?? [];
  const words = view.table === null ? null : dealerWords(view.table);
  return (
    <section className={styles.dealer} aria-label="Dealer">
      <CardFan label="Dealer's cards" lay="side">
        {cards.length === 0
          ? ['up', 'hole'].map((place) => <CardPlace key={place} />)
          : cards.map((shown) => (
              <HouseCard
                key={shown.id}
                round={view.round}
                id={shown.id}
                card={shown.kind === 'faceUp' ? shown.card : null}
              />
            ))}
      </CardFan>
      <div className={styles.words}>{words !== null && <TotalPill>{words}</TotalPill>}</div>
    </section>
  );
}
