import type { Room } from '@colyseus/sdk';
import type { RandomIndex } from '@upcard/core';
import { type AnswerMessage, PROTOCOL_VERSION } from '@upcard/protocol';
import type { Occasion, Witness } from './witness.ts';

/** What a tab needs to talk. */
interface TalkParts {
  readonly witness: Witness;
  readonly chance: RandomIndex;
}

interface SpokenLine {
  readonly id: string;
  readonly text: string;
}

/** How the ids of lines begin, by which their answers are known. */
const PREFIX = 'line-';
/** One more character than a line may have. */
const TOO_LONG = 301;

let newestLine = 0;

/** What one tab says to the chat: one line at a time, and once more after every loss until it is answered. */
export class Talk {
  readonly #parts: TalkParts;
  #waiting: SpokenLine | null = null;
  #accepted: SpokenLine | null = null;

  constructor(parts: TalkParts) {
    this.#parts = parts;
  }

  get isWaiting(): boolean {
    return this.#waiting !== null;
  }

  /** Says a new line, or one that was accepted before. */
  say(room: Room, occasion: Occasion): void {
    if (this.#waiting !== null) return;
    const { chance } = this.#parts;
    if (chance(10) === 0 && this.#accepted !== null) this.#waiting = this.#accepted;
    else {
      newestLine += 1;
      this.#waiting = { id: `${PREFIX}${newestLine.toString().padStart(7, '0')}`, text: this.#text() };
    }
    this.#deliver(room, occasion);
    if (chance(10) === 0) this.#deliver(room, occasion);
  }

  /** The chat is there after a loss: what was not answered is said once more. */
  joined(room: Room, occasion: Occasion): void {
    if (this.#waiting !== null && this.#room !== room) this.#deliver(room, occasion);
  }

  /** Whether an answer was one to a line. */
  hear(answer: AnswerMessage, { person }: Occasion): boolean {
    if (answer.id === null || !answer.id.startsWith(PREFIX)) return false;
    this.#parts.witness.chat.answered(person, answer);
    if (answer.id !== this.#waiting?.id) return true;
    if (answer.ok) this.#accepted = this.#waiting;
    this.#waiting = null;
    return true;
  }

  /** Whoever talks now is somebody else. */
  forget(): void {
    this.#waiting = null;
    this.#accepted = null;
  }

  /** The connection over which the waiting line has been said. */
  #room: Room | null = null;

  #deliver(room: Room, { table, person }: Occasion): void {
    if (this.#waiting === null) return;
    this.#room = room;
    this.#parts.witness.chat.said(table, person, this.#waiting);
    room.send('say', { v: PROTOCOL_VERSION, ...this.#waiting });
  }

  /** Mostly something that can be said; sometimes nothing, or too much. */
  #text(): string {
    switch (this.#parts.chance(20)) {
      case 0:
        return '   ';
      case 1:
        return 'x'.repeat(TOO_LONG);
      default:
        return `line number ${newestLine}`;
    }
  }
}
