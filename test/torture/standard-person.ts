import type { Room } from '@colyseus/sdk';
import type { RandomIndex } from '@upcard/core';
import { type AnswerMessage, PROTOCOL_VERSION, type ViewMessageOf } from '@upcard/protocol';
import { enterTable, type Identity } from './identity.ts';
import type { ServerKeeper } from './server-keeper.ts';
import type { StandardKiller } from './standard-killer.ts';
import { standardSaying } from './standard-script.ts';
import type { SentSaying, StandardWitness } from './standard-witness.ts';

/** What somebody plays with. */
export interface StandardPersonParts {
  readonly keeper: ServerKeeper;
  readonly witness: StandardWitness;
  readonly killer: StandardKiller;
  readonly identity: Identity;
  readonly table: string;
  readonly company: number;
  readonly chance: RandomIndex;
  /** Called whenever something has come. */
  readonly moved: () => void;
}

/** Milliseconds between two attempts to reach a server that should be there. */
const TRY_AGAIN = 25;

const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Somebody at a game, who answers at once, comes back after every loss and then says what was not answered once more. */
export class StandardPerson {
  readonly #parts: StandardPersonParts;
  /** The newest of the accepted commands. */
  readonly #answered: SentSaying[] = [];
  #room: Room | null = null;
  #frame: ViewMessageOf<'standard'> | null = null;
  #life = 0;
  #pending: (SentSaying & { readonly frame: ViewMessageOf<'standard'> }) | null = null;
  /** The position at which something was refused: until it changes there is nothing better to say. */
  #refusedAt = -1;
  #sayings = 0;
  #isClosed = false;

  constructor(parts: StandardPersonParts) {
    this.#parts = parts;
    void this.#follow();
  }

  /** Whether the game is over as the present server shows it, and everything has been answered. */
  get hasFinished(): boolean {
    const isNew = this.#life === this.#parts.keeper.lives;
    return this.#room !== null && isNew && this.#frame?.view.phase === 'finished' && this.#pending === null;
  }

  /** Says one of the newest accepted commands once more, counted from 0; false when there are not so many. */
  repeat(index: number): boolean {
    const sent = this.#answered.at(-1 - index);
    if (sent === undefined || this.#frame === null) return false;
    this.#pending = { ...sent, frame: this.#frame };
    this.#deliver();
    return true;
  }

  close(): void {
    this.#isClosed = true;
    this.#room?.connection.close();
  }

  async #follow(): Promise<void> {
    const { keeper } = this.#parts;
    while (!this.#isClosed) {
      const origin = await keeper.whenUp();
      const { lives } = keeper;
      await this.#enter(origin, lives).catch(() => rest(TRY_AGAIN));
    }
  }

  async #enter(origin: string, life: number): Promise<void> {
    const { identity, table, witness } = this.#parts;
    const entry = await enterTable(origin, identity, table);
    if (entry.kind !== 'joined') {
      witness.faults.push(`${identity.person.name} came back, and the server says: ${entry.kind}`);
      this.#isClosed = true;
      return;
    }
    const { room } = entry;
    const gone = new Promise((resolve) => room.onLeave(resolve));
    let isFirst = true;
    room.onMessage<ViewMessageOf<'standard'>>('view', (frame) => {
      this.#show(frame, life);
      if (isFirst && this.#pending !== null) this.#deliver();
      isFirst = false;
    });
    room.onMessage<AnswerMessage>('answer', (answer) => this.#hear(answer));
    for (const type of ['hello', 'people', 'closing', 'chat']) room.onMessage(type, () => undefined);
    witness.connections += 1;
    this.#room = room;
    if (this.#isClosed) room.connection.close();
    await gone;
    this.#room = null;
  }

  #show(frame: ViewMessageOf<'standard'>, life: number): void {
    const { witness, killer, identity, moved } = this.#parts;
    if (frame.seq < (this.#frame?.seq ?? 0))
      witness.faults.push(`${identity.person.name} was shown ${frame.seq} after ${this.#frame?.seq}`);
    this.#frame = frame;
    this.#life = life;
    witness.saw(frame);
    moved();
    if (!killer.notice({ moment: 'seen', view: frame.view, command: null })) this.#speak();
  }

  #hear(answer: AnswerMessage): void {
    const { witness, killer, identity, moved } = this.#parts;
    witness.answered(identity.person.id, answer);
    const pending = this.#pending;
    if (pending === null || answer.id !== pending.id) return;
    this.#pending = null;
    moved();
    if (answer.ok) this.#remember(pending);
    else this.#refusedAt = pending.frame.seq;
    const { view } = pending.frame;
    if (answer.ok && killer.notice({ moment: 'answered', view, command: pending.command })) return;
    this.#speak();
  }

  #remember(sent: SentSaying): void {
    if (!this.#answered.some(({ id }) => id === sent.id)) this.#answered.push(sent);
  }

  #speak(): void {
    const { chance, company, identity, killer } = this.#parts;
    const frame = this.#frame;
    if (frame === null || this.#pending !== null || frame.seq <= this.#refusedAt) return;
    const command = standardSaying({ ...frame, me: identity.person.id, company }, chance);
    if (command === null) return;
    this.#sayings += 1;
    this.#pending = { id: `saying-${this.#sayings.toString().padStart(6, '0')}`, command, frame };
    this.#deliver();
    // Two presses in a hurry, or a proxy that repeats itself.
    if (chance(20) === 0) this.#deliver();
    killer.notice({ moment: 'sent', view: frame.view, command });
  }

  #deliver(): void {
    if (this.#pending === null || this.#room === null) return;
    const { id, command } = this.#pending;
    this.#parts.witness.says(this.#parts.identity.person.id, { id, command });
    this.#room.send('command', { v: PROTOCOL_VERSION, id, command });
  }
}
