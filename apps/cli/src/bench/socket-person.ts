import { Client, type Room } from '@colyseus/sdk';
import {
  type AnswerMessage,
  type GameCommand,
  type GameKind,
  PROTOCOL_VERSION,
  type ViewMessageOf,
} from '@upcard/protocol';
import { meSchema, openedTableSchema, tableIdSchema } from '@upcard/server/http/schemas';
import type { Person, RoomCommand, Settings } from '@upcard/tables';

/** Someone who has come in: who they are, and the cookie that proves it. */
export interface Guest {
  readonly person: Person;
  readonly cookie: string;
}

/** Comes in as a new guest. */
export async function becomeGuest(origin: string): Promise<Guest> {
  const response = await fetch(`${origin}/api/guest`, { method: 'POST' });
  if (!response.ok) throw new Error(`a guest was answered with ${response.status}`);
  const { person } = meSchema.parse(await response.json());
  if (person === null) throw new Error('a guest is nobody');
  return { person, cookie: cookieHeader(response.headers.getSetCookie()) };
}

/** What a client sends back of these `set-cookie` values. */
export function cookieHeader(cookies: readonly string[]): string {
  return cookies.map((cookie) => cookie.split(';')[0] ?? '').join('; ');
}

/** What is opened: a table of this kind with these settings. */
export interface NewTable {
  readonly kind: GameKind;
  readonly settings: Settings;
}

/** Opens a new table and returns its id. */
export async function openTable(origin: string, { cookie }: Guest, table: NewTable): Promise<string> {
  const response = await fetch(`${origin}/api/tables`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(table),
  });
  if (response.status !== 201) throw new Error(`a table was answered with ${response.status}`);
  return tableIdSchema.parse(await response.json()).id;
}

/** Milliseconds that people take before each press, or that they say nothing at all. */
export type Pace = { readonly kind: 'pause' } | { readonly kind: 'play'; readonly thinking: () => number };

/** An answered press, from when to when, by `performance.now`. */
export interface TimedPress<Kind extends GameKind> {
  readonly command: GameCommand<Kind> | RoomCommand;
  readonly at: number;
  readonly answeredAt: number;
}

/** What somebody at a table does and sees, for whoever measures it. Times are those of `performance.now`. */
export interface PersonPorts<Kind extends GameKind> {
  readonly pace: () => Pace;
  /** What somebody says who sees this; null when nothing. */
  readonly press: (frame: ViewMessageOf<Kind>) => GameCommand<Kind> | RoomCommand | null;
  readonly pressed: (answer: AnswerMessage, press: TimedPress<Kind>) => void;
  readonly saw: (frame: ViewMessageOf<Kind>, at: number) => void;
  readonly finished: () => void;
}

/** One connection of a scripted player or, with nothing to say, of a spectator. */
export class SocketPerson<Kind extends GameKind> {
  readonly guest: Guest;
  readonly #ports: PersonPorts<Kind>;
  #room: Room | null = null;
  /** What is to be said at the newest view. The view itself is not kept: thousands of them would slow down what is measured. */
  #wish: GameCommand<Kind> | RoomCommand | null = null;
  #pending: (Omit<TimedPress<Kind>, 'answeredAt'> & { readonly id: string }) | null = null;
  #thinking: NodeJS.Timeout | null = null;
  #presses = 0;

  constructor(guest: Guest, ports: PersonPorts<Kind>) {
    this.guest = guest;
    this.#ports = ports;
  }

  /** Joins a table, and plays there as the pace says. */
  async join(origin: string, table: string): Promise<void> {
    const { cookie } = this.guest;
    const opened = await fetch(`${origin}/api/tables/${table}/open`, { method: 'POST', headers: { cookie } });
    if (!opened.ok) throw new Error(`opening a table was answered with ${opened.status}`);
    const { room: id } = openedTableSchema.parse(await opened.json());
    const room = await new Client(origin, { headers: { cookie } }).joinById(id);
    room.reconnection.enabled = false;
    room.onMessage<ViewMessageOf<Kind>>('view', (frame) => this.#show(frame));
    room.onMessage<AnswerMessage>('answer', (answer) => this.#hear(answer));
    for (const type of ['hello', 'people', 'closing', 'chat']) room.onMessage(type, () => undefined);
    this.#room = room;
  }

  async leave(): Promise<void> {
    if (this.#thinking !== null) clearTimeout(this.#thinking);
    this.#thinking = null;
    const room = this.#room;
    this.#room = null;
    this.#wish = null;
    this.#pending = null;
    await room?.leave();
  }

  /** Thinks about the newest view, unless it is thought about already. */
  wake(): void {
    const pace = this.#ports.pace();
    if (pace.kind === 'pause' || this.#thinking !== null || this.#press() === null) return;
    this.#thinking = setTimeout(() => {
      this.#thinking = null;
      this.#speak();
    }, pace.thinking());
  }

  #press() {
    return this.#pending === null ? this.#wish : null;
  }

  #speak(): void {
    const command = this.#press();
    if (command === null || this.#room === null || this.#ports.pace().kind === 'pause') return;
    this.#presses += 1;
    const id = `press-${this.#presses.toString().padStart(6, '0')}`;
    this.#wish = null;
    this.#pending = { id, command, at: performance.now() };
    this.#room.send('command', { v: PROTOCOL_VERSION, id, command });
  }

  #show(frame: ViewMessageOf<Kind>): void {
    this.#ports.saw(frame, performance.now());
    this.#wish = this.#ports.press(frame);
    if (frame.view.phase === 'finished') this.#ports.finished();
    else this.wake();
  }

  #hear(answer: AnswerMessage): void {
    const pending = this.#pending;
    if (pending === null || answer.id !== pending.id) return;
    this.#pending = null;
    this.#ports.pressed(answer, { ...pending, answeredAt: performance.now() });
    this.wake();
  }
}
