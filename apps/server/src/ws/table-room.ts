import { EventEmitter } from 'node:events';
import { type AuthContext, type Client, ClientState, Room, ServerError } from '@colyseus/core';
import type { Clock } from '@upcard/host';
import { type AnswerMessage, REFUSAL_TEXT } from '@upcard/protocol';
import type { Visitor } from '../auth/visitor.ts';
import type { Chat } from '../chat/chat.ts';
import type { CommandDesk } from '../hall/command-desk.ts';
import type { Hall, OpenTable } from '../hall/hall.ts';
import type { Member } from '../hall/member.ts';
import type { Allowance } from '../limits/token-bucket.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { encodeMessage } from './encode-message.ts';
import { guardFrames } from './frame-guard.ts';

/** The name under which the rooms of tables are registered. */
export const TABLE_ROOM = 'table';

/** Close code for whoever goes on sending too much. Upcard's own, beside those of Colyseus. */
export const CLOSE_FLOODED = 4_008;
/** Close code when no answer could be given: come back and ask again. */
export const CLOSE_AGAIN = 4_010;

/** Connections that one person may have to one table. */
const MOST_CONNECTIONS = 12;

/** Bytes that may wait for a client. */
const MOST_WAITING = 1_048_576;

/** Messages that may wait for a client to say that it has joined. */
const MOST_UNTAKEN = 100;

/** Colyseus would send its own state so often, in milliseconds; there is none. */
const NEVER = 1_000_000_000;

/** What rooms work with. `visitorOf` gives who was recognised when the socket was opened, `visitorNow` who that is by now. */
export interface RoomParts {
  readonly hall: () => Hall;
  readonly desk: CommandDesk;
  readonly chat: Chat;
  readonly visitorOf: (context: AuthContext) => Visitor | null;
  readonly visitorNow: (context: AuthContext) => Promise<Visitor | null>;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly frames: Allowance;
}

/** A connection, and who was recognised at its other end. */
interface RoomMember {
  readonly member: Member;
  readonly visitor: Visitor;
}

/** Who opens a socket, and with what. */
interface Arrival {
  readonly visitor: Visitor;
  readonly context: AuthContext;
}

const BAD_MESSAGE: AnswerMessage = {
  id: null,
  ok: false,
  code: 'bad-message',
  text: REFUSAL_TEXT['bad-message'],
  retryAfter: null,
};

/** Whether a client has stopped reading what it is sent; what waits for it would fill the memory. */
function isStuck({ ref }: Client): boolean {
  return 'bufferedAmount' in ref && typeof ref.bufferedAmount === 'number' && ref.bufferedAmount > MOST_WAITING;
}

/** Sends to a client for as long as it takes what it is sent; whoever doesn't is dropped. */
function teller(client: Client, drop: () => void): Member['send'] {
  let untaken = 0;
  return (bytes) => {
    untaken = client.state === ClientState.JOINED ? 0 : untaken + 1;
    if (untaken > MOST_UNTAKEN || isStuck(client)) drop();
    else client.enqueueRaw(bytes);
  };
}

/** The room class of tables: a table's id is the room's id. State, rules and time are none of its business. */
export function tableRoom(parts: RoomParts): new () => Room {
  return class TableRoom extends Room {
    override autoDispose = false;
    override patchRate = NEVER;
    readonly #members = new Map<string, RoomMember>();

    override onCreate(): void {
      this.onMessage('command', (client: Client, payload: unknown) => void this.#command(client, payload));
      this.onMessage('say', (client: Client, payload: unknown) => void this.#say(client, payload));
    }

    /** Runs once for every socket. */
    override onAuth(_client: Client, _options: unknown, context: AuthContext): Arrival {
      const visitor = parts.visitorOf(context);
      if (visitor === null) throw new ServerError(403, REFUSAL_TEXT.unauthenticated);
      return { visitor, context };
    }

    override onJoin(client: Client<{ auth: Arrival }>): void {
      const { auth } = client;
      if (auth === undefined) throw new ServerError(403, REFUSAL_TEXT.unauthenticated);
      const { visitor } = auth;
      const { person, kind } = visitor;
      const { audience } = this.#table();
      if (audience.connectionsOf(person.id) >= MOST_CONNECTIONS) throw new ServerError(403, REFUSAL_TEXT['room-full']);
      // Whoever is shown out may take their time to hang up, and is not heard meanwhile.
      const leave = (code: number): void => {
        shut();
        client.leave(code);
      };
      const drop = () => leave(CLOSE_AGAIN);
      const member = { person, isGuest: kind === 'guest', send: teller(client, drop), drop };
      const shut = guardFrames(client.ref, parts.frames, {
        now: parts.clock.now,
        refused: () => member.send(encodeMessage('answer', BAD_MESSAGE)),
        flooded: () => leave(CLOSE_FLOODED),
      });
      this.#members.set(client.sessionId, { member, visitor });
      parts.metrics.connected(1);
      audience.join(member);
      parts.chat.join(this.roomId, member);
      void this.#lookAgain(member, auth.context);
    }

    override onLeave(client: Client): void {
      const { member } = this.#members.get(client.sessionId) ?? {};
      if (member === undefined) return;
      this.#members.delete(client.sessionId);
      parts.hall().find(this.roomId)?.audience.leave(member);
      parts.chat.leave(this.roomId, member);
      parts.metrics.connected(-1);
    }

    /** Places kept for people who have not come would keep a room that ends for as long as they may still come. */
    override disconnect(closeCode?: number): Promise<unknown> {
      const ended = super.disconnect(closeCode);
      const events: unknown = Reflect.get(this, '_events');
      // Nobody is in the room any more; a room that has been taken down already hears nothing.
      if (events instanceof EventEmitter) events.emit('dispose');
      return ended;
    }

    /** A session that has ended while its socket was being opened could not end it; who is no longer who they were goes now. */
    async #lookAgain({ person, drop }: Member, context: AuthContext): Promise<void> {
      const visitor = await parts.visitorNow(context).catch(() => null);
      if (visitor?.person.id !== person.id) drop();
    }

    #table(): OpenTable {
      const table = parts.hall().find(this.roomId);
      if (table === null) throw new ServerError(404, REFUSAL_TEXT['not-found']);
      return table;
    }

    async #command(client: Client, payload: unknown): Promise<void> {
      const { member } = this.#members.get(client.sessionId) ?? {};
      const table = parts.hall().find(this.roomId);
      if (member === undefined || table === null) client.leave(CLOSE_AGAIN);
      else this.#answer(member, await parts.desk(table, member, payload));
    }

    async #say(client: Client, payload: unknown): Promise<void> {
      const { member, visitor } = this.#members.get(client.sessionId) ?? {};
      if (member === undefined || visitor === undefined) client.leave(CLOSE_AGAIN);
      else this.#answer(member, await parts.chat.say(this.roomId, visitor, payload));
    }

    #answer(member: Member, answer: AnswerMessage | null): void {
      if (answer === null) member.drop();
      else member.send(encodeMessage('answer', answer));
    }
  };
}
