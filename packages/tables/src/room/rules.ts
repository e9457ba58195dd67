import type { TableKind } from '../table.ts';
import type { Joining } from './joining.ts';
import type { RoomOverlay } from './view.ts';

/** What a kind of table says about the rooms that it is played in. Everybody may always watch. */
export interface RoomRules {
  /** Whether guests may belong to a room. */
  readonly admitsGuests: boolean;
  /** Whether others may join a room that a guest has opened. */
  readonly guestsMayHost: boolean;
  /** How many may belong to a room; null when there is no limit. */
  readonly memberLimit: number | null;
}

const EVERYBODY: RoomRules = { admitsGuests: true, guestsMayHost: true, memberLimit: null };

/** The rooms of every kind of table. */
export const ROOM_RULES: Readonly<Record<TableKind, RoomRules>> = {
  standard: { admitsGuests: false, guestsMayHost: false, memberLimit: null },
  sandbox: { admitsGuests: false, guestsMayHost: false, memberLimit: 1 },
  house: EVERYBODY,
  european: { ...EVERYBODY, memberLimit: 1 },
  live: EVERYBODY,
};

/** How people join a new room for which `wished` was chosen. */
export function joiningOf(rules: RoomRules, { wished, isGuest }: { wished: Joining; isGuest: boolean }): Joining {
  return isGuest && !rules.guestsMayHost ? 'nobody' : wished;
}

/** What a guest may do in a room that guests can't belong to. Whoever belongs to it already stays. */
export function guestOverlay(overlay: RoomOverlay, { admitsGuests }: Pick<RoomRules, 'admitsGuests'>): RoomOverlay {
  if (admitsGuests || overlay.isMember) return overlay;
  const off = { isLegal: false, reason: 'account-needed' } as const;
  return { ...overlay, commands: { ...overlay.commands, join: off }, play: off };
}
