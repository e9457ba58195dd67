import type { Person, RoomWord } from '../table.ts';
import type { RoomEvent } from './event.ts';
import type { TableRefusal } from './refusal.ts';
import type { RoomClosing } from './view.ts';

/** One thing to do in a decision about a room: note what happened in it, or tell the game, which may refuse the whole. */
export type RoomStep =
  | { readonly do: 'record'; readonly event: RoomEvent }
  | { readonly do: 'tell'; readonly word: RoomWord };

/** What a command to a room leads to, in this order, or why to nothing. */
export type RoomPlan = readonly RoomStep[] | TableRefusal;

/** The step that notes an event. */
export function record(event: RoomEvent): RoomStep {
  return { do: 'record', event };
}

/** The step that tells the game. */
export function tell(word: RoomWord): RoomStep {
  return { do: 'tell', word };
}

/** Somebody else runs the room. `at` in milliseconds. */
export function passHost(host: Person, at: number): readonly RoomStep[] {
  return [record({ type: 'hostChanged', host, at }), tell({ type: 'hostChanged', host })];
}

/** The end of everything, bets back. */
export function close(how: RoomClosing): readonly RoomStep[] {
  return [tell({ type: 'closed' }), record({ type: 'closed', how })];
}
