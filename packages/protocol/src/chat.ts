import type { Person } from '@upcard/tables';
import { z } from 'zod';
import { commandId } from './command.ts';
import { PROTOCOL_VERSION } from './version.ts';

/** What somebody says to a room (message type `say`); the answer is an `answer`, its `seq` the line's place. A repeated id is said once. */
export const sayMessage = z.strictObject({
  v: z.literal(PROTOCOL_VERSION),
  id: commandId,
  text: z.string(),
});
export type SayMessage = z.infer<typeof sayMessage>;

/**
 * One line of a room's chat: plain text as somebody wrote it, without line breaks, never markup. `at` in the server's
 * milliseconds. A line that an administrator has hidden has lost its text.
 */
export interface ChatLine {
  readonly id: string;
  readonly at: number;
  readonly person: Person;
  readonly text: string;
  readonly isHidden: boolean;
}

/**
 * Message type `chat`. On joining `lines` are the newest hundred, oldest first; later each message brings new lines, or known
 * ones (by id) that read differently now. `silenced` are the ids of all whom the host has silenced.
 */
export interface ChatMessage {
  readonly lines: readonly ChatLine[];
  readonly silenced: readonly string[];
}

/** Body of the answer when a host silences somebody or lets them talk again: everybody silenced now, by id. */
export interface SilencedPeople {
  readonly silenced: readonly string[];
}
