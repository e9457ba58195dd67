import { auctionWithout } from './auction.ts';
import { surrenderCapital } from './bank.ts';
import { dealWhenBet } from './bets.ts';
import { type Answer, type Course, courseFrom, withEvents } from './course.ts';
import { playRound } from './play.ts';
import { auctionOf, leadingBid, participantOf, tableOf } from './query.ts';
import { callOff, distributeAndFinish, goOnWhenAgreed, isDecided } from './round-end.ts';
import type { ParticipantNumber, StandardState } from './state.ts';

function isLeading(state: StandardState, number: ParticipantNumber): boolean {
  const auction = auctionOf(state);
  return auction !== null && state.options.bidding === 'open' && leadingBid(state, auction)?.by === number;
}

/** The Banker deals on for a Dealer who has gone. */
function withoutDealer(course: Course, number: ParticipantNumber): Course {
  return course.state.course?.dealer === number ? withEvents(course, { type: 'bankerTookOver' }) : course;
}

/** Gives up the hands of somebody who has gone, and plays on. */
function withoutPlayer(course: Course, number: ParticipantNumber, at: number): Answer {
  const hasHands = tableOf(course.state)?.spots.some(({ id }) => id === number) ?? false;
  return hasHands ? playRound(course, { type: 'forfeit', spot: number }, at) : course;
}

function goOn(course: Course, { number, wasLeading, at }: { number: number; wasLeading: boolean; at: number }): Answer {
  switch (course.state.phase.kind) {
    case 'auction':
      return auctionWithout(course, { wasLeading, at });
    case 'bets':
      return dealWhenBet(withoutDealer(course, number), at);
    case 'round':
      return withoutPlayer(withoutDealer(course, number), number, at);
    case 'break':
      return goOnWhenAgreed(course, at);
    case 'waiting':
    case 'finished':
      return 'wrong-phase';
  }
}

/** A participant gives up: wagers that are still open are forfeited, and the rest of the capital goes to the Bank. */
export function resign(state: StandardState, number: ParticipantNumber, at: number): Answer {
  const wasLeading = isLeading(state, number);
  const out = withEvents(courseFrom(state), { type: 'resigned', by: number });
  const paid = surrenderCapital(out, [participantOf(out.state, number)], 'resignation');
  if (!isDecided(paid.state)) return goOn(paid, { number, wasLeading, at });
  return state.phase.kind === 'break' ? distributeAndFinish(paid) : callOff(paid, at);
}
