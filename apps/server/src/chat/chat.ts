import { randomBytes } from 'node:crypto';
import type { Clock } from '@upcard/host';
import {
  type AnswerMessage,
  CHAT_LENGTH,
  PROTOCOL_VERSION,
  REFUSAL_REASON,
  REFUSAL_TEXT,
  type RefusalCode,
  type SayMessage,
  sayMessage,
} from '@upcard/protocol';
import type { Person } from '@upcard/tables';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Visitor } from '../auth/visitor.ts';
import type { Encode, Member } from '../hall/member.ts';
import { PersonGone } from '../hall/person-gone.ts';
import type { Limiter } from '../limits/token-bucket.ts';
import type { Alongside } from '../store/alongside.ts';
import { StoreFailure } from '../store/store-failure.ts';
import { type ChatRoom, openChatRoom } from './chat-room.ts';
import type { ChatStore, KeptLine } from './chat-store.ts';
import { readPlainText } from './plain-text.ts';

/** What chats work with. */
export interface ChatParts {
  readonly store: ChatStore;
  readonly clock: Clock;
  readonly encode: Encode;
  readonly linesOfPerson: Limiter;
  /** Whether somebody may talk anywhere at all. */
  readonly mayTalk: (visitor: Visitor) => boolean;
  /** Whether somebody (by id) is somebody else by now, or about to be: nothing is kept of them any more. */
  readonly isGone: (person: string) => boolean;
  readonly log: Logger;
}

/** The chats of all tables. */
export interface Chat {
  /** Sends the newest lines to a new connection, later; the table's own messages never wait for them. */
  readonly join: (table: string, member: Member) => void;
  readonly leave: (table: string, member: Member) => void;
  /** Takes what a member sent as a line; null: there can be no answer and the connection must end. */
  readonly say: (table: string, visitor: Visitor, payload: unknown) => Promise<AnswerMessage | null>;
  /** Silences somebody at a table or lets them talk again. Returns the ids of all who are silenced there now; null: they are gone. */
  readonly silence: (table: string, person: string, isSilenced: boolean) => Promise<readonly string[] | null>;
  /** Any line with its text, hidden or not. */
  readonly find: (line: string) => Promise<KeptLine | null>;
  /**
   * Takes a line out of everybody's sight, and stores what comes along with that; the text is kept. False when it is hidden
   * already; nothing is stored then.
   */
  readonly hide: (line: Pick<KeptLine, 'id' | 'table'>, alongside: Alongside) => Promise<boolean>;
  /** What was somebody's is `to`'s from now on: a new id, or a new name under the same. */
  readonly movePerson: (from: string, to: Person) => Promise<void>;
}

interface Said {
  readonly room: ChatRoom;
  readonly table: string;
  readonly visitor: Visitor;
  readonly payload: unknown;
}

/** What can be read of a message that is wrong otherwise. */
const envelope = z.object({ id: sayMessage.shape.id.nullable().catch(null), v: z.number().nullable().catch(null) });

function refused(id: string | null, code: RefusalCode, text = REFUSAL_TEXT[code]): AnswerMessage {
  return { id, ok: false, code, text, retryAfter: null };
}

const WHY_NO_LINE = { nothingSaid: 'nothingSaid', tooLong: 'lineTooLong' } as const;

function tooFast(id: string, retryAfter: number): AnswerMessage {
  return { id, ok: false, code: 'rate-limited', text: REFUSAL_REASON.talkedTooFast, retryAfter };
}

