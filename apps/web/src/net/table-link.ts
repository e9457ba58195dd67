import type {
  AnswerMessage,
  GameCommand,
  GameKind,
  PeopleMessage,
  TableInfo,
  ViewMessage,
  ViewMessageOf,
} from '@upcard/protocol';
import type { Person, RoomCommand } from '@upcard/tables';
import type { TableChat } from './table-chat.ts';

/** Whatever can be sent to a table: to its game or to the room around it. */
export type TableCommand = GameCommand | RoomCommand;

/** What the table said to one command. Why it was refused is also told in words, by a notice. */
export type CommandAnswer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly code: Extract<AnswerMessage, { readonly ok: false }>['code'] };

/**
 * Sends a command, while live. `whenAnswered` is called once with its answer, however often the connection is lost meanwhile; never
 * when the table is gone before that.
 */
export type SendCommand = (command: TableCommand, whenAnswered?: (answer: CommandAnswer) => void) => void;

/** A command that was sent and has no answer yet. */
export interface PendingCommand {
  readonly id: string;
  readonly command: TableCommand;
}

/** A refusal to be shown to the person, once. `id` is the command's. */
interface Notice {
  readonly id: string;
  readonly text: string;
}

/** A table as last heard of. */
export interface OpenTable<Frame extends ViewMessage = ViewMessage> {
  readonly info: TableInfo;
  readonly you: Person;
  readonly frame: Frame;
  readonly people: PeopleMessage;
  readonly chat: TableChat;
  /** Counts the connections: what a new one shows first was there before. */
  readonly visit: number;
  readonly pending: readonly PendingCommand[];
  readonly notice: Notice | null;
}

/** A table of one kind as last heard of. */
export type OpenTableOf<Kind extends GameKind> = OpenTable<ViewMessageOf<Kind> & ViewMessage>;

/** Whether this kind of game is played at a table. */
export function isTableOf<Kind extends GameKind>(kind: Kind, table: OpenTable): table is OpenTableOf<Kind> {
  return table.frame.view.kind === kind;
}

/**
 * The way to a table. `connecting`: never reached so far, `attempts` times in vain; `reconnecting` keeps the table as it was;
 * `over`: finished and no longer connected, the last view stays; `outdated` asks for a reload; `gone` is final, `text` says why.
 */
export type TableLink =
  | { readonly kind: 'connecting'; readonly attempts: number }
  | { readonly kind: 'live'; readonly table: OpenTable }
  | { readonly kind: 'reconnecting'; readonly table: OpenTable }
  | { readonly kind: 'over'; readonly table: OpenTable }
  | { readonly kind: 'outdated' }
  | { readonly kind: 'gone'; readonly text: string };
