import type { Person } from '../table.ts';
import type { RoomCommand } from './command.ts';
import type { Joining } from './joining.ts';
import type { TableRefusal } from './refusal.ts';

/** Where a room is in its life: people gather, the game runs, it is over or closed. */
export type RoomStage = 'waiting' | 'playing' | 'over';

/** How a room was closed: by its host, by an administrator, or because nobody was left while people gathered. */
export type RoomClosing = 'byHost' | 'byAdministrator' | 'deserted';

/** Somebody who belongs to a room. */
export interface RoomMember {
  readonly person: Person;
  readonly isReady: boolean;
  readonly isConnected: boolean;
}

/** What everybody may know of a room. */
export interface RoomView {
  readonly stage: RoomStage;
  readonly joining: Joining;
  readonly host: Person;
  /** In the order in which they came. */
  readonly members: readonly RoomMember[];
  /** How many members there may be; null when there is no limit. */
  readonly memberLimit: number | null;
  /** How it was closed; null while it is not, and when it is over because the game came to its end. */
  readonly closing: RoomClosing | null;
  readonly isPaused: boolean;
  /** Since when, in the server's milliseconds; clocks of the table are to be read as of then. Null while it is not paused. */
  readonly pausedAt: number | null;
}

/** Whether somebody may do something now, and the refusal it would meet if not. */
export type RoomLegality = { readonly isLegal: true } | { readonly isLegal: false; readonly reason: TableRefusal };

/** What one person may know and do in a room, on top of what everybody knows. The same for all who only watch. */
export interface RoomOverlay {
  readonly isMember: boolean;
  readonly isHost: boolean;
  readonly isBlocked: boolean;
  readonly myRequest: 'none' | 'waiting' | 'refused';
  /** Who asks to be let in, in the order of asking. For the host; empty for everybody else. */
  readonly requests: readonly Person[];
  /** Who has been taken out and may not come back. For the host; empty for everybody else. */
  readonly blocked: readonly Person[];
  /**
   * Every room command. `admit` and `turnAway` go for all of `requests`, `remove` for them and all members but the host,
   * `handOver` for all members but the host, `unblock` for all of `blocked`.
   */
  readonly commands: Readonly<Record<RoomCommand['type'], RoomLegality>>;
  /** Whether what this person says to the game itself is heard. Where anybody may join at once, saying it joins. */
  readonly play: RoomLegality;
}
