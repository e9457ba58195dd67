import fc from 'fast-check';
import { type Card, DECK, fullDecks, parseCard } from '../cards.ts';
import { shuffled } from '../random.ts';
import type { RuleSet } from '../rule-set.ts';
import { seededIndex } from './seeded-index.ts';

/** Reads cards from a row such as `10H 7 AS`; a rank without a suit is a spade. Throws for what is not a card. */
export function listedCards(row: string): Card[] {
  return row
    .split(/\s+/)
    .filter((text) => text !== '')
    .map((text) => {
      const card = parseCard(text);
      if (!card) throw new Error(`not a card: ${text}`);
      return card;
    });
}

/** Any of the 52 cards, an Ace first when a failure is made smaller. */
export const anyCard: fc.Arbitrary<Card> = fc.constantFrom(...DECK);

/** Any cards that one hand may consist of, at least `least` of them, bust hands and impossible repetitions included. */
export function anyHand(least = 0): fc.Arbitrary<Card[]> {
  return fc.array(anyCard, { minLength: least, maxLength: 8 });
}

// Pairs and Aces are what the rules are about: a plain shuffle would seldom reach the fourth hand of a split.
const ROWS_OF_PAIRS: readonly (readonly Card[])[] = ['A', '8', '10 J Q K', 'A 10 5 6'].map(listedCards);

const anyOften = fc.constantFrom(DECK, ...ROWS_OF_PAIRS);

const anyDraws: fc.Arbitrary<Card[]> = fc.tuple(anyOften, fc.integer()).map(([often, seed]) => {
  const randomIndex = seededIndex(seed);
  return Array.from({ length: 500 }, () => {
    const from = randomIndex(4) === 0 ? DECK : often;
    return from[randomIndex(from.length)] ?? 'AS';
  });
});

function anyShoe(decks: number): fc.Arbitrary<Card[]> {
  return fc.tuple(anyOften, fc.integer()).map(([often, seed]) => {
    const randomIndex = seededIndex(seed);
    const inFront = (card: Card): number => (often.includes(card) || randomIndex(4) === 0 ? 0 : 1);
    const mixed = shuffled(fullDecks(decks), randomIndex).map((card) => ({ card, place: inFront(card) }));
    return mixed.sort((a, b) => a.place - b.place).map(({ card }) => card);
  });
}

/**
 * The cards that a round is dealt from, in order: a whole mixed shoe, or 500 draws with replacement, which no round uses up.
 * In most of them some ranks come early and often.
 */
export function anyCardRow({ decks }: RuleSet): fc.Arbitrary<Card[]> {
  return decks === 'infinite' ? anyDraws : anyShoe(decks);
}
