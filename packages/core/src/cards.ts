/** The ranks of a deck, in the order in which a new deck lists them. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

/** Spades, hearts, diamonds, clubs. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

/** A card as text, rank then suit: `AS`, `10H`. The same text on the wire, in the log and in memory. */
export type Card = `${Rank}${Suit}`;

/** The 52 cards of one deck, by suit and then by rank. */
export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

const BY_TEXT: ReadonlyMap<string, Card> = new Map(DECK.map((card) => [card, card]));

/** The rank of a card. */
export function rankOf(card: Card): Rank {
  return card.slice(0, -1) as Rank;
}

/** The suit of a card. */
export function suitOf(card: Card): Suit {
  return card.slice(-1) as Suit;
}

/** What a rank counts, an Ace as 1: 1 to 10. */
export function rankValue(rank: Rank): number {
  if (rank === 'A') return 1;
  return rank === 'J' || rank === 'Q' || rank === 'K' ? 10 : Number(rank);
}

/** What a card counts, an Ace as 1: 1 to 10. */
export function cardValue(card: Card): number {
  return rankValue(rankOf(card));
}

const SUIT_SIGNS: Readonly<Record<string, Suit>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };

/**
 * Reads one card: a rank (A, 2–10, J, Q, K) and a suit as a letter or a sign. Without a suit the card is a spade.
 * Returns null for anything else.
 */
export function parseCard(text: string): Card | null {
  const named = text.replace(/[♠♥♦♣]$/u, (sign) => SUIT_SIGNS[sign] ?? sign);
  return BY_TEXT.get(named) ?? BY_TEXT.get(`${named}S`) ?? null;
}

/** `decks` full decks in one row, unmixed. */
export function fullDecks(decks: number): Card[] {
  return Array.from({ length: decks }, () => DECK).flat();
}
