import type {
  AnswerMessage,
  ChatMessage,
  ClosingMessage,
  HelloMessage,
  PeopleMessage,
  ViewMessage,
} from '@upcard/protocol';
import type { Person } from '@upcard/tables';

/** Everything that a table says on a socket, by message type. */
export interface TableMessages {
  readonly hello: HelloMessage;
  readonly view: ViewMessage;
  readonly people: PeopleMessage;
  readonly answer: AnswerMessage;
  readonly closing: ClosingMessage;
  readonly chat: ChatMessage;
}

/** A message as bytes, so that many can be sent the same. */
export type Encode = <Type extends keyof TableMessages>(type: Type, message: TableMessages[Type]) => Uint8Array;

/** One connection to a table: a tab of somebody's. */
export interface Member {
  readonly person: Person;
  readonly isGuest: boolean;
  readonly send: (bytes: Uint8Array) => void;
  /** Ends the connection without an answer; the client comes back and asks again. */
  readonly drop: () => void;
}
