import type { DealerCard, Hand, HandRef, RoundState, Spot } from './state.ts';

/** The spot with this id. Throws for one that is not in the round. */
export function spotAt(round: RoundState, id: number): Spot {
  const spot = round.spots.find((candidate) => candidate.id === id);
  if (!spot) throw new Error(`no spot ${id} in this round`);
  return spot;
}

/** The hand that a reference names. Throws for one that is not there. */
export function handAt(round: RoundState, at: HandRef): Hand {
  const hand = spotAt(round, at.spot).hands[at.hand];
  if (!hand) throw new Error(`no hand ${at.hand} on spot ${at.spot}`);
  return hand;
}

/** Every hand of the round with its reference, in acting order. */
export function allHands(round: RoundState): { readonly at: HandRef; readonly hand: Hand }[] {
  return round.spots.flatMap(({ id, hands }) => hands.map((hand, index) => ({ at: { spot: id, hand: index }, hand })));
}

/** The dealer's up-card, or null before one is up. */
export function upcardOf(round: RoundState): DealerCard | null {
  return round.dealer.find((card) => card.kind === 'faceUp') ?? null;
}

/** The dealer's cards that lie face down, in the order in which they were dealt. */
export function faceDownCards(round: RoundState): DealerCard[] {
  return round.dealer.filter((card) => card.kind === 'faceDown');
}
