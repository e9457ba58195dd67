import { type AuthContext, type Client, Room, ServerError } from '@colyseus/core';
import type { Clock } from '@upcard/host';
import { type AnswerMessage, REFUSAL_TEXT } from '@upcard/protocol';
import type { Person } from '@upcard/tables';
import type { CommandDesk } from '../hall/command-desk.ts';
import type { Hall, OpenTable } from '../hall/hall.ts';
import type { Member } from '../hall/member.ts';
import type { Allowance } from '../limits/token-bucket.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { encodeMessage } from './encode-message.ts';
import { guardFrames } from './frame-guard.ts';

/** The name under which the rooms of tables are registered. */
export const TABLE_ROOM = 'table';

/** Close codes of Upcard's own, beside those of Colyseus. */
export const CLOSE_FLOODED = 4_008;
export const CLOSE_AGAIN = 4_010;

/** Connections that one person may have to one table. */
const MOST_CONNECTIONS = 12;

/** Bytes that may wait for a client. */
const MOST_WAITING = 1_048_576;

/** Colyseus would send its own state so often, in milliseconds; there is none. */
const NEVER = 1_000_000_000;

/** What rooms work with. `personOf` gives who was recognised when the socket was opened. */
export interface RoomParts {
  readonly hall: () => Hall;
  readonly desk: CommandDesk;
  readonly personOf: (context: AuthContext) => Person | null;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly frames: Allowance;
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

/** The room class of tables: a table's id is the room's id. State, rules and time are none of its business. */
export function tableRoom(parts: RoomParts): new () => Room {
  return class TableRoom extends Room {
    override autoDispose = false;
    override patchRate = NEVER;
    readonly #members = new Map<string, Member>();

    override onCreate(): void {
      this.onMessage('command', (client: Client, payload: unknown) => void this.#command(client, payload));
    }

    /** Runs once for every socket. */
    override onAuth(_client: Client, _options: unknown, context: AuthContext): Person {
      const person = parts.personOf(context);
      if (person === null) throw new ServerError(403, REFUSAL_TEXT.unauthenticated);
      if (this.#table().audience.connectionsOf(person.id) >= MOST_CONNECTIONS)
        throw new ServerError(403, REFUSAL_TEXT['room-full']);
      return person;
    }

    override onJoin(client: Client<{ auth: Person }>): void {
      const { auth: person } = client;
      if (person === undefined) throw new ServerError(403, REFUSAL_TEXT.unauthenticated);
      guardFrames(client.ref, parts.frames, {
        now: parts.clock.now,
        refused: () => client.enqueueRaw(encodeMessage('answer', BAD_MESSAGE)),
        flooded: () => client.leave(CLOSE_FLOODED),
      });
      const member = {
        person,
        send: (bytes: Uint8Array) => {
          if (isStuck(client)) client.leave(CLOSE_AGAIN);
          else client.enqueueRaw(bytes);
        },
        drop: () => client.leave(CLOSE_AGAIN),
      };
      this.#members.set(client.sessionId, member);
      this.#table().audience.join(member);
      parts.metrics.connected(1);
    }

    override onLeave(client: Client): void {
      const member = this.#members.get(client.sessionId);
      if (member === undefined) return;
      this.#members.delete(client.sessionId);
      parts.hall().find(this.roomId)?.audience.leave(member);
      parts.metrics.connected(-1);
    }

    #table(): OpenTable {
      const table = parts.hall().find(this.roomId);
      if (table === null) throw new ServerError(404, REFUSAL_TEXT['not-found']);
      return table;
    }

    async #command(client: Client, payload: unknown): Promise<void> {
      const member = this.#members.get(client.sessionId);
      const table = parts.hall().find(this.roomId);
      const answer = member === undefined || table === null ? null : await parts.desk(table.host, member, payload);
      if (answer === null) client.leave(CLOSE_AGAIN);
      else client.enqueueRaw(encodeMessage('answer', answer));
    }
  };
}
