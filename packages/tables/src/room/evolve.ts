import type { Person } from '../table.ts';
import type { RoomEvent } from './event.ts';
import { HOST_AWAITED, type RoomState } from './state.ts';

type Happened<Type extends RoomEvent['type']> = Extract<RoomEvent, { type: Type }>;

const without = (ids: readonly string[], id: string): readonly string[] => ids.filter((other) => other !== id);
const others = <One extends { readonly person: Person }>(list: readonly One[], id: string): readonly One[] =>
  list.filter(({ person }) => person.id !== id);

function withMember(room: RoomState, { person, isConnected }: Happened<'joined'>): RoomState {
  return {
    ...room,
    members: [...room.members, { person, isReady: false, isConnected }],
    requests: others(room.requests, person.id),
    turnedAway: without(room.turnedAway, person.id),
  };
}

function withoutPerson(room: RoomState, id: string): RoomState {
  return { ...room, members: others(room.members, id), requests: others(room.requests, id) };
}

function withBlocked(room: RoomState, id: string): RoomState {
  const known = [...room.members, ...room.requests].map(({ person }) => person).filter((person) => person.id === id);
  return { ...withoutPerson(room, id), blocked: [...room.blocked, ...known] };
}

function dueAt(room: RoomState, host: string, at: number): number | null {
  const isThere = room.members.some(({ person, isConnected }) => person.id === host && isConnected);
  return isThere ? null : at + HOST_AWAITED;
}

function withPresence(room: RoomState, { person: id, isConnected, at }: Happened<'presenceChanged'>): RoomState {
  const met = <One extends { readonly person: Person }>(one: One): One =>
    one.person.id === id ? { ...one, isConnected } : one;
  const changed = { ...room, members: room.members.map(met), requests: room.requests.map(met) };
  return id === room.host.id ? { ...changed, hostDueAt: dueAt(changed, id, at) } : changed;
}

/** The first of those who are now one person stands for all of them, connected if any of them was. */
function merged<One extends { readonly person: Person; readonly isConnected: boolean }>(
  list: readonly One[],
  { from, to }: Happened<'personMoved'>,
): readonly One[] {
  const isMoved = ({ person }: One): boolean => person.id === from || person.id === to.id;
  const isConnected = list.some((one) => isMoved(one) && one.isConnected);
  const first = list.findIndex(isMoved);
  return list
    .filter((one, index) => !isMoved(one) || index === first)
    .map((one) => (isMoved(one) ? { ...one, person: to, isConnected } : one));
}

function blockedAfter(blocked: readonly Person[], { from, to }: Happened<'personMoved'>): readonly Person[] {
  const isMoved = ({ id }: Person): boolean => id === from || id === to.id;
  const rest = blocked.filter((person) => !isMoved(person));
  return rest.length === blocked.length ? blocked : [...rest, to];
}

function withPersonMoved(room: RoomState, event: Happened<'personMoved'>): RoomState {
  const { from, to } = event;
  const ids = (list: readonly string[]) => [...new Set(list.map((id) => (id === from ? to.id : id)))];
  const members = merged(room.members, event);
  const isHost = room.host.id === from || room.host.id === to.id;
  const isThere = members.some(({ person, isConnected }) => person.id === to.id && isConnected);
  return {
    ...room,
    host: isHost ? to : room.host,
    members,
    requests: merged(room.requests, event).filter(({ person }) => !members.some((one) => one.person.id === person.id)),
    turnedAway: ids(room.turnedAway),
    // Whoever has been let in as somebody else stays in.
    blocked: blockedAfter(room.blocked, event).filter(({ id }) => !members.some(({ person }) => person.id === id)),
    hostDueAt: isHost && isThere ? null : room.hostDueAt,
  };
}

/** Time that was spent paused does not count. */
function shifted({ hostDueAt, emptySince, pausedAt }: RoomState, at: number): Partial<RoomState> {
  const stood = pausedAt === null ? 0 : at - pausedAt;
  return {
    hostDueAt: hostDueAt === null ? null : hostDueAt + stood,
    emptySince: emptySince === null ? null : emptySince + stood,
  };
}

/** A room after one event. */
export function evolveRoom(room: RoomState, event: RoomEvent): RoomState {
  switch (event.type) {
    case 'joined':
      return withMember(room, event);
    case 'requested': {
      const request = { person: event.person, isConnected: true };
      return {
        ...room,
        requests: [...room.requests, request],
        turnedAway: without(room.turnedAway, event.person.id),
      };
    }
    case 'turnedAway': {
      const requests = others(room.requests, event.person);
      return { ...room, requests, turnedAway: [...room.turnedAway, event.person] };
    }
    case 'left':
      return withoutPerson(room, event.person);
    case 'removed':
      return withBlocked(room, event.person);
    case 'unblocked':
      return { ...room, blocked: room.blocked.filter(({ id }) => id !== event.person) };
    case 'readyChanged': {
      const { person: id, isReady } = event;
      return { ...room, members: room.members.map((one) => (one.person.id === id ? { ...one, isReady } : one)) };
    }
    case 'hostChanged':
      return { ...room, host: event.host, hostDueAt: dueAt(room, event.host.id, event.at) };
    case 'presenceChanged':
      return withPresence(room, event);
    case 'emptied':
      return { ...room, emptySince: event.since };
    case 'personMoved':
      return withPersonMoved(room, event);
    case 'paused':
      return { ...room, ...shifted(room, event.at), pausedAt: event.at };
    case 'resumed':
      return { ...room, ...shifted(room, event.at), pausedAt: null };
    case 'closed':
      return { ...room, closing: event.how, hostDueAt: null, pausedAt: null, requests: [] };
  }
}
