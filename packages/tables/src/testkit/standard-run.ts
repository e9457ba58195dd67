import type { Card } from '@upcard/core';
import type { StandardCommand } from '../standard/command.ts';
import type { StandardEvent } from '../standard/event.ts';
import { BANKER, BOT } from '../standard/house-people.ts';
import type { StandardState } from '../standard/state.ts';
import { STANDARD_TABLE } from '../standard/table.ts';
import type { CommonCommand, Input, Person, RoomWord, TableAwaiting } from '../table.ts';
import { named } from './house-run.ts';
import type { Answer, RunStep } from './table-run.ts';

/** Answers what a Standard game asks of chance. */
export interface StandardChance {
  readonly card: () => Card;
  /** A whole number from 0, below this. */
  readonly index: (below: number) => number;
}

/** Something that is said to a Standard game, chance excepted. */
export type StandardInput = Input<StandardCommand | CommonCommand>;

/** An input with what it led to. */
export interface Spoken {
  readonly input: StandardInput;
  readonly answer: Answer;
}

/**
 * A Standard game played without a host: chance is answered at once, the clock stands until `passTo`, and states are frozen,
 * so that a table that changes one in place throws. The bot and the Banker say what they are told to.
 */
export interface StandardRun {
  readonly state: () => StandardState;
  /** Milliseconds; starts at 0. */
  readonly now: () => number;
  /** What was accepted. */
  readonly steps: () => readonly RunStep<StandardState, StandardEvent>[];
  /** What was said, refused inputs and deadlines included. */
  readonly spoken: () => readonly Spoken[];
  /** Says something again, at the time it names. */
  readonly give: (input: StandardInput) => Answer;
  readonly say: (name: string, command: StandardCommand) => Answer;
  /** What `say` would answer, without doing it. */
  readonly ask: (name: string, command: StandardCommand) => Answer;
  /** What the room says. */
  readonly hear: (word: RoomWord) => Answer;
  /** Lets time go on to this moment; every deadline up to it fires at its own time, in order. */
  readonly passTo: (at: number) => void;
}

/** More answers of chance, or deadlines in a row, than a sound game can need. */
const MOST = 20_000;

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

function answerOfChance(awaiting: TableAwaiting, chance: StandardChance): CommonCommand | null {
  switch (awaiting.kind) {
    case 'card':
      return { type: 'card', card: chance.card() };
    case 'index':
      return { type: 'index', index: chance.index(awaiting.below) };
    case 'shuffle':
      throw new Error('a Standard game has no shoe to mix');
    case 'people':
    case 'nobody':
      return null;
  }
}

/** The person of this name; the house has two of its own. */
function personCalled(name: string): Person {
  return [BOT, BANKER].find(({ id }) => id === name) ?? named(name);
}

function speaker(name: string): StandardInput['by'] {
  const person = personCalled(name);
  return { kind: person === BOT || person === BANKER ? 'policy' : 'person', person };
}

/** A game with this state, at time 0. */
export function runStandard(start: StandardState, chance: StandardChance): StandardRun {
  let state = frozen(start);
  let now = 0;
  const steps: RunStep<StandardState, StandardEvent>[] = [];
  const spoken: Spoken[] = [];

  function settleChance(): StandardEvent[] {
    const happened: StandardEvent[] = [];
    for (let asked = 0; asked < MOST; asked += 1) {
      const command = answerOfChance(STANDARD_TABLE.awaiting(state), chance);
      if (command === null) return happened;
      const decision = STANDARD_TABLE.decide(state, { at: now, by: { kind: 'chance' }, command });
      if (!decision.ok) throw new Error(`an answer that the game had asked for was refused: ${decision.refusal}`);
      happened.push(...decision.events);
      state = decision.events.reduce(STANDARD_TABLE.evolve, state);
    }
    throw new Error('the game never stops asking for chance');
  }

  function decided(input: StandardInput): Answer {
    const decision = STANDARD_TABLE.decide(state, input);
    if (!decision.ok) return decision.refusal;
    const before = state;
    state = decision.events.reduce(STANDARD_TABLE.evolve, state);
    const events = [...decision.events, ...settleChance()];
    state = frozen(state);
    steps.push({ before, events, after: state });
    return 'ok';
  }

  function give(input: StandardInput): Answer {
    now = Math.max(now, input.at);
    const answer = decided(input);
    spoken.push({ input, answer });
    return answer;
  }

  function passTo(at: number): void {
    for (let fired = 0; fired < MOST; fired += 1) {
      const deadline = STANDARD_TABLE.deadline(state);
      if (deadline === null || deadline > at) {
        now = Math.max(now, at);
        return;
      }
      const late = Math.max(now, deadline);
      const answer = give({ at: late, by: { kind: 'clock' }, command: { type: 'timeUp', deadline } });
      if (answer !== 'ok') throw new Error(`a deadline was refused: ${answer}`);
    }
    throw new Error('deadlines never stop');
  }

  return {
    state: () => state,
    now: () => now,
    steps: () => steps,
    spoken: () => spoken,
    give,
    say: (name, command) => give({ at: now, by: speaker(name), command }),
    ask: (name, command) => {
      const decision = STANDARD_TABLE.decide(state, { at: now, by: speaker(name), command });
      return decision.ok ? 'ok' : decision.refusal;
    },
    hear: (command) => give({ at: now, by: { kind: 'server' }, command }),
    passTo,
  };
}
