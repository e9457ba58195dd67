import type { Room } from '@colyseus/sdk';
import type { RandomIndex } from '@upcard/core';
import {
  type AnswerMessage,
  type ChatMessage,
  type HelloMessage,
  PROTOCOL_VERSION,
  type ViewMessageOf,
} from '@upcard/protocol';
import type { HouseCommand, RoomCommand } from '@upcard/tables';
import { enterTable, type Identity } from './identity.ts';
import type { Device, Persona } from './persona.ts';
import { chooseCommand, type Script } from './script.ts';
import type { ServerKeeper } from './server-keeper.ts';
import { Talk } from './talk.ts';
import type { Occasion, Witness } from './witness.ts';

/** What a tab works with. */
export interface TabParts {
  readonly keeper: ServerKeeper;
  readonly witness: Witness;
  readonly persona: Persona;
  readonly device: Device;
  readonly table: string;
  readonly script: Script;
  readonly chance: RandomIndex;
}

interface SentCommand {
  readonly id: string;
  readonly command: HouseCommand | RoomCommand;
}

/** Milliseconds between two attempts to reach a server that should be there. */
const TRY_AGAIN = 25;

/** Answered commands that a tab can still repeat. */
const REMEMBERED = 40;

/** Milliseconds after which somebody who waits for others looks whether there is something to do. */
const IDLE = 120;

let newestId = 0;

const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * One open page of somebody's at one table. It plays by itself, comes back after every loss and then says what was not
 * answered once more, until the table is over or the page is closed.
 */
export class Tab {
  readonly #parts: TabParts;
  readonly #answered: SentCommand[] = [];
  readonly #talk: Talk;
  #room: Room | null = null;
  /** Who has been recognised at the present connection, or was at the last one. */
  #me: Identity | null = null;
  #isOnErrand = false;
  #frame: ViewMessageOf<'house'> | null = null;
  #pending: SentCommand | null = null;
  #thinking: NodeJS.Timeout | null = null;
  #state: 'playing' | 'quiet' | 'over' | 'closed' = 'playing';
  readonly #left = Promise.withResolvers<void>();

  constructor(parts: TabParts) {
    this.#parts = parts;
    this.#talk = new Talk(parts);
    void this.#follow();
  }

  /** Resolves when the table is over for this tab, or the tab is closed. */
  get ended(): Promise<void> {
    return this.#left.promise;
  }

  /** Whether everything that was said has been answered and the newest view is on the page. */
  get isSettled(): boolean {
    return this.#state === 'over' || this.#state === 'closed' || this.#hasAll();
  }

