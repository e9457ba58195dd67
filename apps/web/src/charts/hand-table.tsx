import type { Card, Rank, Suit } from '@upcard/core';
import { CardPlace } from '../felt/card-place.tsx';
import { PlayingCard } from '../felt/playing-card.tsx';
import styles from './hand-table.module.css';
import { MOST_IN_HAND } from './odds-query.ts';
import { RankPicker } from './rank-picker.tsx';

/** Suits do not matter here; they only make the cards look like cards. */
const SUITS: readonly Suit[] = ['S', 'H', 'C', 'D'];

function cardOf(rank: Rank, at: number): Card {
  return `${rank}${SUITS[at % SUITS.length] ?? 'S'}`;
}

function Hand({ hand, onRemove }: { hand: readonly Rank[]; onRemove: (at: number) => void }) {
  return (
    <ul className={styles.cards} aria-label="Your cards">
      {hand.map((rank, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of one rank are told apart by their places alone
        <li key={at}>
          <button
            type="button"
            className={styles.card}
            aria-label={`Take out the ${rank}`}
            onClick={() => onRemove(at)}
          >
            <PlayingCard card={cardOf(rank, at)} still />
          </button>
        </li>
      ))}
      {hand.length < 2 && (
        <li>
          <CardPlace />
        </li>
      )}
    </ul>
  );
}

interface HandTableProps {
  readonly hand: readonly Rank[];
  readonly up: Rank | null;
  readonly faults: { readonly hand: string | null; readonly up: string | null };
  readonly onHand: (hand: readonly Rank[]) => void;
  readonly onUp: (up: Rank | null) => void;
}

/** A felt on which a hand and an up-card are laid out. */
export function HandTable({ hand, up, faults, onHand, onUp }: HandTableProps) {
  const removeAt = (at: number): void => onHand(hand.filter((_, index) => index !== at));
  return (
    <div className={styles.felt}>
      <RankPicker label="Dealer’s up-card" chosen={up} fault={faults.up} onPick={onUp} onUndo={() => onUp(null)}>
        <div className={styles.cards}>
          {up === null ? <CardPlace /> : <PlayingCard card={cardOf(up, 2)} still />}
          <PlayingCard card={null} still />
        </div>
      </RankPicker>
      <RankPicker
        label="Your hand"
        fault={faults.hand}
        onPick={(rank) => hand.length < MOST_IN_HAND && onHand([...hand, rank])}
        onUndo={() => removeAt(hand.length - 1)}
      >
        <Hand hand={hand} onRemove={removeAt} />
      </RankPicker>
      <p className={styles.hint}>Press a card on the felt to take it out again.</p>
    </div>
  );
}
