import type { Destination, HandRef, RoundEvent } from '@upcard/core';
import type { StandardEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { purseOf, shownCapital } from './query.ts';
import type { StandardState } from './state.ts';
import type { StandardHappening } from './view.ts';

type Happened<Type extends StandardEvent['type']> = Extract<StandardEvent, { type: Type }>;

function place(to: Destination): 'dealer' | HandRef {
  return to.to === 'dealer' ? 'dealer' : { spot: to.spot, hand: to.hand };
}

function ofRound(event: RoundEvent): StandardHappening[] {
  switch (event.type) {
    case 'cardDealt':
      return [{ type: 'cardDealt', id: event.id, to: place(event.to) }];
    case 'dealerDiscarded':
      return [{ type: 'cardDiscarded', id: event.id }];
    case 'cardRevealed':
      return [{ type: 'cardTurned', id: event.id }];
    case 'dealerPeeked':
      return [{ type: 'dealerPeeked', hasNatural: event.hasNatural }];
    case 'actionTaken':
      return [{ type: 'acted', at: { spot: event.at.spot, hand: event.at.hand }, action: event.action }];
    case 'handFinished':
      return [{ type: 'handFinished', at: { spot: event.at.spot, hand: event.at.hand }, status: event.status }];
    case 'roundSettled':
      return [{ type: 'settled' }];
    case 'cardsCalled':
    case 'phaseEntered':
    case 'insuranceAnswered':
    case 'wagerRaised':
    case 'handSplit':
    case 'dealerStood':
      return [];
  }
}

function ofBid({ options }: StandardState, { by, amount, pricedOut }: Happened<'bidPlaced'>): StandardHappening[] {
  if (options.bidding === 'blind') return [{ type: 'auctionAnswered', by }];
  const skipped = pricedOut.map((number): StandardHappening => ({ type: 'auctionSkipped', by: number, how: 'rest' }));
  return [{ type: 'bidPlaced', by, amount }, ...skipped];
}

function ofMoney({ participants }: StandardState, { why, transfers }: Happened<'moneyMoved'>): StandardHappening[] {
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
function ofEvent(state: StandardState, event: StandardEvent): StandardHappening[] {
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
      return ofRound(event.event);
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

function coinsMoved(before: StandardState, after: StandardState): StandardHappening[] {
  return after.participants.flatMap(({ number }): StandardHappening[] => {
    const by = shownCapital(after, number) - shownCapital(before, number);
    return by === 0 ? [] : [{ type: 'coinsMoved', number, by }];
  });
}

/** The events as everybody may see them, each followed by the changes that it makes to what the standings show. */
export function happenings(before: StandardState, events: readonly StandardEvent[]): StandardHappening[] {
  let state = before;
  return events.flatMap((event) => {
    const earlier = state;
    state = evolve(state, event);
    return [...ofEvent(earlier, event), ...coinsMoved(earlier, state)];
  });
}
