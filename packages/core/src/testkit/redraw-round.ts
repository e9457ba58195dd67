import { type Card, DECK, fullDecks } from '../cards.ts';
import { isNatural } from '../hand.ts';
import type { RandomIndex } from '../random.ts';
import { allHands } from '../round/lookup.ts';
import type { DealerCard, RoundState } from '../round/state.ts';

function seenCards(round: RoundState): Card[] {
  const ofHands = allHands(round).flatMap(({ hand }) => hand.cards.map(({ card }) => card));
  const ofDealer = round.dealer.filter(({ kind }) => kind === 'faceUp').map(({ card }) => card);
  return [...ofHands, ...ofDealer, ...(round.discarded ? [round.discarded.card] : [])];
}

function unseenCards(round: RoundState): Card[] {
  if (round.rules.decks === 'infinite') return [...DECK];
  const unseen = fullDecks(round.rules.decks);
  for (const seen of seenCards(round)) unseen.splice(unseen.indexOf(seen), 1);
  return unseen;
}

/** Once play goes on after a check, everybody knows that the hole card does not complete a natural. */
function isRuledOut(round: RoundState, card: Card): boolean {
  if (round.phase.kind !== 'play' || round.rules.peek === 'none') return false;
  return round.dealer.some((upcard) => upcard.kind === 'faceUp' && isNatural([upcard.card, card]));
}

/**
 * The same round with every hidden card replaced by a different one that nobody at the table can rule out. What a viewer is
 * sent must be the same bytes for both. Throws when the shoe has no such card.
 */
export function redrawRound(round: RoundState, randomIndex: RandomIndex): RoundState {
  const unseen = unseenCards(round);
  const dealer = round.dealer.map((dealt): DealerCard => {
    if (dealt.kind === 'faceUp') return dealt;
    const possible = unseen.filter((card) => card !== dealt.card && !isRuledOut(round, card));
    const card = possible[randomIndex(possible.length)];
    if (!card) throw new Error('no other card is left to lie here');
    if (round.rules.decks !== 'infinite') unseen.splice(unseen.indexOf(card), 1);
    return { ...dealt, card };
  });
  return { ...round, dealer };
}
