import { type Card, cardValue, rankOf } from './cards.ts';

/** A total as blackjack counts it. `isSoft`: an Ace counts 11 in it. */
export interface HandTotal {
  readonly total: number;
  readonly isSoft: boolean;
}

/** The best total of any number of cards: one Ace counts 11 when that does not exceed 21. */
export function handTotal(cards: readonly Card[]): HandTotal {
  let hard = 0;
  let hasAce = false;
  for (const card of cards) {
    const value = cardValue(card);
    hard += value;
    hasAce ||= value === 1;
  }
  const isSoft = hasAce && hard <= 11;
  return { total: isSoft ? hard + 10 : hard, isSoft };
}

/** Whether the cards exceed 21 however the Aces count. */
export function isBust(cards: readonly Card[]): boolean {
  return handTotal(cards).total > 21;
}

/** An Ace and a ten-valued card. Only an original hand of two cards may be called a natural: the caller knows that. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && handTotal(cards).total === 21;
}

/** Whether exactly two cards make a pair: the same rank, or the same value (a ten and a King). */
export function isPair(cards: readonly Card[], by: 'rank' | 'value'): boolean {
  const [first, second] = cards;
  if (cards.length !== 2 || !first || !second) return false;
  return by === 'rank' ? rankOf(first) === rankOf(second) : cardValue(first) === cardValue(second);
}
