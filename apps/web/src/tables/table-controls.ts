import type { SendCommand, TableCommand } from '../net/table-link.ts';

/** How a screen speaks to its table. */
export interface TableControls {
  readonly send: SendCommand;
  /** Commands that have no answer yet. */
  readonly pending: readonly TableCommand[];
  /** False while the connection is lost: nothing can be sent then. */
  readonly isLive: boolean;
  /** The server's time in milliseconds; the same function between renders. */
  readonly now: () => number;
}

/** Whether a command of one of these types is on its way. */
export function isOnItsWay(
  { pending }: Pick<TableControls, 'pending'>,
  ...types: readonly TableCommand['type'][]
): boolean {
  return pending.some(({ type }) => types.includes(type));
}
