import type { ParticipantView, StandardView } from '@upcard/tables';
import { formatAmount } from '../../felt/amount-text.ts';
import type { StandardScene } from './standard-scene.ts';

/** Who bets a hand in this round, in room order: all who are active, but for the winner of the auction. */
export function bettorsIn({ participants, outcome }: StandardView): readonly ParticipantView[] {
  return participants.filter(({ number, status }) => status === 'active' && number !== (outcome?.winner ?? null));
}

/** Where the betting stands for the person on whose screen it is, in one sentence. */
export function betLine(scene: StandardScene): string {
  const { overlay, view } = scene;
  if (overlay.bet?.placed != null)
    return `Your bet of ${formatAmount(overlay.bet.placed)} is in, and sealed until the deal.`;
  if (overlay.bet !== null) return 'Even amounts. Nobody sees your bet before the deal.';
  if (overlay.number !== null && overlay.number === view.dealer?.number)
    return 'You deal. The others bet, unseen by all.';
  return 'The Players bet, unseen by all until the deal.';
}

/** How many bets are in: `2 of 4`. */
export function betCount(view: StandardView): string {
  const bettors = bettorsIn(view);
  const placed = bettors.filter(({ number }) => view.betsIn.includes(number)).length;
  return `${placed} of ${bettors.length}`;
}
