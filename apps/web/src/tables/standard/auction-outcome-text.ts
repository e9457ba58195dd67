import type { StandardView } from '@upcard/tables';
import { formatAmount } from '../../felt/amount-text.ts';
import { nameOf } from './standard-scene.ts';

/** How the auction of this round ended, in one sentence; empty while there is no outcome. */
export function auctionOutcomeText(view: StandardView): string {
  const { outcome } = view;
  if (outcome === null) return '';
  if (outcome.winner === null) return 'Everybody skipped, so the Banker deals.';
  return `${nameOf(view, outcome.winner)} won and paid ${formatAmount(outcome.paid)}.`;
}
