import { type Card, type Rank, rankOf, type Suit, suitOf } from '@upcard/core';

const RANK_WORDS: Readonly<Record<Rank, string>> = {
  A: 'Ace',
  2: 'Two',
  3: 'Three',
  4: 'Four',
  5: 'Five',
  6: 'Six',
  7: 'Seven',
  8: 'Eight',
  9: 'Nine',
  10: 'Ten',
  J: 'Jack',
  Q: 'Queen',
  K: 'King',
};

const SUIT_WORDS: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

/** A card in words for people who listen: `Ace of spades`; null is a card that lies face down. */
export function cardName(card: Card | null): string {
  return card === null ? 'Face-down card' : `${RANK_WORDS[rankOf(card)]} of ${SUIT_WORDS[suitOf(card)]}`;
}

/** A card in the middle of a sentence: `nine of hearts`, `a face-down card`. */
export function cardInSentence(card: Card | null): string {
  const name = cardName(card);
  return card === null ? 'a face-down card' : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
