import type { BidChoices, StandardCommand, StandardOverlay, StandardView } from '@upcard/tables';
import { botTarget } from './bot-target.ts';

/** The most that the bot would bid now: its target, or all that it has. */
function limitOf({ options, participants }: StandardView, { most }: BidChoices): number {
  const active = participants.filter(({ status }) => status === 'active').length;
  return Math.min(botTarget(options.minimumBet, active), most);
}

/**
 * What the bot says in the auction for the dealer position, at once and whatever is known of it: in Open bidding the least bid
 * that is accepted, as long as that is worth it, else nothing more; in Blind bidding all that the position is worth to it. Null
 * when it leads, has answered, or no auction runs.
 */
export function auctionAnswer(view: StandardView, { bid }: StandardOverlay): StandardCommand | null {
  if (view.auction === null || bid === null) return null;
  const { round } = view;
  const limit = limitOf(view, bid);
  if (view.options.bidding === 'blind') {
    return bid.bidOff === null ? { type: 'bid', amount: limit, round } : null;
  }
  // Only whoever leads or has left the auction may not skip.
  if (bid.skipOff !== null) return null;
  const { leastBid } = view.auction;
  return leastBid <= limit ? { type: 'bid', amount: leastBid, round } : { type: 'skipRest', round };
}
