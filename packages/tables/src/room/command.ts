/**
 * What people say to a room, whatever is played in it. `person` is an id. `leaveRoom` also takes a request back. Removing somebody
 * keeps them out for good. `closeRoom` is the host's Exit from a waiting room.
 */
export type RoomCommand =
  | { readonly type: 'join' }
  | { readonly type: 'ready'; readonly isReady: boolean }
  | { readonly type: 'admit'; readonly person: string }
  | { readonly type: 'turnAway'; readonly person: string }
  | { readonly type: 'remove'; readonly person: string }
  | { readonly type: 'handOver'; readonly person: string }
  | { readonly type: 'closeRoom' }
  | { readonly type: 'leaveRoom' };
