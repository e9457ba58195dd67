import { type Card, cardValue, DECK, RANKS, type RandomIndex } from '@upcard/core';
import { parseRanks } from '../injected-ranks.ts';
import type { StandardEvent } from '../standard/event.ts';
import { capitalOf, isDealing, participantAs } from '../standard/query.ts';
import type { StandardState } from '../standard/state.ts';
import type { Spoken, StandardChance, StandardInput, StandardRun } from './standard-run.ts';
import type { RunStep } from './table-run.ts';

type Step = RunStep<StandardState, StandardEvent>;

/** A game up to some moment, with all that chance gave in it. */
export interface PlayedGame {
  readonly start: StandardState;
  readonly spoken: readonly Spoken[];
  readonly steps: readonly Step[];
  readonly cards: readonly Card[];
  readonly indices: readonly number[];
}

/** The same game in which others may have bid, bet, put in front and hold something else. */
export interface Redrawn {
  readonly inputs: readonly StandardInput[];
  readonly cards: readonly Card[];
  /** The place of the first input that leads to something new, or null when nothing is. */
  readonly since: number | null;
}

/** Chance that writes down what it gives. */
export function recordedChance(chance: StandardChance): StandardChance & Pick<PlayedGame, 'cards' | 'indices'> {
  const cards: Card[] = [];
  const indices: number[] = [];
  return {
    cards,
    indices,
    card: () => {
      const card = chance.card();
      cards.push(card);
      return card;
    },
    index: (below) => {
      const index = chance.index(below);
      indices.push(index);
      return index;
    },
  };
}

/** Gives exactly this and has nothing behind it: a game that asks for one thing more fails. */
export function exactChance({ cards, indices }: Pick<PlayedGame, 'cards' | 'indices'>): StandardChance {
  const [nextCard, nextIndex] = [cards.values(), indices.values()];
  const given = <Value>({ done, value }: IteratorResult<Value, undefined>): Value => {
    if (done || value === undefined) throw new Error('the game asks for more than it did before');
    return value;
  };
  return { card: () => given(nextCard.next()), index: () => given(nextIndex.next()) };
}

/** What a run has come to. */
export function playedGame(run: StandardRun, chance: Pick<PlayedGame, 'cards' | 'indices'>): PlayedGame {
  const [first] = run.steps();
  return {
    start: first?.before ?? run.state(),
    spoken: run.spoken(),
    steps: run.steps(),
    cards: [...chance.cards],
    indices: [...chance.indices],
  };
}

/** A rank put in front: which input it came with, and its place in it. */
interface Front {
  readonly input: number;
  readonly place: number;
}

/** Where the cards of the newest deal came from, by id, and what still lies in front. */
interface Sources {
  readonly front: readonly Front[];
  /** Places in the list of cards that chance gave; cards that were put in front are not among them. */
  readonly drawn: ReadonlyMap<number, number>;
}

function sourcesOf({ spoken, steps }: PlayedGame): Sources {
  const accepted = spoken.flatMap(({ answer }, input) => (answer === 'ok' ? [input] : []));
  let front: Front[] = [];
  const drawn = new Map<number, number>();
  let given = 0;
  steps.forEach(({ events }, step) => {
    for (const event of events) {
      if (event.type === 'ranksApplied') {
        front = [...event.ranks.map((_, place) => ({ input: accepted[step] ?? 0, place })), ...front];
      }
      if (event.type === 'dealBegan') drawn.clear();
      if (event.type !== 'round' || event.event.type !== 'cardDealt') continue;
      if (front.shift() === undefined) drawn.set(event.event.id, given++);
    }
  });
  return { front, drawn };
}

/** How the auction of a round ended, or null when nobody will ever know what was bid in it. */
function outcomeOf({ steps }: PlayedGame, round: number): { winner: number | null; paid: number } | null {
  const events = steps.filter(({ before }) => before.round === round).flatMap((step) => step.events);
  return events.find((event) => event.type === 'auctionResolved') ?? null;
}

function anotherBid(game: PlayedGame, { before }: Step, { number, index }: { number: number; index: RandomIndex }) {
  const outcome = outcomeOf(game, before.round);
  const isRevealed = outcome !== null && (before.options.betsShown === 'all' || outcome.winner === number);
  if (isRevealed) return null;
  // One that loses and is never shown stays below what was paid.
  const below =
    outcome === null ? capitalOf(before, number) + 1 : Math.min(outcome.paid, capitalOf(before, number) + 1);
  if (index(3) === 0 || below === 0) return { type: 'skip' } as const;
  return { type: 'bid', amount: index(below) } as const;
}

