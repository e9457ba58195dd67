import type { PresenceChange, ServerWord, Table } from '@upcard/tables';
import { answeredCommands, commandKey } from './answered-commands.ts';
import { type CommandAnswer, type Submission, TableStopped } from './command-answer.ts';
import { DurableTable, type EntryHead, type Prepared } from './durable-table.ts';
import { policyCircle } from './policy.ts';
import { CardsRanOut, Fenced, type StoredTable } from './ports.ts';
import { serialQueue } from './serial-queue.ts';
import { singleAlarm } from './single-alarm.ts';
import type { TableHostDeps } from './table-host-deps.ts';

/** How many accepted and how many refused commands a host remembers; older accepted ones are looked up in the store. */
const REMEMBERED = 1_000;

/** More deadlines at one and the same time than any table has. */
const MOST_AT_ONCE = 1_000;

/**
 * So many deadlines that have passed fire each at its own time. After a longer pause (a server that was down for days) the
 * rest is not played out: the next one fires now, and the table goes on from here.
 */
const MOST_CAUGHT_UP = 100;

/** Owns the queue and the alarms of one open table: see `TableHost` for what its methods promise. */
export class RunningTable<State, Command, Event, View, Overlay, Happening> {
  readonly durable: DurableTable<State, Command, Event, View, Overlay, Happening>;
  readonly #deps: TableHostDeps<Command, View, Overlay, Happening>;
  readonly #table: Table<State, Command, Event, View, Overlay, Happening>;
  readonly #id: string;
  readonly #isReopened: boolean;
  /** Whether commands may be in the log that this host has not read. */
  readonly #hasUnreadLog: boolean;
  readonly #queue = serialQueue();
  readonly #answered = answeredCommands(REMEMBERED);
  readonly #policies;
  readonly #deadlineAlarm;
  readonly #thinkingAlarm;
  #life: 'open' | 'stopping' | 'failed' = 'open';

  constructor(
    deps: TableHostDeps<Command, View, Overlay, Happening>,
    table: Table<State, Command, Event, View, Overlay, Happening>,
    stored: StoredTable,
  ) {
    this.#deps = deps;
    this.#table = table;
    this.#id = stored.record.id;
    this.#isReopened = stored.snapshot !== null || stored.entries.length > 0;
    this.#hasUnreadLog = stored.snapshot !== null;
    this.durable = new DurableTable(deps, table, stored);
    for (const { commandId, seq } of stored.entries) {
      if (commandId !== null) this.#answered.remember(commandId, { ok: true, seq });
    }
    this.#policies = policyCircle(deps.policies, deps.onFault);
    this.#deadlineAlarm = singleAlarm(deps.clock, () => this.#inBackground((now) => this.#obeyClock(now)));
    this.#thinkingAlarm = singleAlarm(deps.clock, () => this.#inBackground((now) => this.#letPolicySpeak(now)));
  }

