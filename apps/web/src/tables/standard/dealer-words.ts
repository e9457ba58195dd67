import type { StandardView } from '@upcard/tables';
import { formatAmount } from '../../felt/amount-text.ts';
import { nameOf } from './standard-scene.ts';

/** How the dealer position was filled, from the resolved auction to the next one; null before that. */
export function dealerNote(view: StandardView): string | null {
  const { outcome, dealer } = view;
  if (outcome === null) return null;
  if (outcome.winner === null) return 'Everyone skipped, so the Banker deals.';
  const paid = `${nameOf(view, outcome.winner)} paid ${formatAmount(outcome.paid)} to deal`;
  return dealer?.tookOver ? `${paid} and resigned. The Banker took over.` : `${paid}.`;
}

/** What the Dealer's cards came to; null until the Dealer's turn is over, so that everybody counts for themselves. */
export function dealerTotal({ table }: StandardView): string | null {
  if (table === null || table.phase !== 'settled') return null;
  return table.dealer.isNatural ? 'Blackjack' : `Total ${table.dealer.total.total}`;
}
