import type { Transfer } from '@upcard/core';
import { roundHappenings } from '../round-happenings.ts';
import type { HouseEvent } from './event.ts';
import { evolve, houseTransfers } from './evolve.ts';
import type { HouseState } from './state.ts';
import type { HouseHappening } from './view.ts';

const chipsMoved = ({ from, to, amount }: Transfer): HouseHappening => ({ type: 'chipsMoved', from, to, amount });

function ofEvent(event: HouseEvent): readonly HouseHappening[] {
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
      return roundHappenings(event.event);
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
export function happenings(before: HouseState, events: readonly HouseEvent[]): readonly HouseHappening[] {
  let state = before;
  return events.flatMap((event) => {
    const moved = houseTransfers(state, event).map(chipsMoved);
    state = evolve(state, event);
    return [...ofEvent(event), ...moved];
  });
}
