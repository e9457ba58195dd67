import type { TableCommand } from '../../net/table-link.ts';
import type { TableControls } from '../table-controls.ts';

/** Whether a command of this type for this seat is on its way. */
export function isSentForSeat({ pending }: TableControls, type: TableCommand['type'], seat: number): boolean {
  return pending.some((command) => command.type === type && 'seat' in command && command.seat === seat);
}
