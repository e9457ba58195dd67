import { Client, type Room } from '@colyseus/sdk';
import { type AnswerMessage, PROTOCOL_VERSION, type ViewMessageOf } from '@upcard/protocol';
import { meSchema, openedTableSchema, tableIdSchema } from '@upcard/server/http/schemas';
import type { Person } from '@upcard/tables';
import { nextPress } from './scripted-player.ts';

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
  return { person, cookie: response.headers.getSetCookie().map(pairOf).join('; ') };
}

function pairOf(cookie: string): string {
  return cookie.split(';')[0] ?? '';
}

/** Opens a new House table and returns its id. */
export async function openTable(origin: string, { cookie }: Guest): Promise<string> {
  const response = await fetch(`${origin}/api/tables`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'house', settings: {} }),
  });
  if (response.status !== 201) throw new Error(`a table was answered with ${response.status}`);
  return tableIdSchema.parse(await response.json()).id;
}

/** Milliseconds that people take before each press, or that they say nothing at all. */
export type Pace = { readonly kind: 'pause' } | { readonly kind: 'play'; readonly thinking: () => number };

/** What somebody at a table does and sees, for whoever measures it. Times are those of `performance.now`. */
export interface PersonPorts {
  readonly pace: () => Pace;
  readonly pressed: (answer: AnswerMessage, at: number, answeredAt: number) => void;
  readonly saw: (seq: number, at: number) => void;
  readonly finished: () => void;
}

/** One connection of a scripted player or, without a seat to want, of a spectator. */
export class SocketPerson {
  readonly guest: Guest;
  readonly #seat: number | null;
  readonly #ports: PersonPorts;
  #room: Room | null = null;
  #frame: ViewMessageOf<'house'> | null = null;
  #pending: { readonly id: string; readonly at: number } | null = null;
  #thinking: NodeJS.Timeout | null = null;
  #presses = 0;

  constructor(guest: Guest, seat: number | null, ports: PersonPorts) {
    this.guest = guest;
    this.#seat = seat;
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
    room.onMessage<ViewMessageOf<'house'>>('view', (frame) => this.#show(frame));
    room.onMessage<AnswerMessage>('answer', (answer) => this.#hear(answer));
    for (const type of ['hello', 'people', 'closing']) room.onMessage(type, () => undefined);
    this.#room = room;
  }

  async leave(): Promise<void> {
    if (this.#thinking !== null) clearTimeout(this.#thinking);
    this.#thinking = null;
    const room = this.#room;
    this.#room = null;
    this.#frame = null;
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
    if (this.#seat === null || this.#frame === null || this.#pending !== null) return null;
    const { view, overlay } = this.#frame;
    return nextPress({ seat: this.#seat, view, overlay });
  }

  #speak(): void {
    const command = this.#press();
    if (command === null || this.#room === null || this.#ports.pace().kind === 'pause') return;
    this.#presses += 1;
    const id = `press-${this.#presses.toString().padStart(6, '0')}`;
    this.#pending = { id, at: performance.now() };
    this.#room.send('command', { v: PROTOCOL_VERSION, id, command });
  }

  #show(frame: ViewMessageOf<'house'>): void {
    this.#ports.saw(frame.seq, performance.now());
    this.#frame = frame;
    if (frame.view.phase === 'finished') this.#ports.finished();
    else this.wake();
  }

  #hear(answer: AnswerMessage): void {
    const pending = this.#pending;
    if (pending === null || answer.id !== pending.id) return;
    this.#pending = null;
    this.#ports.pressed(answer, pending.at, performance.now());
    this.wake();
  }
}
