import type { AnswerMessage, HelloMessage, PeopleMessage, ViewMessage } from '@upcard/protocol';
import { PROTOCOL_VERSION } from '@upcard/protocol/version';
import { reconnectDelay } from './backoff.ts';
import type { Failure } from './http.ts';
import type { JoinRoom, RoomHandlers, RoomPort } from './room-port.ts';
import type { ServerClock } from './server-clock.ts';
import { createStore, type Store } from './store.ts';
import { NO_CHAT, type TableChat, withAnswer, withMessage } from './table-chat.ts';
import type { CommandAnswer, OpenTable, PendingCommand, SendCommand, TableLink } from './table-link.ts';

/** What a connection needs of the world. `after` returns its cancellation; `chance` is from 0 to 1. */
export interface ConnectionPorts {
  readonly join: JoinRoom;
  readonly clock: ServerClock;
  readonly after: (milliseconds: number, then: () => void) => () => void;
  readonly chance: () => number;
  /** A new command id: 8 to 64 letters, digits, `-` or `_`. */
  readonly newId: () => string;
  /** The server does not know who this is, or lets them in no more; the next attempt follows all the same. */
  readonly unknown: () => void;
}

/** A command without an answer for so long, in milliseconds, means that the connection is dead. */
const ANSWER_WITHIN = 6_000;

/** Refusals that no second attempt would change. */
const FINAL: ReadonlySet<string> = new Set(['not-found', 'forbidden', 'room-full', 'wrong-passcode']);

/** Whether nothing will be said at this table any more: the session is finished, or the room was closed before it began. */
function isOver({ frame }: OpenTable): boolean {
  return frame.view.phase === 'finished' || frame.room.stage === 'over';
}

/**
 * Follows a table for ever: joins, and after every loss joins again with growing delays. Commands without an answer are
 * sent again with the same id, which the server answers once, so that none is lost and none counts twice.
 */
export class TableConnection {
  readonly #tableId: string;
  readonly #ports: ConnectionPorts;
  readonly #link: Store<TableLink> = createStore<TableLink>({ kind: 'connecting', attempts: 0 });
  readonly #deadlines = new Map<string, () => void>();
  /** Who waits for the answer to a command, by its id. */
  readonly #askers = new Map<string, (answer: CommandAnswer) => void>();
  #room: RoomPort | null = null;
  #hello: HelloMessage | null = null;
  #people: PeopleMessage = { watching: [], count: 0 };
  #chat: TableChat = NO_CHAT;
  #attempts = 0;
  /** Grows with every connection, so that a late word of an old one is known as such. */
  #generation = 0;
  #cancelWait: (() => void) | null = null;
  #isClosing = false;

  constructor(tableId: string, ports: ConnectionPorts) {
    this.#tableId = tableId;
    this.#ports = ports;
    void this.#open();
  }

  /** The state of the connection and the table behind it. */
  get link(): Pick<Store<TableLink>, 'get' | 'subscribe'> {
    return this.#link;
  }

