import type { Preferences } from '../settings/preferences.ts';

/** Where a person's turn finds them. */
export interface TurnMoment {
  readonly isYourTurn: boolean;
  /** Nobody sees the tab. */
  readonly isHidden: boolean;
}

/** The title of the page: the table's name, or that it is the person's turn while they look elsewhere. */
export function turnTitle({ isYourTurn, isHidden }: TurnMoment, tableName: string): string {
  return isYourTurn && isHidden ? `● Your turn · ${tableName}` : `${tableName} · Upcard`;
}

/** Whether the browser itself should tell of a turn: only if the person asked for that, allows it and looks elsewhere. */
export function wantsNotice(
  { isYourTurn, isHidden }: TurnMoment,
  { notifiesTurn }: Pick<Preferences, 'notifiesTurn'>,
  permission: NotificationPermission | 'unknown',
): boolean {
  return isYourTurn && isHidden && notifiesTurn && permission === 'granted';
}
