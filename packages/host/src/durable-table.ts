import type { CommonCommand, Input, Table } from '@upcard/tables';
import type { TableFrame } from './outbox.ts';
import type { StoredTable } from './ports.ts';
import { cardsAfter, type Position, restorePosition } from './position.ts';
import { type Step, settleChance, takeStep } from './step.ts';
import type { TableHostDeps } from './table-host-deps.ts';

/** Entries between two snapshots. */
const SNAPSHOT_EVERY = 200;

/** A step that could be taken, shown as people will see it once it is durable. */
export interface Prepared<State, Event, View, Happening> {
  readonly ok: true;
  readonly step: Extract<Step<State, Event>, { ok: true }>;
  readonly view: View;
  readonly happenings: readonly Happening[];
}

/** Under what a step is logged: its time in milliseconds, and the command's key or null. */
export interface EntryHead {
  readonly at: number;
  readonly commandId: string | null;
}

/** Owns the newest durable position of one table and its card source. Whoever calls it takes one step at a time. */
export class DurableTable<State, Command, Event, View, Overlay, Happening> {
  readonly #deps: TableHostDeps<Command, View, Overlay, Happening>;
  readonly #table: Table<State, Command, Event, View, Overlay, Happening>;
  readonly #id: string;
  readonly #epoch: number;
  #position: Position<State>;
  #view: View;
  #snapshotSeq: number;
  #snapshots: Promise<void> = Promise.resolve();

  /** Throws when the log cannot be read back. */
  constructor(
    deps: TableHostDeps<Command, View, Overlay, Happening>,
    table: Table<State, Command, Event, View, Overlay, Happening>,
    stored: StoredTable,
  ) {
    this.#deps = deps;
    this.#table = table;
    this.#id = stored.record.id;
    this.#epoch = stored.epoch;
    this.#position = restorePosition(table, stored);
    this.#view = table.view(this.#position.state);
    this.#snapshotSeq = stored.snapshot?.seq ?? 0;
    deps.cardSource.restore(this.#position.cards);
  }

  get position(): Position<State> {
    return this.#position;
  }

  get isFinished(): boolean {
    return this.#table.awaiting(this.#position.state).kind === 'nobody';
  }

  /** The newest position for people to see. The view is the same object until the next change. */
  frame(happenings: readonly Happening[]): TableFrame<View, Overlay, Happening> {
    const { seq, state } = this.#position;
    const overlay = (person: string) => this.#table.overlay(state, person);
    return { seq, now: this.#deps.clock.now(), view: this.#view, happenings, overlay };
  }

  /** Tries an input, at its time or at that of the newest entry if it is later. Changes nothing; throws like `takeStep`. */
  prepare(
    input: Input<Command | CommonCommand>,
  ): Prepared<State, Event, View, Happening> | Extract<Step<State, Event>, { ok: false }> {
    const { state, at } = this.#position;
    const { cardSource } = this.#deps;
    const step = takeStep(this.#table, state, { input: { ...input, at: Math.max(at, input.at) }, cardSource });
    return step.ok ? this.#shown(step) : step;
  }

  /** Tries the chance that a table calls for before anybody has said anything. Throws like `settleChance`. */
  prepareChance(at: number): Prepared<State, Event, View, Happening> {
    return this.#shown(settleChance(this.#table, this.#position.state, { at, cardSource: this.#deps.cardSource }));
  }

  /** Makes a prepared step durable, then the newest position, then known to the outbox. Throws, with all as before, if it may not be durable. */
  async commit({ step, view, happenings }: Prepared<State, Event, View, Happening>, head: EntryHead): Promise<void> {
    const seq = this.#position.seq + 1;
    const at = Math.max(this.#position.at, head.at);
    const { events, cards } = step;
    const ratings = this.#table.ratingsOf(step.state, events);
    const entry = { table: this.#id, epoch: this.#epoch, seq, at, commandId: head.commandId, events, cards, ratings };
    try {
      await this.#deps.store.append(entry);
    } catch (error) {
      step.undo();
      throw error;
    }
    this.#position = { seq, at, state: step.state, cards: cardsAfter(this.#position.cards, entry) };
    this.#view = view;
    this.#announce(happenings);
    if (this.isFinished) await this.markFinished();
    if (seq - this.#snapshotSeq >= SNAPSHOT_EVERY) this.#saveSnapshot();
  }

  /** Tells the store that the table is over. */
  async markFinished(): Promise<void> {
    try {
      await this.#deps.store.finishTable(this.#id, this.#position.at);
    } catch (error) {
      this.#deps.onFault(error);
    }
  }

  /** Saves a snapshot if there is anything new, and resolves when all snapshots are saved. */
  async finishSnapshots(): Promise<void> {
    if (this.#position.seq > this.#snapshotSeq) this.#saveSnapshot();
    await this.#snapshots;
  }

  #shown(step: Extract<Step<State, Event>, { ok: true }>): Prepared<State, Event, View, Happening> {
    try {
      const view = this.#table.view(step.state);
      const happenings = this.#table.happenings(this.#position.state, step.events);
      return { ok: true, step, view, happenings };
    } catch (error) {
      step.undo();
      throw error;
    }
  }

  #announce(happenings: readonly Happening[]): void {
    try {
      this.#deps.outbox.changed(this.frame(happenings));
    } catch (error) {
      this.#deps.onFault(error);
    }
  }

  /** In the background, one after another: nobody waits for a snapshot. */
  #saveSnapshot(): void {
    const { seq, state, cards } = this.#position;
    this.#snapshotSeq = seq;
    this.#snapshots = this.#snapshots
      .then(() => this.#deps.store.saveSnapshot(this.#id, { seq, state, cards }))
      .catch((error: unknown) => this.#deps.onFault(error));
  }
}