  #hasAll(): boolean {
    const isQuiet = this.#pending === null && !this.#talk.isWaiting && !this.#isOnErrand;
    return this.#room !== null && this.#frame !== null && isQuiet;
  }

  /** Says nothing new from now on. */
  hush(): void {
    if (this.#state === 'playing') this.#state = 'quiet';
  }

  /** Says one of the answered commands once more, this one of them; false when there are not so many. */
  repeat(index: number): boolean {
    const sent = this.#answered[index];
    if (sent === undefined || this.#room === null) return false;
    this.#pending = sent;
    this.#deliver();
    return true;
  }

  close(): void {
    this.#finish('closed');
  }

  get #occasion(): Occasion {
    const { table, keeper } = this.#parts;
    return { table, person: this.#me?.person.id ?? '', life: keeper.lives };
  }

  /** Whether the table goes on for this tab. */
  #isOpen(): boolean {
    return this.#state === 'playing' || this.#state === 'quiet';
  }

  async #follow(): Promise<void> {
    const { keeper, persona, device } = this.#parts;
    while (this.#isOpen()) {
      const origin = await keeper.whenUp();
      const identity = await persona.present(device);
      if (identity === null) this.#finish('closed');
      else await this.#enter(origin, identity).catch(() => rest(TRY_AGAIN));
    }
  }

  async #enter(origin: string, identity: Identity): Promise<void> {
    const { table, witness, persona, device } = this.#parts;
    const isBarred = witness.people.isNobody(identity.person.id);
    const entry = await enterTable(origin, identity, table);
    if (entry.kind === 'gone') {
      witness.of(table).isGone = true;
      this.#finish('over');
    } else if (entry.kind === 'nobody') {
      persona.isNobody(device, identity);
      await rest(TRY_AGAIN);
    } else {
      if (isBarred && witness.people.isNobody(identity.person.id))
        witness.fault(`${table}: ${identity.person.id}, who is nobody any more, was let in`);
      this.#become(identity);
      await this.#stay(entry.room);
    }
  }

  /** What was said as somebody else can't be said once more. */
  #become(identity: Identity): void {
    const isSame = this.#me === null || this.#me.person.id === identity.person.id;
    this.#me = identity;
    if (isSame) return;
    if (this.#pending !== null) this.#parts.witness.counts.neverAnswered += 1;
    this.#pending = null;
    this.#answered.length = 0;
    this.#talk.forget();
  }

  /** Resolves when the connection has ended. */
  async #stay(room: Room): Promise<void> {
    const { witness } = this.#parts;
    const gone = new Promise((resolve) => room.onLeave(resolve));
    witness.counts.connections += 1;
    let newest: number | null = null;
    room.onMessage<HelloMessage>('hello', (hello) => this.#greeted(hello));
    room.onMessage<ViewMessageOf<'house'>>('view', (message) => {
      this.#inOrder(newest, message.seq);
      const isFirst = newest === null;
      newest = message.seq;
      this.#show(message);
      if (isFirst && this.#pending !== null) this.#deliver();
    });
    room.onMessage<AnswerMessage>('answer', (answer) => this.#hear(answer));
    room.onMessage<ChatMessage>('chat', (message) => {
      witness.heard(this.#occasion, message);
      this.#talk.joined(room, this.#occasion);
    });
    room.onMessage('people', () => undefined);
    room.onMessage('closing', () => undefined);
    this.#room = room;
    if (!this.#isOpen()) room.connection.close();
    await gone;
    this.#room = null;
    this.#stopThinking();
  }

  #greeted({ you, table }: HelloMessage): void {
    const me = this.#me?.person.id;
    if (you.id !== me) this.#parts.witness.fault(`${table.id}: ${me} is ${you.id} now`);
  }

  /** Within one connection positions follow one by one; over all of them they never go back. */
  #inOrder(newest: number | null, seq: number): void {
    const { witness, table } = this.#parts;
    const seen = this.#frame?.seq ?? 0;
    if (newest !== null && seq !== newest + 1) witness.fault(`${table}: ${seq} was shown after ${newest}`);
    if (seq < seen) witness.fault(`${table}: ${seq} was shown after ${seen}, a connection later`);
  }

  #show(message: ViewMessageOf<'house'>): void {
    this.#frame = message;
    this.#parts.witness.saw(this.#occasion, message);
    if (message.view.phase === 'finished' && this.#pending === null) this.#finish('over');
    else this.#think();
  }

  #hear(answer: AnswerMessage): void {
    if (this.#talk.hear(answer, this.#occasion)) return;
    this.#parts.witness.answered(this.#occasion, answer);
    if (answer.id !== this.#pending?.id) return;
    this.#remember(this.#pending);
    this.#pending = null;
    if (this.#frame?.view.phase === 'finished') this.#finish('over');
    else this.#think();
  }

  #remember(sent: SentCommand): void {
    if (this.#answered.length < REMEMBERED && !this.#answered.includes(sent)) this.#answered.push(sent);
  }

  #think(): void {
    const { chance } = this.#parts;
    if (this.#state !== 'playing' || this.#thinking !== null) return;
    this.#thinking = setTimeout(() => {
      this.#thinking = null;
      this.#speak();
    }, 2 + chance(25));
  }

  #stopThinking(): void {
    if (this.#thinking !== null) clearTimeout(this.#thinking);
    this.#thinking = null;
  }

  /** Says the next thing: rarely nothing but a lost connection, or something said before. */
  #speak(): void {
    const { chance } = this.#parts;
    if (this.#frame === null || this.#room === null || this.#state !== 'playing') return;
    if (chance(150) === 0) {
      this.#room.connection.close();
      return;
    }
    if (chance(this.#me?.kind === 'account' ? 4 : 40) === 0) this.#talk.say(this.#room, this.#occasion);
    this.#runErrand(this.#frame);
    if (this.#pending === null) this.#press(this.#frame);
  }

  #press(frame: ViewMessageOf<'house'>): void {
    const { script, chance } = this.#parts;
    const old = chance(25) === 0 ? this.#answered[chance(Math.max(1, this.#answered.length))] : undefined;
    const command = chooseCommand({ ...frame, me: this.#me?.person.id ?? '' }, script, chance);
    if (old !== undefined) this.#pending = old;
    else if (command !== null) {
      newestId += 1;
      this.#pending = { id: `press-${newestId.toString().padStart(7, '0')}`, command };
    } else {
      this.#idle();
      return;
    }
    this.#deliver();
    // Two presses in a hurry, or a proxy that repeats itself.
    if (chance(20) === 0) this.#deliver();
  }

  /** Whoever waits for others has something to say from time to time all the same. */
  #idle(): void {
    this.#thinking ??= setTimeout(() => {
      this.#thinking = null;
      this.#speak();
    }, IDLE);
  }

  /** What does not go over the socket, one thing at a time: asking to join with a passcode, silencing people. */
  #runErrand({ room, roomOverlay }: ViewMessageOf<'house'>): void {
    const { chance, script, persona, table } = this.#parts;
    const me = this.#me;
    if (me === null || this.#isOnErrand) return;
    const { commands, isMember, isHost } = roomOverlay;
    const mayKnock = commands.join.isLegal || commands.join.reason === 'passcode-needed';
    const wantsIn = !isMember && script.seats > 0 && mayKnock && chance(3) === 0;
    const other = isHost && chance(25) === 0 ? room.members[chance(room.members.length)]?.person.id : undefined;
    const errand = wantsIn
      ? () => persona.join(table, me)
      : other !== undefined && other !== me.person.id
        ? () => persona.silence(table, me, [other, chance(2) === 0])
        : null;
    if (errand === null) return;
    this.#isOnErrand = true;
    void errand().finally(() => {
      this.#isOnErrand = false;
      this.#think();
    });
  }

  #deliver(): void {
    if (this.#pending === null || this.#room === null) return;
    const { id, command } = this.#pending;
    this.#parts.witness.sent(this.#occasion, id, command);
    this.#room.send('command', { v: PROTOCOL_VERSION, id, command });
  }

  #finish(state: 'over' | 'closed'): void {
    if (!this.#isOpen()) return;
    this.#state = state;
    if (this.#pending !== null) this.#parts.witness.counts.neverAnswered += 1;
    this.#stopThinking();
    this.#room?.connection.close();
    this.#left.resolve();
  }
}
