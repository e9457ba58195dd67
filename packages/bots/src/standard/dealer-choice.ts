import { type Card, cardValue } from '@upcard/core';

/** Three face-down cards, in the order in which they were dealt. */
export type ThreeCards = readonly [Card, Card, Card];

/** Places in the list of face-down cards. */
type Place = 0 | 1 | 2;

/** What may be kept of three cards, in the order in which it is considered, with what is thrown away for it. */
const PAIRS: readonly { readonly kept: readonly [Place, Place]; readonly discard: Place }[] = [
  { kept: [0, 1], discard: 2 },
  { kept: [0, 2], discard: 1 },
  { kept: [1, 2], discard: 0 },
];

const ACE = 11;
const TEN = 10;

/** 2 to 9, all ten-valued cards as 10, an Ace as 11. */
function rankOrder(card: Card): number {
  const value = cardValue(card);
  return value === 1 ? ACE : value;
}

/** How good it is to keep a pair of this sum when neither Aces nor ten-valued cards are held: 16 or more, 11 or less, then the rest. */
function plainWorth(sum: number): number {
  if (sum >= 16) return 200 + sum;
  return sum <= 11 ? 100 + sum : 100 - sum;
}

/** How good it is to keep two of the cards held, for comparing only. */
function pairWorth(held: readonly number[], one: number, other: number): number {
  const sum = one + other;
  if (held.every((rank) => rank < TEN)) return plainWorth(sum);
  // A natural comes first. Without one the highest two are kept: that throws the lowest small card away.
  return sum === ACE + TEN ? 100 : sum;
}

/** Which of three cards the house throws away as the Dealer, from 0. Of equally good pairs the earliest is kept. */
export function cardToDiscard(cards: ThreeCards): Place {
  const held = cards.map(rankOrder);
  let chosen: Place = 2;
  let best = Number.NEGATIVE_INFINITY;
  for (const { kept, discard } of PAIRS) {
    const worth = pairWorth(held, rankOrder(cards[kept[0]]), rankOrder(cards[kept[1]]));
    if (worth <= best) continue;
    best = worth;
    chosen = discard;
  }
  return chosen;
}

/** Which of the two cards kept the house shows as the Dealer, from 0: the higher one, the first of equal ones. */
export function cardToReveal([first, second]: readonly [Card, Card]): 0 | 1 {
  return rankOrder(second) > rankOrder(first) ? 1 : 0;
}
