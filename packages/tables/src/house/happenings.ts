import type { Destination, HandRef, RoundEvent, Transfer } from '@upcard/core';
import type { HouseEvent } from './event.ts';
import { evolve, houseTransfers } from './evolve.ts';
import type { HouseState } from './state.ts';
import type { HouseHappening } from './view.ts';

const chipsMoved = ({ from, to, amount }: Transfer): HouseHappening => ({ type: 'chipsMoved', from, to, amount });

function place(to: Destination): 'dealer' | HandRef {
  return to.to === 'dealer' ? 'dealer' : { spot: to.spot, hand: to.hand };
}

function ofRound(event: RoundEvent): HouseHappening[] {
  switch (event.type) {
    case 'cardDealt':
      return [{ type: 'cardDealt', id: event.id, to: place(event.to) }];
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
    default:
      return [];
  }
}

function ofEvent(event: HouseEvent): HouseHappening[] {
  switch (event.type) {
    case 'seatTaken':
      return [{ type: 'sat', seat: event.seat }];
    case 'seatLeft':
      return [{ type: 'left', seat: event.seat }];
    case 'shuffleBegan':
      return [{ type: 'shuffleBegan' }];
    case 'betsOpened':
      return [{ type: 'betsOpened' }];
    case 'roundBegan':
      return [{ type: 'roundBegan' }];
    case 'round':
      return ofRound(event.event);
    case 'timedOut':
      return event.seats.length > 0 ? [{ type: 'timedOut', seats: event.seats }] : [];
    case 'roundVoided':
      return [{ type: 'roundVoided' }];
    case 'sessionEnded':
      return [{ type: 'ended', ending: event.ending }];
    default:
      return [];
  }
}

/** The events as everybody may see them, each followed by the chips that it moved. */
export function happenings(before: HouseState, events: readonly HouseEvent[]): HouseHappening[] {
  let state = before;
  return events.flatMap((event) => {
    const moved = houseTransfers(state, event).map(chipsMoved);
    state = evolve(state, event);
    return [...ofEvent(event), ...moved];
  });
}
