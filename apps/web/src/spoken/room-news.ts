import type { RoomMember } from '@upcard/tables';
import type { RoomScene } from '../tables/room/room-scene.ts';
import { listed } from './listed.ts';

function without(members: readonly RoomMember[], others: readonly RoomMember[]): readonly string[] {
  const ids = new Set(others.map(({ person }) => person.id));
  return members.filter(({ person }) => !ids.has(person.id)).map(({ person }) => person.name);
}

function says(names: readonly string[], one: string, many: string): string[] {
  if (names.length === 0) return [];
  return [`${listed(names)} ${names.length === 1 ? one : many}.`];
}

const others = ({ room, you }: RoomScene): readonly RoomMember[] =>
  room.members.filter(({ person }) => person.id !== you.id);

function readyNews(before: RoomScene, after: RoomScene): string[] {
  if (after.room.stage !== 'waiting') return [];
  const was = new Map(before.room.members.map(({ person, isReady }) => [person.id, isReady]));
  const changed = others(after).filter(({ person, isReady }) => was.has(person.id) && was.get(person.id) !== isReady);
  const names = (isReady: boolean) =>
    changed.filter((member) => member.isReady === isReady).map(({ person }) => person.name);
  return [
    ...says(names(true), 'is ready', 'are ready'),
    ...says(names(false), 'is not ready any more', 'are not ready any more'),
  ];
}

function hostNews(before: RoomScene, after: RoomScene): string[] {
  const { host } = after.room;
  if (before.room.host.id === host.id || after.room.stage === 'over') return [];
  return [host.id === after.you.id ? 'You run this table now.' : `${host.name} runs this table now.`];
}

function requestNews(before: RoomScene, after: RoomScene): string[] {
  const known = new Set(before.roomOverlay.requests.map(({ id }) => id));
  const asking = after.roomOverlay.requests.filter(({ id }) => !known.has(id)).map(({ name }) => name);
  return says(asking, 'asks to join', 'ask to join');
}

function ownNews({ roomOverlay: before }: RoomScene, { roomOverlay: after, room }: RoomScene): string[] {
  if (!before.isBlocked && after.isBlocked) return ['The host has taken you out of this table. You can still watch.'];
  if (before.isBlocked && !after.isBlocked) return ['The host has unblocked you. You may join this table again.'];
  if (before.myRequest !== 'waiting')
    return after.myRequest === 'waiting' ? [`${room.host.name} has been asked to let you in.`] : [];
  if (after.isMember) return ['You are in.'];
  return after.myRequest === 'refused' ? [`${room.host.name} has not let you in. You can watch, or ask again.`] : [];
}

function pauseNews({ room: before }: RoomScene, { room: after }: RoomScene): string[] {
  if (before.isPaused === after.isPaused) return [];
  return [after.isPaused ? 'The table is paused. Seats and bets are kept.' : 'The table goes on.'];
}

/** What changed in a room from one frame to the next, as sentences for people who listen. */
export function roomNews(before: RoomScene, after: RoomScene): readonly string[] {
  return [
    ...pauseNews(before, after),
    ...ownNews(before, after),
    ...requestNews(before, after),
    ...says(without(others(after), before.room.members), 'is in', 'are in'),
    ...says(without(others(before), after.room.members), 'has left', 'have left'),
    ...hostNews(before, after),
    ...readyNews(before, after),
  ];
}

function memberWords({ person, isReady, isConnected }: RoomMember, { room, you }: RoomScene): string {
  const name = person.id === you.id ? 'you' : person.name;
  const marks = [
    person.id === room.host.id ? 'host' : '',
    room.stage === 'waiting' && isReady ? 'ready' : '',
    isConnected ? '' : 'away',
  ].filter((mark) => mark !== '');
  return marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
}

/** The room in sentences: who belongs to it, who asks to, and who has been taken out. */
export function roomSentences(scene: RoomScene): readonly string[] {
  const { room, roomOverlay } = scene;
  const members = room.members.map((member) => memberWords(member, scene));
  const asking = roomOverlay.requests.map(({ name }) => name);
  const blocked = roomOverlay.blocked.map(({ name }) => name);
  return [
    members.length === 0 ? 'Nobody is in the room.' : `In the room: ${listed(members)}.`,
    ...says(asking, 'asks to join', 'ask to join'),
    ...says(blocked, 'is blocked', 'are blocked'),
  ];
}
