import type { CommonCommand, Input, Person } from '../table.ts';
import { carriedOut } from './carry-out.ts';
import { isRoomCommand, type RoomCommand } from './command.ts';
import { fromPerson, join } from './decide.ts';
import type { RoomEntry } from './event.ts';
import { close } from './plan.ts';
import { isMember, playFault } from './query.ts';
import type { TableDecision } from './refusal.ts';
import { factsOf } from './room-facts.ts';
import type { GameInRoom, Typed } from './roomed-table.ts';
import { desertedDeadline, fromServer, heardAt, hostDeadline, isServerWord } from './server-words.ts';
import type { RoomedState } from './state.ts';

type Decided<Event> = TableDecision<Event | RoomEntry>;

function isTimeUp(command: Typed): command is Extract<CommonCommand, { type: 'timeUp' }> {
  return command.type === 'timeUp';
}

/** What somebody says to the game. Where anybody may join at once, whoever takes part has joined. */
function played<Game, Command, Event extends Typed>(
  inner: GameInRoom<Game, Command, Event>,
  state: RoomedState<Game>,
  { input, person }: { readonly input: Input<Command | CommonCommand>; readonly person: Person },
): Decided<Event> {
  if (state.room.pausedAt !== null) return { ok: false, refusal: 'table-paused' };
  const decision = inner.table.decide(state.game, input);
  if (!decision.ok || isMember(state.room, person.id)) return decision;
  const facts = factsOf(inner, state);
  const { at } = input;
  const plan = playFault(facts, person.id) ?? join(facts, { person, isConnected: true, at });
  const come = carriedOut(inner, state, { plan, at });
  return come.ok ? { ok: true, events: [...come.events, ...decision.events] } : come;
}

/** What the server says. */
function told<Game, Event extends Typed>(
  inner: GameInRoom<Game, never, Event>,
  state: RoomedState<Game>,
  { at, command }: { readonly at: number; readonly command: Typed },
): Decided<Event> {
  if (!isServerWord(command)) return { ok: false, refusal: 'illegal-action' };
  const heard = heardAt(state.room, command, at);
  return carriedOut(inner, state, { plan: fromServer(factsOf(inner, state), command, heard), at: heard });
}

/** What something said to a game in its room leads to, whoever says it. */
export function decideRoomed<Game, Command extends Typed, Event extends Typed>(
  inner: GameInRoom<Game, Command, Event>,
  state: RoomedState<Game>,
  { at, by, command }: Input<Command | RoomCommand | CommonCommand>,
): Decided<Event> {
  if (by.kind === 'person') {
    const { person } = by;
    if (!isRoomCommand(command)) return played(inner, state, { input: { at, by, command }, person });
    return carriedOut(inner, state, { plan: fromPerson(factsOf(inner, state), { person, command, at }), at });
  }
  if (isRoomCommand(command)) return { ok: false, refusal: 'illegal-action' };
  if (by.kind === 'policy' && state.room.pausedAt !== null) return { ok: false, refusal: 'table-paused' };
  if (by.kind === 'server') return told(inner, state, { at, command });
  if (isTimeUp(command)) {
    const facts = factsOf(inner, state);
    if (command.deadline === hostDeadline(facts)) return carriedOut(inner, state, { plan: [], at });
    const isDeserted = command.deadline === desertedDeadline(facts) && inner.table.deadline(state.game) === null;
    if (isDeserted) return carriedOut(inner, state, { plan: close('deserted'), at });
  }
  return inner.table.decide(state.game, { at, by, command });
}
