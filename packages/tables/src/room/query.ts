import type { Person } from '../table.ts';
import type { RoomCommand } from './command.ts';
import { type RoomStep, tell } from './plan.ts';
import type { TableRefusal } from './refusal.ts';
import { MOST_REQUESTS, type RoomState } from './state.ts';
import type { RoomStage } from './view.ts';

/** A room with what it has to know of its game. */
export interface RoomFacts {
  readonly room: RoomState;
  readonly stage: RoomStage;
  readonly memberLimit: number | null;
  /** Whether a newcomer could take part now. Asked only while the game runs. */
  readonly takesNewcomers: () => boolean;
}

/** Whether this person (by id) belongs to the room. */
export function isMember({ members }: RoomState, id: string): boolean {
  return members.some(({ person }) => person.id === id);
}

/** Whether this person (by id) runs the room. Whoever has left runs nothing. */
export function isHost(room: RoomState, id: string): boolean {
  return room.host.id === id && isMember(room, id);
}

/** Whether this person (by id) waits to be let in. */
export function isAsking({ requests }: RoomState, id: string): boolean {
  return requests.some(({ person }) => person.id === id);
}

/** Whether this person (by id) has been taken out and may not come back. */
export function isBlocked({ blocked }: RoomState, id: string): boolean {
  return blocked.some((person) => person.id === id);
}

/** The ids of all those in or before the room who are taken for connected. */
export function connectedIds({ members, requests }: RoomState): readonly string[] {
  return [...members, ...requests].filter(({ isConnected }) => isConnected).map(({ person }) => person.id);
}

/** The member who would run the room instead of this one (by id): who came first of those who are connected, or null. */
export function connectedHeir({ members }: RoomState, id: string): Person | null {
  return members.find(({ person, isConnected }) => isConnected && person.id !== id)?.person ?? null;
}

/** Why nothing at all can be said to a room now, or null. */
function closedFault({ room, stage }: RoomFacts): TableRefusal | null {
  if (stage === 'over') return 'wrong-phase';
  return room.pausedAt === null ? null : 'table-paused';
}

/** Why nobody new fits in now, or null. */
function spaceFault({ room, stage, memberLimit, takesNewcomers }: RoomFacts): TableRefusal | null {
  if (stage === 'playing' && !takesNewcomers()) return 'wrong-phase';
  return memberLimit !== null && room.members.length >= memberLimit ? 'room-full' : null;
}

/** Why this person (by id) can't be let in by the server now, who knows that they may, or null. */
export function admissionFault(facts: RoomFacts, id: string): TableRefusal | null {
  const { room } = facts;
  const closed = closedFault(facts);
  if (closed) return closed;
  if (isBlocked(room, id)) return 'blocked';
  if (isMember(room, id)) return 'already-submitted';
  if (room.joining === 'nobody') return 'watch-only';
  return spaceFault(facts);
}

function joinFault(facts: RoomFacts, id: string): TableRefusal | null {
  const { room } = facts;
  const fault = admissionFault(facts, id);
  if (fault) return fault;
  if (room.joining === 'passcode') return 'passcode-needed';
  if (room.joining === 'open') return null;
  if (isAsking(room, id)) return 'already-submitted';
  return room.requests.length >= MOST_REQUESTS ? 'room-full' : null;
}

/** Why the game does not hear what this person (by id) says to it, or null. Where joining needs nobody's leave, saying it joins. */
export function playFault(facts: RoomFacts, id: string): TableRefusal | null {
  const { room } = facts;
  if (room.pausedAt !== null) return 'table-paused';
  if (isMember(room, id)) return null;
  const fault = joinFault(facts, id);
  return room.joining === 'approval' && (fault === null || fault === 'already-submitted') ? 'not-member' : fault;
}

/** Whether there is anybody at all for the host to do this to. */
function hasTarget({ members, requests, blocked }: RoomState, type: RoomCommand['type']): boolean {
  const hasOthers = members.length > 1;
  if (type === 'handOver') return hasOthers;
  if (type === 'unblock') return blocked.length > 0;
  return requests.length > 0 || (type === 'remove' && hasOthers);
}

function hostFault(facts: RoomFacts, id: string, type: RoomCommand['type']): TableRefusal | null {
  const { room, stage } = facts;
  if (!isHost(room, id)) return 'not-host';
  const isForWaiting = type === 'remove' || type === 'closeRoom';
  if (isForWaiting && stage !== 'waiting') return 'wrong-phase';
  if (type !== 'closeRoom' && !hasTarget(room, type)) return 'illegal-action';
  return type === 'admit' ? spaceFault(facts) : null;
}

/** Why this person (by id) can't say this to the room now, to whomever, or null. */
export function roomFault(facts: RoomFacts, id: string, type: RoomCommand['type']): TableRefusal | null {
  const { room, stage } = facts;
  const closed = closedFault(facts);
  if (closed) return closed;
  switch (type) {
    case 'join':
      return joinFault(facts, id);
    case 'ready':
      if (!isMember(room, id)) return 'not-member';
      return stage === 'waiting' ? null : 'wrong-phase';
    case 'leaveRoom':
      return isMember(room, id) || isAsking(room, id) ? null : 'not-member';
    default:
      return hostFault(facts, id, type);
  }
}

const readyOnes = ({ members }: RoomState): readonly Person[] =>
  members.filter(({ isReady }) => isReady).map(({ person }) => person);

/** The game hears who is ready, while people wait, when that has changed. */
export function gathering(before: RoomState, { room, stage }: RoomFacts): readonly RoomStep[] {
  if (stage !== 'waiting') return [];
  const ready = readyOnes(room);
  const was = readyOnes(before);
  const isNews = ready.length !== was.length || ready.some((person, index) => person.id !== was[index]?.id);
  return isNews ? [tell({ type: 'gathered', ready })] : [];
}
