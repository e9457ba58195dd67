import type { ChanceAnswer, CommonCommand, Input, Table, TableAwaiting, TableRefusal } from '@upcard/tables';
import type { CardSource, CardSourceState } from './ports.ts';

/** The part of a table's contract that moves its state. */
export type Mover<State, Command, Event> = Pick<
  Table<State, Command, Event, unknown, unknown, unknown>,
  'decide' | 'evolve' | 'awaiting'
>;

/** One input taken to the point where the table awaits people again. Nothing of it counts before it is durable. */
export type Step<State, Event> =
  | { readonly ok: false; readonly refusal: TableRefusal }
  | {
      readonly ok: true;
      readonly state: State;
      readonly events: readonly Event[];
      /** As a log entry keeps it: the shoe only if it was mixed in this step, null when no chance was asked. */
      readonly cards: CardSourceState | null;
      /** Puts the card source back to where it was. */
      readonly undo: () => void;
    };

/** More answers of chance than any table asks for between two commands of people. */
const MOST_CHANCE = 10_000;

/**
 * Decides an input and answers all the chance that it calls for. The state given stays as it is. Throws `CardsRanOut` when
 * the source has no card left, and other errors for bugs of the table; the card source is then back where it was.
 */
export function takeStep<State, Command, Event>(
  table: Mover<State, Command, Event>,
  state: State,
  { input, cardSource }: { input: Input<Command | CommonCommand>; cardSource: CardSource },
): Step<State, Event> {
  const decision = table.decide(state, input);
  if (!decision.ok) return decision;
  const after = decision.events.reduce(table.evolve, state);
  const settled = settleChance(table, after, { at: input.at, cardSource });
  return { ...settled, ok: true, events: [...decision.events, ...settled.events] };
}

/** Answers all the chance that a state calls for, perhaps none. Throws like `takeStep`. */
export function settleChance<State, Command, Event>(
  table: Mover<State, Command, Event>,
  start: State,
  { at, cardSource }: { at: number; cardSource: CardSource },
): Extract<Step<State, Event>, { ok: true }> {
  const before = cardSource.save();
  const undo = () => cardSource.restore(before);
  const events: Event[] = [];
  let state = start;
  let asked = 0;
  let isMixed = false;
  try {
    for (let command = answerOf(table.awaiting(state), cardSource); command !== null; ) {
      const decision = table.decide(state, { at, by: { kind: 'chance' }, command });
      if (!decision.ok) throw new Error(`the table asked for chance and refused it: ${decision.refusal}`);
      state = decision.events.reduce(table.evolve, state);
      events.push(...decision.events);
      asked += 1;
      isMixed ||= command.type === 'shuffled';
      if (asked > MOST_CHANCE) throw new Error('the table never stops asking for chance');
      command = answerOf(table.awaiting(state), cardSource);
    }
  } catch (error) {
    undo();
    throw error;
  }
  const { shoe, drawn } = cardSource.save();
  return { ok: true, state, events, cards: asked === 0 ? null : { shoe: isMixed ? shoe : null, drawn }, undo };
}

function answerOf(awaiting: TableAwaiting, cardSource: CardSource): ChanceAnswer | null {
  switch (awaiting.kind) {
    case 'card':
      return { type: 'card', card: cardSource.draw() };
    case 'shuffle':
      cardSource.shuffle(awaiting.decks);
      return { type: 'shuffled' };
    case 'index':
      return { type: 'index', index: cardSource.index(awaiting.below) };
    case 'people':
    case 'nobody':
      return null;
  }
}
