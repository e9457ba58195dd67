import type { Card } from '@upcard/core';
import type { TableDecision, TableRefusal } from '../room/refusal.ts';
import type { CommonCommand, Input, Person, ServerWord, Table, TableAwaiting } from '../table.ts';

/** Answers what a table under test asks of chance. */
export interface Chance {
  readonly card: () => Card;
  /** Called whenever the table asks for a mix, with the decks it asks for. */
  readonly mix: (decks: number) => void;
}

/** One accepted input with everything that chance answered after it. */
export interface RunStep<State, Event> {
  readonly before: State;
  readonly events: readonly Event[];
  readonly after: State;
}

/** `ok`, or why nothing happened. */
export type Answer = 'ok' | TableRefusal;

/**
 * A table played without a host: chance is answered at once, the clock stands until `pass`, and states are frozen, so that
 * a table that changes one in place throws.
 */
export interface TableRun<State, Command, Event> {
  readonly state: () => State;
  /** Milliseconds; starts at 0. */
  readonly now: () => number;
  readonly steps: () => readonly RunStep<State, Event>[];
  readonly say: (person: Person, command: Command) => Answer;
  readonly presence: (person: Person, isConnected: boolean) => Answer;
  /** What the server says. */
  readonly hear: (word: ServerWord) => Answer;
  /** What `say` would answer, without doing it. */
  readonly ask: (person: Person, command: Command) => Answer;
  /** Lets time go on to this moment; every deadline up to it fires at its own time, in order. */
  readonly passTo: (at: number) => void;
}

/** The parts of a table that a run needs. */
type Rules<State, Command, Event> = Pick<
  Table<State, Command, Event, unknown, unknown, unknown>,
  'decide' | 'evolve' | 'awaiting' | 'deadline'
>;

/** More answers of chance, or deadlines in a row, than a sound table can need. */
const MOST = 5_000;

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

function chanceCommand(awaiting: TableAwaiting, chance: Chance): CommonCommand | null {
  switch (awaiting.kind) {
    case 'card':
      return { type: 'card', card: chance.card() };
    case 'shuffle':
      chance.mix(awaiting.decks);
      return { type: 'shuffled' };
    case 'index':
      throw new Error('this table asks for an index, and nobody gives one');
    case 'people':
    case 'nobody':
      return null;
  }
}

/** A table with this state, at time 0. */
export function runTable<State, Command, Event>(
  table: Rules<State, Command, Event>,
  start: State,
  chance: Chance,
): TableRun<State, Command, Event> {
  let state = frozen(start);
  let now = 0;
  const steps: RunStep<State, Event>[] = [];

  const events = (decision: TableDecision<Event>): readonly Event[] => {
    if (!decision.ok) throw new Error(`an answer that the table had asked for was refused: ${decision.refusal}`);
    return decision.events;
  };

  function input(said: Omit<Input<Command | CommonCommand>, 'at'>): Answer {
    const decision = table.decide(state, { ...said, at: now });
    if (!decision.ok) return decision.refusal;
    const before = state;
    const happened = [...decision.events];
    state = frozen(happened.reduce(table.evolve, state));
    for (let command = chanceCommand(table.awaiting(state), chance); command !== null; ) {
      const answered = events(table.decide(state, { at: now, by: { kind: 'chance' }, command }));
      happened.push(...answered);
      if (happened.length > MOST) throw new Error('the table never stops asking for chance');
      state = frozen(answered.reduce(table.evolve, state));
      command = chanceCommand(table.awaiting(state), chance);
    }
    steps.push({ before, events: happened, after: state });
    return 'ok';
  }

  function passTo(at: number): void {
    for (let fired = 0; fired < MOST; fired += 1) {
      const deadline = table.deadline(state);
      if (deadline === null || deadline > at) {
        now = Math.max(now, at);
        return;
      }
      now = Math.max(now, deadline);
      const answer = input({ by: { kind: 'clock' }, command: { type: 'timeUp', deadline } });
      if (answer !== 'ok') throw new Error(`a deadline was refused: ${answer}`);
    }
    throw new Error('deadlines never stop');
  }

  return {
    state: () => state,
    now: () => now,
    steps: () => steps,
    say: (person, command) => input({ by: { kind: 'person', person }, command }),
    presence: (person, isConnected) =>
      input({ by: { kind: 'server' }, command: { type: 'presence', person: person.id, isConnected } }),
    hear: (command) => input({ by: { kind: 'server' }, command }),
    ask: (person, command) => {
      const decision = table.decide(state, { at: now, by: { kind: 'person', person }, command });
      return decision.ok ? 'ok' : decision.refusal;
    },
    passTo,
  };
}
