/**
 * What people say to a room, whatever is played in it. `person` is an id. `leaveRoom` also takes a request back. Removing somebody
 * blocks them: they stay out until a host unblocks them, and then come in like anybody. `closeRoom` is the host's Exit from a
 * waiting room.
 */
export type RoomCommand =
  | { readonly type: 'join' }
  | { readonly type: 'ready'; readonly isReady: boolean }
  | { readonly type: 'admit'; readonly person: string }
  | { readonly type: 'turnAway'; readonly person: string }
  | { readonly type: 'remove'; readonly person: string }
  | { readonly type: 'unblock'; readonly person: string }
  | { readonly type: 'handOver'; readonly person: string }
  | { readonly type: 'closeRoom' }
  | { readonly type: 'leaveRoom' };

const TYPES: Readonly<Record<RoomCommand['type'], true>> = {
  join: true,
  ready: true,
  admit: true,
  turnAway: true,
  remove: true,
  unblock: true,
  handOver: true,
  closeRoom: true,
  leaveRoom: true,
};

/** Whether a command is one for the room and not for the game in it, which has none of these. */
export function isRoomCommand(command: { readonly type: string }): command is RoomCommand {
  return Object.hasOwn(TYPES, command.type);
}
