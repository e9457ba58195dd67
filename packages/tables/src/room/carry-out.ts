import { isRoomEntry, type RoomEntry } from './event.ts';
import { evolveRoom } from './evolve.ts';
import type { RoomPlan, RoomStep } from './plan.ts';
import { gathering } from './query.ts';
import type { TableDecision, TableRefusal } from './refusal.ts';
import { factsOf } from './room-facts.ts';
import type { GameInRoom, Typed } from './roomed-table.ts';
import { hostOverdue, watchEmptiness } from './server-words.ts';
import type { RoomedState } from './state.ts';

/** A game and its room after one event of either. */
export function evolveRoomed<Game, Event extends Typed>(
  { table }: Pick<GameInRoom<Game, never, Event>, 'table'>,
  state: RoomedState<Game>,
  event: Event | RoomEntry,
): RoomedState<Game> {
  return isRoomEntry(event)
    ? { ...state, room: evolveRoom(state.room, event.event) }
    : { ...state, game: table.evolve(state.game, event) };
}

/** The events of one step of a plan, or why the game refuses it. */
function taken<Game, Event>(
  { table }: GameInRoom<Game, never, Event>,
  { game }: RoomedState<Game>,
  { step, at }: { readonly step: RoomStep; readonly at: number },
): TableDecision<Event | RoomEntry> {
  if (step.do === 'record') return { ok: true, events: [{ type: 'room', event: step.event }] };
  return table.decide(game, { at, by: { kind: 'server' }, command: step.word });
}

/** What a plan comes to when it is carried out at this time (milliseconds), or why not a step of it is. */
export function carriedOut<Game, Event extends Typed>(
  inner: GameInRoom<Game, never, Event>,
  start: RoomedState<Game>,
  { plan, at }: { readonly plan: RoomPlan; readonly at: number },
): TableDecision<Event | RoomEntry> {
  if (typeof plan === 'string') return { ok: false, refusal: plan };
  const events: (Event | RoomEntry)[] = [];
  let state = start;
  const take = (step: RoomStep): TableRefusal | null => {
    const decision = taken(inner, state, { step, at });
    if (!decision.ok) return decision.refusal;
    events.push(...decision.events);
    for (const event of decision.events) state = evolveRoomed(inner, state, event);
    return null;
  };
  for (const step of plan) {
    const refusal = take(step);
    if (refusal) return { ok: false, refusal };
  }
  // Whatever has happened, somebody may be there now to take over from a host who has been away for too long.
  for (const step of hostOverdue(factsOf(inner, state), at)) take(step);
  for (const step of watchEmptiness(factsOf(inner, state), at)) take(step);
  for (const step of gathering(start.room, factsOf(inner, state))) take(step);
  return { ok: true, events };
}
