import type { Ledger } from '../ledger.ts';
import { NOTHING } from '../money.ts';
import { type Decision, REFUSALS } from '../round/refusal.ts';

/** A pure state machine as the laws see it: a round, or a whole table. States, commands and events are plain JSON. */
export interface Machine<State, Command, Event> {
  readonly decide: (state: State, command: Command) => Decision<Event>;
  readonly evolve: (state: State, event: Event) => State;
  /** Every command that should be accepted now, chance's answer included. None only when all is over. */
  readonly legal: (state: State) => readonly Command[];
  /** Commands to try without taking them: those among `legal` must be accepted, all others refused. */
  readonly probes: (state: State) => readonly Command[];
  readonly isOver: (state: State) => boolean;
  readonly ledger: (state: State) => Ledger;
  /** Throws when something else that always holds does not. */
  readonly check: (state: State) => void;
}

/** A whole play: every state, the commands between them (one fewer), and all events. */
export interface LawfulPlay<State, Command, Event> {
  readonly states: readonly State[];
  readonly commands: readonly Command[];
  readonly events: readonly Event[];
}

/** Throws with this message when a law is broken. */
export function law(holds: boolean, message: string): void {
  if (!holds) throw new Error(`law broken: ${message}`);
}

const bytes = (value: unknown): string => JSON.stringify(value);

function copied<Value>(value: Value): Value {
  return JSON.parse(bytes(value));
}

/** Freezes plain JSON throughout, so that whatever writes to it throws. What is frozen already is taken as frozen throughout. */
export function deepFrozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFrozen(part);
  }
  return value;
}

/** Money: all accounts add up to nothing, and only the mint, or a purse with credit, is in debt. Throws otherwise. */
export function checkBook(ledger: Ledger): void {
  let total = 0;
  for (const [account, balance = NOTHING] of Object.entries(ledger.balances)) {
    total += balance;
    const mayOwe = account === 'mint' || (ledger.purseCredit && account.startsWith('purse:'));
    law(Number.isSafeInteger(balance), `${account} holds ${balance}`);
    law(balance >= 0 || mayOwe, `${account} is overdrawn: ${balance}`);
  }
  law(total === 0, `the book adds up to ${total}`);
}

function checkProbes<State, Command, Event>(machine: Machine<State, Command, Event>, state: State): void {
  const legal = new Set(machine.legal(state).map(bytes));
  for (const probe of [...machine.legal(state), ...machine.probes(state)]) {
    const decision = machine.decide(state, probe);
    law(decision.ok === legal.has(bytes(probe)), `${bytes(probe)} gave ${bytes(decision)}`);
    law(decision.ok || REFUSALS.includes(decision.refusal), `${bytes(decision)} is no known refusal`);
    law(bytes(machine.decide(state, probe)) === bytes(decision), `${bytes(probe)} is answered in two ways`);
  }
}

function checkState<State, Command, Event>(machine: Machine<State, Command, Event>, state: State): void {
  checkBook(machine.ledger(state));
  machine.check(state);
  law(machine.isOver(state) === (machine.legal(state).length === 0), 'somebody or chance can act until all is over');
  checkProbes(machine, state);
}

/**
 * Plays from `start` to the end, taking one of the legal commands each time, and throws when a law of every machine is broken:
 * exactly what is legal is accepted, deciding changes nothing and always answers alike, somebody or chance can act until the
 * end, the end comes within 2,000 commands, money is neither made nor lost, and the log replayed from a copy of the first
 * state is the last state.
 */
export function playByLaw<State, Command, Event>(
  machine: Machine<State, Command, Event>,
  start: State,
  choose: (legal: readonly Command[]) => Command,
): LawfulPlay<State, Command, Event> {
  const first = copied(start);
  let state = deepFrozen(start);
  const states = [state];
  const commands: Command[] = [];
  const events: Event[] = [];
  checkState(machine, state);
  while (!machine.isOver(state)) {
    law(states.length <= 2_000, 'it ends');
    const command = choose(machine.legal(state));
    const decision = machine.decide(state, command);
    if (!decision.ok) throw new Error('law broken: what is legal is accepted');
    events.push(...decision.events);
    state = deepFrozen(decision.events.reduce(machine.evolve, state));
    checkState(machine, state);
    commands.push(command);
    states.push(state);
  }
  law(bytes(copied(events).reduce(machine.evolve, first)) === bytes(state), 'the replayed log is the live state');
  return { states, commands, events };
}
