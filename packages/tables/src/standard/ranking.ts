import { participantOf } from './query.ts';
import type { Bid, HandBet, ParticipantNumber, StandardState } from './state.ts';

/** An amount that somebody has put in at a server time in milliseconds. */
interface Offer {
  readonly by: ParticipantNumber;
  readonly amount: number;
  readonly at: number;
}

/**
 * First to last: the higher amount, then people before the bot, then the earlier millisecond, then the lower rating, then room
 * order.
 */
function sorted<One extends Offer>(
  state: Pick<StandardState, 'participants'>,
  offers: readonly One[],
  rating: (offer: One) => number,
): readonly One[] {
  const isBot = ({ by }: One): number => (participantOf(state, by).kind === 'bot' ? 1 : 0);
  return [...offers].sort(
    (a, b) => b.amount - a.amount || isBot(a) - isBot(b) || a.at - b.at || rating(a) - rating(b) || a.by - b.by,
  );
}

function ratingOf(state: Pick<StandardState, 'participants'>, { by }: Offer): number {
  return participantOf(state, by).rating ?? 0;
}

/** Ranks bids for the dealer position from first to last. Equals of one millisecond rank by their rating at the start. */
export function rankedBids(state: Pick<StandardState, 'participants'>, bids: readonly Bid[]): readonly Bid[] {
  return sorted(state, bids, (bid) => ratingOf(state, bid));
}

/** Ranks hand bets from first to last, like bids; but those that the clock has made rank among themselves in room order alone. */
export function rankedBets(state: Pick<StandardState, 'participants'>, bets: readonly HandBet[]): readonly HandBet[] {
  return sorted(state, bets, (bet) => (bet.isOwn ? ratingOf(state, bet) : Number.MAX_SAFE_INTEGER));
}
