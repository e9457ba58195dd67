import { Client, type Room } from '@colyseus/sdk';
import { type GameCommand, type GameKind, PROTOCOL_VERSION, type ViewMessageOf } from '@upcard/protocol';
import type { RoomCommand } from '@upcard/tables';
import type { TableMessages } from '../hall/member.ts';
import type { TestGuest, TestServer } from './test-server.ts';

/** What a table of this kind says. */
interface MessagesOf<Kind extends GameKind> extends Omit<TableMessages, 'view'> {
  readonly view: ViewMessageOf<Kind>;
}

/** One connection of somebody's to a table. */
export interface TestTab<Kind extends GameKind = 'house'> {
  /** The next message of this type that fits, past ones that nobody has taken included. */
  readonly next: <Type extends keyof TableMessages>(
    type: Type,
    fits?: (message: MessagesOf<Kind>[Type]) => boolean,
  ) => Promise<MessagesOf<Kind>[Type]>;
  /** Says a command and waits for the answer to it. */
  readonly say: (command: GameCommand<Kind> | RoomCommand, id?: string) => Promise<TableMessages['answer']>;
  /** The newest view, once everything has come that the server has sent by now. */
  readonly view: () => Promise<ViewMessageOf<Kind>>;
  readonly send: (type: string, payload: unknown) => void;
  readonly sendRaw: (bytes: Uint8Array) => void;
  /** Everything received so far, as text. */
  readonly heard: () => string;
  /** The code with which the connection ended. */
  readonly closed: Promise<number>;
  /** Ends the connection and resolves when it has ended. */
  readonly leave: () => Promise<void>;
}

interface Waiting {
  readonly type: string;
  readonly fits: (message: never) => boolean;
  readonly resolve: (message: never) => void;
}

/** Messages by type, for those who come early and those who come late. */
class Inbox<Kind extends GameKind> {
  readonly all: { readonly type: string; readonly message: never }[] = [];
  readonly #unread: { readonly type: string; readonly message: never }[] = [];
  readonly #waiting: Waiting[] = [];
  newest: ViewMessageOf<Kind> | null = null;

  take(type: string, message: never): void {
    this.all.push({ type, message });
    if (type === 'view') this.newest = message;
    const reader = this.#waiting.findIndex((waiting) => waiting.type === type && waiting.fits(message));
    if (reader >= 0) this.#waiting.splice(reader, 1)[0]?.resolve(message);
    else this.#unread.push({ type, message });
  }

  next<Type extends keyof TableMessages>(
    type: Type,
    fits: (message: MessagesOf<Kind>[Type]) => boolean,
  ): Promise<MessagesOf<Kind>[Type]> {
    const place = this.#unread.findIndex((unread) => unread.type === type && fits(unread.message));
    const [found] = place >= 0 ? this.#unread.splice(place, 1) : [];
    if (found !== undefined) return Promise.resolve(found.message);
    return new Promise((resolve) => this.#waiting.push({ type, fits, resolve }));
  }
}

let ids = 0;

function tab<Kind extends GameKind>(room: Room): TestTab<Kind> {
  const inbox = new Inbox<Kind>();
  let probes = 0;
  const closed = new Promise<number>((resolve) => room.onLeave((code) => resolve(code)));
  room.reconnection.enabled = false;
  room.onMessage('*', (type, message) => inbox.take(String(type), message as never));
  const next: TestTab<Kind>['next'] = (type, fits = () => true) => inbox.next(type, fits);
  return {
    next,
    say: (command, id = `test-command-${ids++}`) => {
      room.send('command', { v: PROTOCOL_VERSION, id, command });
      return next('answer', (answer) => answer.id === id);
    },
    view: async () => {
      // Nobody understands it, and the answer comes behind everything that was sent before.
      const id = `test-probe-${probes++}`;
      room.send('command', { v: PROTOCOL_VERSION, id, command: null });
      await next('answer', (answer) => answer.id === id);
      if (inbox.newest === null) throw new Error('no view has come');
      return inbox.newest;
    },
    send: (type, payload) => room.send(type, payload),
    sendRaw: (bytes) => room.connection.send(bytes),
    heard: () => JSON.stringify(inbox.all),
    closed,
    leave: async () => {
      await room.leave();
    },
  };
}

/** Opens a tab on a table of this kind. Rejects when the server refuses. */
export async function joinKind<Kind extends GameKind>(
  { url }: TestServer,
  { cookie }: TestGuest,
  table: string,
): Promise<TestTab<Kind>> {
  const client = new Client(url, { headers: { cookie } });
  return tab(await client.joinById(table));
}

/** Opens a tab on a House table. Rejects when the server refuses. */
export function join(server: TestServer, guest: TestGuest, table: string): Promise<TestTab> {
  return joinKind<'house'>(server, guest, table);
}