/** Opens the chats of all tables. */
export function openChat(parts: ChatParts): Chat {
  const { store, clock, encode, log } = parts;
  /** Rooms in which somebody is. */
  const rooms = new Map<string, ChatRoom>();
  const open = (table: string): ChatRoom => {
    const failed = (error: unknown): void => log.error({ err: error, table }, 'a chat could not be read');
    const room = openChatRoom(table, { store, encode, failed });
    rooms.set(table, room);
    return room;
  };
  return {
    join: (table, member) => (rooms.get(table) ?? open(table)).join(member),
    leave: (table, member) => {
      const room = rooms.get(table);
      room?.leave(member);
      if (room?.isEmpty()) rooms.delete(table);
    },
    say: async (table, visitor, payload) => {
      const room = rooms.get(table);
      if (room === undefined) return null;
      try {
        return await answerTo(parts, { room, table, visitor, payload });
      } catch (error) {
        // Nothing is acknowledged that may not be kept; the client asks again with the same id when it is back.
        if (error instanceof StoreFailure || error instanceof PersonGone) return null;
        throw error;
      }
    },
    silence: async (table, person, isSilenced) => {
      if (parts.isGone(person)) return null;
      await (isSilenced ? store.silence(table, person) : store.letTalk(table, person));
      const silenced = await store.silenced(table);
      await rooms.get(table)?.silence(silenced);
      return silenced;
    },
    find: store.find,
    hide: async ({ id, table }, alongside) => {
      const isHidden = await store.hide(id, clock.now(), alongside);
      if (isHidden) await rooms.get(table)?.hide(id);
      return isHidden;
    },
    movePerson: async (from, to) => {
      for (const table of await store.movePerson(from, to)) await rooms.get(table)?.movePerson(from, to);
    },
  };
}

async function answerTo(parts: ChatParts, said: Said): Promise<AnswerMessage> {
  const { person } = said.visitor;
  const { id, v } = envelope.catch({ id: null, v: null }).parse(said.payload);
  if (v !== null && v !== PROTOCOL_VERSION) return refused(id, 'protocol-outdated');
  const read = sayMessage.safeParse(said.payload);
  if (!read.success) return refused(id, 'bad-message');
  if (!parts.mayTalk(said.visitor)) return refused(id, 'forbidden', REFUSAL_REASON.guestsOnlyRead);
  const commandId = `${person.id}:${read.data.id}`;
  const { lines } = await said.room.contents();
  const repeated = lines.find((line) => line.commandId === commandId);
  if (repeated !== undefined) return { id: read.data.id, ok: true, seq: repeated.position };
  const answer = await answerToNew(parts, said, { id: read.data.id, text: read.data.text, commandId });
  if (answer.ok) return answer;
  // What was said long ago stays said, whatever stands against saying it now.
  const seq = await parts.store.findCommand(said.table, commandId);
  return seq === null ? answer : { id: read.data.id, ok: true, seq };
}

/** The answer to what has not been said before, unless so long ago that nobody remembers. */
async function answerToNew(
  parts: ChatParts,
  said: Said,
  { id, text, commandId }: Pick<SayMessage, 'id' | 'text'> & Pick<KeptLine, 'commandId'>,
): Promise<AnswerMessage> {
  const { person } = said.visitor;
  const { silenced } = await said.room.contents();
  if (silenced.includes(person.id)) return refused(id, 'forbidden', REFUSAL_REASON.silenced);
  const checked = readPlainText(text, CHAT_LENGTH);
  if (!checked.ok) return refused(id, 'bad-message', REFUSAL_REASON[WHY_NO_LINE[checked.why]]);
  const taken = parts.linesOfPerson.take(person.id);
  if (!taken.ok) return tooFast(id, taken.retryAfter);
  return { id, ok: true, seq: await keep(parts, said, { commandId, text: checked.text }) };
}

/** Keeps a line and shows it. Returns its position: that of the first one if the same was said before. */
async function keep(
  { store, clock, isGone }: ChatParts,
  { room, table, visitor: { person } }: Said,
  { commandId, text }: Pick<KeptLine, 'commandId' | 'text'>,
): Promise<number> {
  const contents = await room.contents();
  if (isGone(person.id)) throw new PersonGone();
  const id = randomBytes(12).toString('base64url');
  const line = { id, at: clock.now(), person, text, isHidden: false, table, commandId, position: contents.next++ };
  try {
    await store.add(line);
  } catch (error) {
    const first =
      error instanceof StoreFailure && error.fault === 'statement' ? await store.findCommand(table, commandId) : null;
    if (first === null) throw error;
    return first;
  }
  await room.show(line);
  return line.position;
}
