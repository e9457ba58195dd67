import { type Rank, type RoundView, rankOf } from '@upcard/core';
import { dealerReply, type OpenHand } from '@upcard/solver/infinite/free-will/dealer-reply';
import type { StandardCommand, StandardOverlay, StandardView } from '@upcard/tables';
import { cardToDiscard, cardToReveal } from './dealer-choice.ts';

/** The Player hands that the Dealer's draw still decides, those without a wager included: all of them have stood by then. */
function openHands({ spots }: RoundView): readonly OpenHand[] {
  return spots
    .flatMap(({ hands }) => hands)
    .filter(({ status }) => status === 'stood')
    .map(({ total, wager }) => ({ total: total.total, wager }));
}

/** The Dealer's cards. In the Dealer's turn all of them lie face up. */
function dealerRanks({ dealer }: RoundView): readonly Rank[] {
  return dealer.cards.flatMap((shown) => (shown.kind === 'faceUp' ? [rankOf(shown.card)] : []));
}

function choiceOf(choice: 'discard' | 'reveal', { faceDown }: StandardOverlay): number | null {
  const [first, second, third] = faceDown.map(({ card }) => card);
  if (first === undefined || second === undefined) return null;
  if (choice === 'reveal') return cardToReveal([first, second]);
  return third === undefined ? null : cardToDiscard([first, second, third]);
}

/**
 * What the house says as the Dealer, be it the bot or the Banker: which card it throws away and which it shows, and in its turn
 * the better move against all open hands together, standing where both are worth the same. Null when it is not asked.
 */
export function dealerAnswer(view: StandardView, overlay: StandardOverlay): StandardCommand | null {
  const { table, turn } = view;
  if (table === null) return null;
  if (overlay.choice !== null) {
    const index = choiceOf(overlay.choice, overlay);
    return index === null ? null : { type: overlay.choice, index, turn };
  }
  if (overlay.dealerActions.length === 0) return null;
  return { type: 'act', action: dealerReply(openHands(table), dealerRanks(table)).move, turn };
}
