import type { TableCommand } from '../../net/table-link.ts';

/** How the screen speaks to its table. */
export interface HouseControls {
  readonly send: (command: TableCommand) => void;
  /** Commands that have no answer yet. */
  readonly pending: readonly TableCommand[];
  /** False while the connection is lost: nothing can be sent then. */
  readonly isLive: boolean;
}

/** Whether a command of this type, and for this seat if one is given, is on its way. */
export function isSent(controls: HouseControls, type: TableCommand['type'], seat?: number): boolean {
  return controls.pending.some(
    (command) => command.type === type && (seat === undefined || !('seat' in command) || command.seat === seat),
  );
}