  /** Sends a command, while live. What comes of it is in the views to come, a refusal in a notice, and its sender can hear the answer. */
  send: SendCommand = (command, whenAnswered) => {
    const link = this.#link.get();
    if (link.kind !== 'live') return;
    const sent = { id: this.#ports.newId(), command };
    if (whenAnswered !== undefined) this.#askers.set(sent.id, whenAnswered);
    this.#update({ pending: [...link.table.pending, sent], notice: null });
    this.#deliver(sent);
  };

  /** Says a line to the room, while live and while no other line is on its way. Its answer is in `chat.saying`. */
  say(text: string): void {
    const link = this.#link.get();
    if (link.kind !== 'live' || this.#chat.saying.kind === 'sent') return;
    const id = this.#ports.newId();
    this.#talk({ ...this.#chat, saying: { kind: 'sent', id, text } });
    this.#utter();
  }

  /** The person has read the notice. */
  dismissNotice(): void {
    this.#update({ notice: null });
  }

  /** Tries again at once instead of waiting: the browser is online or in sight again. */
  retry(): void {
    if (this.#cancelWait !== null) void this.#open();
  }

  /** The browser knows that the network is gone. */
  lost(): void {
    if (this.#room !== null) this.#drop();
  }

  /** Leaves for good. */
  close(): void {
    this.#disconnect();
  }

  #open = async (): Promise<void> => {
    this.#cancelWait?.();
    this.#cancelWait = null;
    this.#generation += 1;
    const own = this.#generation;
    this.#ports.clock.restart();
    const joined = await this.#ports.join(this.#tableId, this.#handlers(own));
    if (own !== this.#generation) {
      if (joined.ok) joined.value.leave();
      return;
    }
    if (joined.ok) {
      this.#room = joined.value;
      this.#deliverAll();
    } else this.#failed(joined.failure);
  };

  #handlers(own: number): RoomHandlers {
    const whenCurrent =
      <Message>(act: (message: Message) => void) =>
      (message: Message): void => {
        if (own === this.#generation) act(message);
      };
    return {
      hello: whenCurrent((message) => {
        if (message.v !== PROTOCOL_VERSION) {
          this.#end({ kind: 'outdated' });
          return;
        }
        this.#hello = message;
        // Somebody may be somebody else from now on: a guest who has registered.
        this.#update({ you: message.you });
      }),
      view: whenCurrent((frame) => this.#show(frame)),
      people: whenCurrent((people) => {
        this.#people = people;
        this.#update({ people });
      }),
      chat: whenCurrent((message) => this.#talk(withMessage(this.#chat, message))),
      answer: whenCurrent((answer) => this.#settle(answer)),
      closing: whenCurrent(({ reason }) => {
        this.#isClosing = reason === 'table-closed';
      }),
      dropped: () =>
        whenCurrent(() => {
          // There is no way left to say goodbye on.
          this.#room = null;
          this.#drop();
        })(null),
    };
  }

  #show(frame: ViewMessage): void {
    if (this.#hello === null) return;
    this.#ports.clock.heard(frame.now);
    const link = this.#link.get();
    if (link.kind === 'live') {
      this.#update({ frame });
      return;
    }
    this.#attempts = 0;
    const kept = link.kind === 'reconnecting' ? link.table : { pending: [], notice: null, visit: 0 };
    const { table: info, you } = this.#hello;
    const heard = { info, you, frame, people: this.#people, chat: this.#chat };
    this.#link.set({ kind: 'live', table: { ...kept, ...heard, visit: kept.visit + 1 } });
    this.#deliverAll();
  }

  #settle(answer: AnswerMessage): void {
    const link = this.#link.get();
    if (answer.id === null || link.kind !== 'live') return;
    const { id } = answer;
    this.#deadlines.get(id)?.();
    this.#deadlines.delete(id);
    const talk = withAnswer(this.#chat, answer, this.#ports.clock.now());
    if (talk !== this.#chat) {
      this.#talk(talk);
      return;
    }
    const pending = link.table.pending.filter((command) => command.id !== id);
    if (answer.ok) this.#update({ pending });
    else if (answer.code === 'protocol-outdated') this.#end({ kind: 'outdated' });
    else this.#update({ pending, notice: { id, text: answer.text } });
    const tell = this.#askers.get(id);
    this.#askers.delete(id);
    tell?.(answer.ok ? { kind: 'accepted' } : { kind: 'refused', code: answer.code });
  }

  #deliverAll(): void {
    const link = this.#link.get();
    if (this.#room === null || link.kind !== 'live') return;
    link.table.pending.forEach(this.#deliver);
    this.#utter();
  }

  #deliver = ({ id, command }: PendingCommand): void => {
    this.#await(id);
    this.#room?.send({ v: PROTOCOL_VERSION, id, command });
  };

  /** The line on its way, if there is one. A line that was heard already is not said twice: its id tells. */
  #utter(): void {
    const { saying } = this.#chat;
    if (saying.kind !== 'sent') return;
    this.#await(saying.id);
    this.#room?.say({ v: PROTOCOL_VERSION, id: saying.id, text: saying.text });
  }

  #await(id: string): void {
    this.#deadlines.get(id)?.();
    this.#deadlines.set(
      id,
      this.#ports.after(ANSWER_WITHIN, () => this.#drop()),
    );
  }

  #talk(chat: TableChat): void {
    this.#chat = chat;
    this.#update({ chat });
  }

  #failed({ code, text }: Failure): void {
    const link = this.#link.get();
    const isEnded = link.kind === 'reconnecting' && isOver(link.table);
    if (code === 'unauthenticated' || code === 'suspended') this.#ports.unknown();
    if (code === 'protocol-outdated') this.#end({ kind: 'outdated' });
    else if (FINAL.has(code) && !isEnded) this.#end({ kind: 'gone', text });
    else this.#drop();
  }

  /** The connection is lost, or was never made: what was known stays, and the next attempt is due. */
  #drop(): void {
    const link = this.#link.get();
    this.#disconnect();
    if ('table' in link && isOver(link.table)) {
      const chat = { ...link.table.chat, isOver: true };
      this.#link.set({ kind: 'over', table: { ...link.table, chat } });
      return;
    }
    if (this.#isClosing) {
      this.#link.set({ kind: 'gone', text: 'This table is closed.' });
      return;
    }
    this.#attempts += 1;
    this.#link.set(
      'table' in link ? { kind: 'reconnecting', table: link.table } : { kind: 'connecting', attempts: this.#attempts },
    );
    const wait = reconnectDelay(this.#attempts, this.#ports.chance());
    this.#cancelWait = this.#ports.after(wait, () => void this.#open());
  }

  #end(final: TableLink): void {
    this.#disconnect();
    this.#link.set(final);
  }

  #disconnect(): void {
    this.#generation += 1;
    this.#cancelWait?.();
    this.#cancelWait = null;
    for (const cancel of this.#deadlines.values()) cancel();
    this.#deadlines.clear();
    this.#room?.leave();
    this.#room = null;
  }

  #update(change: Partial<OpenTable>): void {
    const link = this.#link.get();
    if (link.kind === 'live' || link.kind === 'reconnecting') {
      this.#link.set({ ...link, table: { ...link.table, ...change } });
    }
  }
}
