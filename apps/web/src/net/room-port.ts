import type {
  AnswerMessage,
  ChatMessage,
  ClosingMessage,
  CommandMessage,
  HelloMessage,
  PeopleMessage,
  SayMessage,
  ViewMessage,
} from '@upcard/protocol';
import type { Outcome } from './http.ts';
import type { TableCommand } from './table-link.ts';

/** What a joined room calls, in the order in which the server speaks. `dropped` is called once, whoever closed. */
export interface RoomHandlers {
  readonly hello: (message: HelloMessage) => void;
  readonly view: (message: ViewMessage) => void;
  readonly people: (message: PeopleMessage) => void;
  readonly chat: (message: ChatMessage) => void;
  readonly answer: (message: AnswerMessage) => void;
  readonly closing: (message: ClosingMessage) => void;
  readonly dropped: () => void;
}

/** A command in its envelope. The screen of a table has the commands of its kind alone. */
export interface SentCommand extends Pick<CommandMessage, 'v' | 'id'> {
  readonly command: TableCommand;
}

/** One connection to a table. */
export interface RoomPort {
  readonly send: (message: SentCommand) => void;
  /** Says a line to the room. */
  readonly say: (message: SayMessage) => void;
  /** Ends the connection. What the handlers hear after that is to be ignored. */
  readonly leave: () => void;
}

/** Opens a connection to the table of this id. Never rejects. */
export type JoinRoom = (table: string, handlers: RoomHandlers) => Promise<Outcome<RoomPort>>;
