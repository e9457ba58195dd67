/** Everything that a client may say on a table's socket, by message type: a command to the table, a line to its chat. */
export const CLIENT_MESSAGES = ['command', 'say'] as const;
export type ClientMessage = (typeof CLIENT_MESSAGES)[number];