function anotherBet({ before }: Step, { number, index }: { number: number; index: RandomIndex }) {
  const least = before.options.minimumBet;
  const more = Math.floor((capitalOf(before, number) - least) / 2);
  return { type: 'bet', amount: least + 2 * index(more + 1) } as const;
}

/** What somebody else may have said instead, as far as this viewer can tell, or null. */
function instead(game: PlayedGame, step: Step, said: { input: StandardInput; viewer: string; index: RandomIndex }) {
  const { by, command } = said.input;
  if (by.kind !== 'person' && by.kind !== 'policy') return null;
  const number = participantAs(step.before, by.person.id)?.number ?? 0;
  if (by.person.id === said.viewer || number === 0) return null;
  const isBid = command.type === 'bid' || command.type === 'skip';
  if (isBid && step.before.options.bidding === 'blind') return anotherBid(game, step, { number, index: said.index });
  const last = game.steps.at(-1)?.after;
  const isSealed = last?.phase.kind === 'bets' && last.round === step.before.round;
  return command.type === 'bet' && isSealed ? anotherBet(step, { number, index: said.index }) : null;
}

function otherRanks(cards: string, places: readonly number[], index: RandomIndex): string {
  return (parseRanks(cards) ?? []).map((rank, place) => (places.includes(place) ? RANKS[index(13)] : rank)).join('');
}

function redrawnInputs(game: PlayedGame, viewer: string, index: RandomIndex): StandardInput[] {
  const { front } = sourcesOf(game);
  let accepted = -1;
  return game.spoken.map(({ input, answer }, place) => {
    if (answer !== 'ok') return input;
    accepted += 1;
    const { command } = input;
    const hidden = front.filter((one) => one.input === place).map((one) => one.place);
    if (command.type === 'applyCards' && hidden.length > 0) {
      return { ...input, command: { ...command, cards: otherRanks(command.cards, hidden, index) } };
    }
    const step = game.steps[accepted];
    const other = step === undefined ? null : instead(game, step, { input, viewer, index });
    // The round that an answer names stays as it was.
    return other === null ? input : { ...input, command: { ...command, ...other } };
  });
}

/** Cards that may lie there instead: once play goes on, everybody knows that the Dealer has no natural. */
function possible({ course }: StandardState): readonly Card[] {
  const table = course?.table;
  const up = table?.dealer.find(({ kind }) => kind === 'faceUp');
  const missing = up && { 1: 10, 10: 1 }[cardValue(up.card)];
  return DECK.filter((card) => cardValue(card) !== missing);
}

function redrawnCards(game: PlayedGame, viewer: string, index: RandomIndex): Card[] {
  const last = game.steps.at(-1)?.after ?? game.start;
  const cards = [...game.cards];
  // A Dealer who has resigned has seen them too.
  const hasDealt = game.steps.some(({ after }) => after.round === last.round && isDealing(after, viewer));
  if (last.options.deal !== 'upcard-first' && hasDealt) return cards;
  const { drawn } = sourcesOf(game);
  const choices = possible(last);
  for (const { kind, id } of last.course?.table?.dealer ?? []) {
    const place = drawn.get(id);
    if (kind === 'faceDown' && place !== undefined) cards[place] = choices[index(choices.length)] ?? 'AS';
  }
  return cards;
}

/** The place of the input that led to the newest deal. */
function newestDeal({ spoken, steps }: PlayedGame): number {
  const accepted = spoken.flatMap(({ answer }, place) => (answer === 'ok' ? [place] : []));
  return accepted[steps.findLastIndex(({ events }) => events.some(({ type }) => type === 'dealBegan'))] ?? 0;
}

/** The game with everything redrawn that this viewer (by id) may not know at its end. */
export function redrawnFor(game: PlayedGame, viewer: string, index: RandomIndex): Redrawn {
  const inputs = redrawnInputs(game, viewer, index);
  const cards = redrawnCards(game, viewer, index);
  const isOther = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);
  const said = inputs.findIndex(({ command }, place) => isOther(command, game.spoken[place]?.input.command));
  const places = [...(said === -1 ? [] : [said]), ...(isOther(cards, game.cards) ? [newestDeal(game)] : [])];
  return { inputs, cards, since: places.length === 0 ? null : Math.min(...places) };
}
