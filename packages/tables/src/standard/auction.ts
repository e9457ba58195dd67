import type { Refusal } from '@upcard/core';
import { distribute, eliminate, payBid } from './bank.ts';
import { openBets } from './bets.ts';
import type { StandardCommand } from './command.ts';
import { type Answer, type Course, withClock, withEvents } from './course.ts';
import { activeOnes, auctionOf, awaitedBettors, awaitedBidders, capitalOf, leadingBid, leastBid } from './query.ts';
import { rankedBids } from './ranking.ts';
import { endRound, isDecided } from './round-end.ts';
import type { Auction, Bid, Participant, StandardState } from './state.ts';

/** What is said in an auction. */
export type AuctionCommand = Extract<StandardCommand, { type: 'bid' | 'skip' | 'skipCurrent' | 'skipRest' }>;

function winningBid(state: StandardState, auction: Auction): Bid | null {
  if (state.options.bidding === 'open') return leadingBid(state, auction);
  const active = activeOnes(state).map(({ number }) => number);
  return (
    rankedBids(
      state,
      auction.bids.filter(({ by }) => active.includes(by)),
    )[0] ?? null
  );
}

/** Nondealers who cannot pay the Minimum bet any more. */
function tooPoor(state: StandardState, winner: number | null): readonly Participant[] {
  return activeOnes(state).filter(
    ({ number }) => number !== winner && capitalOf(state, number) < state.options.minimumBet,
  );
}

/** The auction is over: the winner pays, the Bank is divided, who is too poor goes, and the rest bet. */
function resolve(course: Course, auction: Auction, at: number): Course {
  const bid = winningBid(course.state, auction);
  const winner = bid?.by ?? null;
  const paid = bid?.amount ?? 0;
  const resolved = withEvents(course, { type: 'auctionResolved', winner, paid });
  const shared = distribute(winner === null ? resolved : payBid(resolved, winner, paid));
  const cleared = eliminate(shared, tooPoor(shared.state, winner));
  const isOver = isDecided(cleared.state) || awaitedBettors(cleared.state).length === 0;
  return isOver ? endRound(cleared, at) : openBets(cleared, at);
}

/** Resolves the auction when nobody's answer is missing. */
export function resolveWhenAnswered(course: Course, at: number): Course {
  const auction = auctionOf(course.state);
  if (auction === null || awaitedBidders(course.state, auction).length > 0) return course;
  return resolve(course, auction, at);
}

/** The clock has run out: whoever has not answered has skipped. */
export function auctionTimeUp(course: Course, at: number): Course {
  const auction = auctionOf(course.state);
  if (auction === null) return course;
  const who = awaitedBidders(course.state, auction).map(({ number }) => number);
  return resolve(withEvents(course, { type: 'timedOut', answer: 'auction', who }), auction, at);
}

function pricedOut(state: StandardState, auction: Auction, { by, amount }: Pick<Bid, 'by' | 'amount'>): number[] {
  if (state.options.bidding === 'blind') return [];
  return activeOnes(state)
    .map(({ number }) => number)
    .filter((number) => number !== by && auction.answers[number] !== 'rest')
    .filter((number) => capitalOf(state, number) < amount + state.options.minimumRaise);
}

function amountFault(state: StandardState, auction: Auction, bid: Pick<Bid, 'by' | 'amount'>): Refusal | null {
  if (!Number.isSafeInteger(bid.amount) || bid.amount < 0) return 'bad-amount';
  if (bid.amount < leastBid(state, auction)) return 'bid-too-low';
  return bid.amount > capitalOf(state, bid.by) ? 'over-capital' : null;
}

function placeBid(course: Course, auction: Auction, bid: Bid): Answer {
  const { state } = course;
  const fault = amountFault(state, auction, bid);
  if (fault) return fault;
  const placed = withEvents(course, { type: 'bidPlaced', ...bid, pricedOut: pricedOut(state, auction, bid) });
  // In Blind bidding one clock covers all answers.
  const timed = state.options.bidding === 'open' ? withClock(placed, state.options.actionTime, bid.at) : placed;
  return resolveWhenAnswered(timed, bid.at);
}

const FORMAT_OF: Readonly<Record<AuctionCommand['type'], 'open' | 'blind' | 'both'>> = {
  bid: 'both',
  skip: 'blind',
  skipCurrent: 'open',
  skipRest: 'open',
};

/** Why nothing can be said by this participant now, apart from the amount, or null. */
function standingFault(
  state: StandardState,
  auction: Auction,
  number: number,
  command: AuctionCommand,
): Refusal | null {
  if ((auction.answers[number] ?? 'none') !== 'none') return 'already-submitted';
  const format = FORMAT_OF[command.type];
  if (format !== 'both' && format !== state.options.bidding) return 'illegal-action';
  const isOpen = state.options.bidding === 'open';
  if (isOpen && leadingBid(state, auction)?.by === number) return 'illegal-action';
  // What was skipped was another bid than the one that leads now.
  const isStale = command.type === 'skipCurrent' && command.bids !== undefined && command.bids !== auction.bids.length;
  return isStale ? 'wrong-phase' : null;
}

const HOW = { skip: 'skip', skipCurrent: 'current', skipRest: 'rest' } as const;

/** What a participant's bid or skip leads to. */
export function answerAuction(
  course: Course,
  command: AuctionCommand,
  { number, at }: { number: number; at: number },
): Answer {
  const { state } = course;
  const auction = auctionOf(state);
  if (auction === null) return state.timedOut.auction.includes(number) ? 'too-late' : 'wrong-phase';
  const fault = standingFault(state, auction, number, command);
  if (fault) return fault;
  if (command.type === 'bid') return placeBid(course, auction, { by: number, amount: command.amount, at });
  return resolveWhenAnswered(withEvents(course, { type: 'auctionSkipped', by: number, how: HOW[command.type] }), at);
}

/** Somebody who has just resigned was in the auction: a leader's going starts the bids anew. */
export function auctionWithout(course: Course, { wasLeading, at }: { wasLeading: boolean; at: number }): Course {
  if (!wasLeading) return resolveWhenAnswered(course, at);
  const renewed = withEvents(course, { type: 'bidCycleRenewed' });
  return resolveWhenAnswered(withClock(renewed, renewed.state.options.actionTime, at), at);
}
