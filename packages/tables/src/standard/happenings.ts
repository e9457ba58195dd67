import { roundHappenings } from '../round-happenings.ts';
import type { StandardEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { purseOf, shownCapital } from './query.ts';
import type { StandardState } from './state.ts';
import type { StandardHappening } from './view.ts';

type Happened<Type extends StandardEvent['type']> = Extract<StandardEvent, { type: Type }>;

function ofBid(
  { options }: StandardState,
  { by, amount, pricedOut }: Happened<'bidPlaced'>,
): readonly StandardHappening[] {
  if (options.bidding === 'blind') return [{ type: 'auctionAnswered', by }];
  const skipped = pricedOut.map((number): StandardHappening => ({ type: 'auctionSkipped', by: number, how: 'rest' }));
  return [{ type: 'bidPlaced', by, amount }, ...skipped];
}

function ofMoney(
  { participants }: StandardState,
  { why, transfers }: Happened<'moneyMoved'>,
): readonly StandardHappening[] {
  const [first] = transfers;
  if (why !== 'distribution' || first === undefined || first.amount === 0) return [];
  const isPaid = (number: number): boolean => transfers.some(({ to }) => to === purseOf(number));
  const numbers = participants.map(({ number }) => number).filter(isPaid);
  return [{ type: 'distributed', share: first.amount, numbers }];
}

function ofSkip({ by, how }: Happened<'auctionSkipped'>): StandardHappening {
  // In Blind bidding a skip looks like a bid.
  return how === 'skip' ? { type: 'auctionAnswered', by } : { type: 'auctionSkipped', by, how };
}

/** One event as everybody may see it. What is not named here stays on the server: cards put in front, for one. */
function ofEvent(state: StandardState, event: StandardEvent): readonly StandardHappening[] {
  switch (event.type) {
    case 'gameStarted':
    case 'auctionOpened':
    case 'betsOpened':
    case 'dealBegan':
    case 'bankerTookOver':
    case 'breakBegan':
    case 'roundVoided':
      return [{ type: event.type }];
    case 'bidPlaced':
      return ofBid(state, event);
    case 'auctionSkipped':
      return [ofSkip(event)];
    case 'auctionResolved':
      return [{ type: 'auctionResolved', winner: event.winner, paid: event.paid }];
    case 'moneyMoved':
      return ofMoney(state, event);
    case 'eliminated':
      return [{ type: 'eliminated', numbers: [...event.numbers] }];
    case 'betPlaced':
    case 'resigned':
      return [{ type: event.type, by: event.by }];
    case 'round':
      return roundHappenings(event.event);
    case 'timedOut':
      return event.who.length > 0 ? [{ type: 'timedOut', answer: event.answer, who: [...event.who] }] : [];
    case 'agreed':
      return [{ type: 'agreed', who: [...event.who] }];
    case 'gameFinished':
      return [{ type: 'finished', ending: event.ending }];
    default:
      return [];
  }
}

function coinsMoved(before: StandardState, after: StandardState): readonly StandardHappening[] {
  return after.participants.flatMap(({ number }): readonly StandardHappening[] => {
    const by = shownCapital(after, number) - shownCapital(before, number);
    return by === 0 ? [] : [{ type: 'coinsMoved', number, by }];
  });
}

/** The events as everybody may see them, each followed by the changes that it makes to what the standings show. */
export function happenings(before: StandardState, events: readonly StandardEvent[]): readonly StandardHappening[] {
  let state = before;
  return events.flatMap((event) => {
    const earlier = state;
    state = evolve(state, event);
    return [...ofEvent(earlier, event), ...coinsMoved(earlier, state)];
  });
}
