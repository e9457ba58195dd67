import { activeOnes, auctionOf, leadingBid, leastBid } from './query.ts';
import type { Auction, AuctionAnswer, AuctionOutcome, Bid, Participant, StandardState } from './state.ts';
import type { AuctionOutcomeView, AuctionStanding, AuctionView, ShownBid } from './view.ts';

function openStanding(answer: AuctionAnswer | undefined): AuctionStanding {
  switch (answer) {
    case 'current':
      return 'skippedCurrent';
    case 'rest':
      return 'skippedRest';
    case 'none':
    case 'bid':
    case 'skip':
    case undefined:
      return 'asked';
  }
}

function blindStanding(answer: AuctionAnswer | undefined): AuctionStanding {
  switch (answer) {
    // Nobody may tell one from the other.
    case 'bid':
    case 'skip':
      return 'answered';
    case 'none':
    case 'current':
    case 'rest':
    case undefined:
      return 'asked';
  }
}

function openAuction(state: StandardState, auction: Auction): AuctionView {
  const leading = leadingBid(state, auction);
  const standing = ({ number }: Participant): AuctionStanding =>
    number === leading?.by ? 'leads' : openStanding(auction.answers[number]);
  const isShown = (number: number): boolean => state.options.betsShown === 'all' || number === leading?.by;
  const amountOf = (number: number): number | null =>
    auction.bids.reduce<number | null>(
      (best, { by, amount }) => (by === number && isShown(number) ? Math.max(best ?? 0, amount) : best),
      null,
    );
  return {
    openedAt: auction.openedAt,
    leading: leading && { by: leading.by, amount: leading.amount },
    leastBid: leastBid(state, auction),
    bids: auction.bids.length,
    standings: activeOnes(state).map((one) => ({
      number: one.number,
      standing: standing(one),
      amount: amountOf(one.number),
    })),
  };
}

function blindAuction(state: StandardState, auction: Auction): AuctionView {
  return {
    openedAt: auction.openedAt,
    leading: null,
    leastBid: leastBid(state, auction),
    bids: 0,
    standings: activeOnes(state).map(({ number }) => ({
      number,
      standing: blindStanding(auction.answers[number]),
      amount: null,
    })),
  };
}

/** The auction that runs as everybody may see it, or null. In Blind bidding nothing tells a bid from a skip. */
export function auctionView(state: StandardState): AuctionView | null {
  const auction = auctionOf(state);
  if (auction === null) return null;
  return state.options.bidding === 'open' ? openAuction(state, auction) : blindAuction(state, auction);
}

function isPaid({ winner, paid }: AuctionOutcome, { by, amount }: Bid): boolean {
  return by === winner && amount === paid;
}

/** How this round's auction ended, with the bids that the settings reveal, or null. */
export function outcomeView({ course, options }: StandardState): AuctionOutcomeView | null {
  if (course === null) return null;
  const { winner, paid, openedAt, bids } = course.auction;
  const revealed = options.betsShown === 'all' ? bids : bids.filter((bid) => isPaid(course.auction, bid));
  return {
    winner,
    paid,
    bids: revealed
      .map(({ by, amount, at }): ShownBid => ({ by, amount, after: at - openedAt }))
      .sort((a, b) => b.amount - a.amount || a.after - b.after),
  };
}