  open(): void {
    this.#inBackground(async (now) => {
      await this.#answerFirstChance(now);
      await this.#fireDeadlines(now);
      await this.#disconnectEverybody(now);
      // The last process may have ended between the last entry and its mark.
      if (this.durable.isFinished) await this.durable.markFinished();
      this.#awaitNext();
    });
  }

  submit(submission: Submission<Command>): Promise<CommandAnswer> {
    if (this.#life !== 'open') return Promise.reject(new TableStopped());
    const now = this.#deps.clock.now();
    return this.#queue.run(() => this.#answer(submission, now));
  }

  inform(word: ServerWord, commandId: string | null): Promise<CommandAnswer> {
    if (this.#life !== 'open') return Promise.reject(new TableStopped());
    const now = this.#deps.clock.now();
    return this.#queue.run(() => this.#hear(word, { at: now, commandId }));
  }

  setPresence(command: PresenceChange): void {
    this.#inBackground((now) => this.#tellPresence(command, now));
  }

  settled(): Promise<void> {
    return this.#queue.idle();
  }

  async stop(): Promise<void> {
    if (this.#life === 'open') this.#life = 'stopping';
    this.#clearAlarms();
    await this.#queue.idle();
    if (this.#life === 'stopping') await this.durable.finishSnapshots();
  }

  async #answer({ person, commandId, command }: Submission<Command>, at: number): Promise<CommandAnswer> {
    if (this.#life === 'failed') throw new TableStopped();
    const key = commandKey(person.id, commandId);
    const first = await this.#firstAnswer(key);
    if (first !== null) return first;
    await this.#orFail(() => this.#fireDeadlines(at));
    const prepared = this.#prepare({ person, command }, { at, kind: 'person' });
    if (prepared.ok) await this.#commit(prepared, { at, commandId: key });
    const answer: CommandAnswer = prepared.ok ? { ok: true, seq: this.durable.position.seq } : prepared;
    this.#answered.remember(key, answer);
    return answer;
  }

  async #hear(command: ServerWord, head: EntryHead): Promise<CommandAnswer> {
    if (this.#life === 'failed') throw new TableStopped();
    const { at } = head;
    await this.#orFail(() => this.#fireDeadlines(at));
    const prepared = this.durable.prepare({ at, by: { kind: 'server' }, command });
    if (!prepared.ok) return prepared;
    if (prepared.step.events.length > 0) await this.#commit(prepared, head);
    // Whoever asks again under a new id for want of an answer gets the one that was on its way.
    if (command.type === 'personMoved') this.#answered.movePerson(command.from, command.to.id);
    return { ok: true, seq: this.durable.position.seq };
  }

  async #firstAnswer(key: string): Promise<CommandAnswer | null> {
    const remembered = this.#answered.find(key);
    const mayBeInLog = this.#hasUnreadLog || this.#answered.hasForgotten();
    if (remembered !== null || !mayBeInLog) return remembered;
    const seq = await this.#deps.store.findCommand(this.#id, key);
    return seq === null ? null : { ok: true, seq };
  }

  /** Without a card the table cannot go on at all; any other error of the table harms only the command that met it. */
  #prepare(
    { person, command }: Pick<Submission<Command>, 'person' | 'command'>,
    { at, kind }: { at: number; kind: 'person' | 'policy' },
  ) {
    try {
      return this.durable.prepare({ at, by: { kind, person }, command });
    } catch (error) {
      if (error instanceof CardsRanOut) this.#fail(error);
      throw error;
    }
  }

  async #commit(prepared: Prepared<State, Event, View, Happening>, head: EntryHead): Promise<void> {
    await this.#orFail(() => this.durable.commit(prepared, head));
    this.#policies.reopen();
    await this.#orFail(async () => this.#awaitNext());
  }

  /** A new table may call for chance before anybody can say anything. */
  async #answerFirstChance(now: number): Promise<void> {
    const prepared = this.durable.prepareChance(now);
    if (prepared.step.events.length > 0) await this.#commit(prepared, { at: now, commandId: null });
  }

  async #obeyClock(now: number): Promise<void> {
    await this.#fireDeadlines(now);
    // An alarm may have rung too early.
    this.#awaitNext();
  }

  /** Every deadline up to now, at its own time: an alarm that is late leads to the same state as a punctual one. */
  async #fireDeadlines(now: number): Promise<void> {
    let newest = Number.NEGATIVE_INFINITY;
    let atOnce = 0;
    let fired = 0;
    for (let deadline = this.#deadline(); deadline !== null && deadline <= now; deadline = this.#deadline()) {
      atOnce = deadline > newest ? 1 : atOnce + 1;
      newest = Math.max(newest, deadline);
      if (atOnce > MOST_AT_ONCE) throw new Error(`the deadline ${deadline} does not go away`);
      const at = fired < MOST_CAUGHT_UP ? deadline : now;
      fired += 1;
      const prepared = this.durable.prepare({
        at,
        by: { kind: 'clock' },
        command: { type: 'timeUp', deadline },
      });
      if (!prepared.ok) throw new Error(`the table refused its deadline: ${prepared.refusal}`);
      if (prepared.step.events.length > 0) await this.#commit(prepared, { at, commandId: null });
    }
  }

  #deadline(): number | null {
    return this.durable.isFinished ? null : this.#table.deadline(this.durable.position.state);
  }

  async #disconnectEverybody(now: number): Promise<void> {
    if (!this.#isReopened) return;
    const policies = new Set(this.#deps.policies.map(({ person }) => person.id));
    const connected = new Set(this.#table.connected(this.durable.position.state));
    for (const person of connected.difference(policies)) {
      await this.#tellPresence({ type: 'presence', person, isConnected: false }, now);
    }
  }

  async #tellPresence(command: PresenceChange, now: number): Promise<void> {
    await this.#fireDeadlines(now);
    if (this.durable.isFinished) return;
    const prepared = this.durable.prepare({ at: now, by: { kind: 'server' }, command });
    if (prepared.ok && prepared.step.events.length > 0) await this.#commit(prepared, { at: now, commandId: null });
  }

  /** Sets the alarms that the present position calls for. */
  #awaitNext(): void {
    if (this.#life !== 'open') return;
    const deadline = this.#deadline();
    if (deadline === null) this.#deadlineAlarm.clear();
    else this.#deadlineAlarm.set(deadline);
    this.#askPolicies();
  }

  #askPolicies(): void {
    const wish = this.#policies.next(this.durable.frame([]));
    if (wish === null) {
      this.#thinkingAlarm.clear();
      return;
    }
    if (this.#thinkingAlarm.isSet()) return;
    const thinkingTime = this.#deps.thinkingTime(wish.person);
    if (thinkingTime > 0) this.#thinkingAlarm.set(this.#deps.clock.now() + thinkingTime);
    else this.#inBackground((now) => this.#letPolicySpeak(now));
  }

  /** What a policy wants to say is asked for anew: the position may have changed while it thought. */
  async #letPolicySpeak(now: number): Promise<void> {
    await this.#fireDeadlines(now);
    const wish = this.#policies.next(this.durable.frame([]));
    if (wish === null) return;
    const prepared = this.#preparePolicy(wish, now);
    if (prepared?.ok && prepared.step.events.length > 0) {
      // A client cannot make an id with a dot.
      const commandId = `${wish.person.id}:policy.${this.durable.position.seq + 1}`;
      await this.#commit(prepared, { at: now, commandId });
      return;
    }
    this.#policies.silence(wish.person);
    this.#awaitNext();
  }

  #preparePolicy(wish: Pick<Submission<Command>, 'person' | 'command'>, at: number) {
    try {
      return this.#prepare(wish, { at, kind: 'policy' });
    } catch (error) {
      if (error instanceof CardsRanOut) throw error;
      this.#deps.onFault(error);
      return null;
    }
  }

  #inBackground(job: (now: number) => Promise<void>): void {
    if (this.#life !== 'open') return;
    const now = this.#deps.clock.now();
    void this.#queue.run(async () => {
      if (this.#life === 'failed') return;
      await job(now).catch((error: unknown) => this.#fail(error));
    });
  }

  async #orFail(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#fail(error);
      throw error;
    }
  }

  #fail(error: unknown): void {
    if (this.#life === 'failed') return;
    this.#life = 'failed';
    this.#clearAlarms();
    if (error instanceof Fenced) this.#deps.onFenced();
    else this.#deps.onFailed(error);
  }

  #clearAlarms(): void {
    this.#deadlineAlarm.clear();
    this.#thinkingAlarm.clear();
  }
}
