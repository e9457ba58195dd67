import type { RoomClosing } from '@upcard/tables';

const HOW: Readonly<Record<RoomClosing, string>> = {
  byHost: 'The host has closed the room',
  byAdministrator: 'An administrator has closed the table',
  deserted: 'Everybody has left',
};

/** How a table came to be closed, in a few words; of one that was closed by nobody, only that it is. */
export function closingText(closing: RoomClosing | null): string {
  return closing === null ? 'The table is closed' : HOW[closing];
}
