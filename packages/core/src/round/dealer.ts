import { cardValue } from '../cards.ts';
import { handTotal, isNatural } from '../hand.ts';
import { dealerMove, wantsCards } from './dealer-rules.ts';
import type { RoundEvent } from './event.ts';
import { allHands, faceDownCards, upcardOf } from './lookup.ts';
import { nextTurn } from './play.ts';
import { settle, settleInsurance } from './settle.ts';
import type { Destination, Game, RoundState } from './state.ts';

/** Where the dealer's own draws go. */
export const DEALER_DRAW: Destination = { to: 'dealer', side: 'faceUp' };

const dealerCards = (round: RoundState) => round.dealer.map((dealt) => dealt.card);

function doesPeek(round: RoundState): boolean {
  const upcard = upcardOf(round);
  if (!upcard || round.rules.peek === 'none') return false;
  const value = cardValue(upcard.card);
  return round.rules.peek === 'every-upcard' || value === 1 || value === 10;
}

/** The dealer's check once the up-card is set and insurance closed; then the players' turns, or the end. */
export function checkForNatural(game: Game): RoundEvent[] {
  const { round } = game;
  if (!doesPeek(round)) return nextTurn(round);
  const hasNatural = isNatural(dealerCards(round));
  const peeked: RoundEvent = { type: 'dealerPeeked', hasNatural, transfers: settleInsurance(game, hasNatural) };
  return [peeked, ...(hasNatural ? ([{ type: 'phaseEntered', phase: { kind: 'dealer' } }] as const) : nextTurn(round))];
}

/** What follows of itself in the dealer's turn: the hole card turned, cards drawn by rule, the settlement. Empty: a free dealer is asked. */
export function dealerConsequence(game: Game): RoundEvent[] {
  const { round } = game;
  const [hole] = faceDownCards(round);
  if (hole) return [{ type: 'cardRevealed', id: hole.id }];
  if (round.dealerStands) return [{ type: 'roundSettled', ...settle(game) }];
  const cards = dealerCards(round);
  const statuses = allHands(round).map(({ hand }) => hand.status);
  const isDone = isNatural(cards) || !wantsCards(statuses, round.rules.dealerDraws);
  switch (isDone ? 'stand' : dealerMove(handTotal(cards), round.rules.dealer)) {
    case 'hit':
      return [{ type: 'cardsCalled', due: [DEALER_DRAW] }];
    case 'stand':
      return [{ type: 'dealerStood' }];
    case 'free':
      return [];
  }
}
