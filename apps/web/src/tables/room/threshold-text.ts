import type { RoomScene, Threshold } from './room-scene.ts';

/** A headline and a quieter line for somebody who is not in the room. */
export function thresholdText(
  threshold: Threshold,
  { room }: Pick<RoomScene, 'room'>,
): { title: string; detail: string } {
  const host = room.host.name;
  switch (threshold) {
    case 'ask':
      return { title: `${host} lets people in`, detail: 'Ask to join, or watch from here' };
    case 'asked':
      return { title: 'Your request is with the host', detail: `${host} has been asked to let you in` };
    case 'ask-again':
      return { title: `${host} has not let you in`, detail: 'You can watch, or ask once more' };
    case 'passcode':
      return { title: 'This room has a passcode', detail: `${host} can tell you the four digits` };
    case 'account':
      return { title: 'This game is for registered people', detail: 'Register to join, or watch from here' };
    case 'blocked':
      return { title: 'The host has taken you out', detail: 'You can still watch this table' };
    case 'full':
      return { title: 'The room is full', detail: 'You can watch from here' };
    case 'watch-only':
      return { title: 'This table is for watching', detail: 'Nobody can join it' };
  }
}
