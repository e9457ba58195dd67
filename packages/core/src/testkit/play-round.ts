import type { Card } from '../cards.ts';
import { awaiting, type RoundAwaiting } from '../round/awaiting.ts';
import type { RoundCommand } from '../round/command.ts';
import { decide } from '../round/decide.ts';
import type { RoundEvent } from '../round/event.ts';
import { evolve } from '../round/evolve.ts';
import type { Action, Game, HandResult } from '../round/state.ts';
import { listedCards } from './card-row.ts';

/** Whatever a round may ask of people, dealer and clock. */
export type RoundQuestion = Exclude<RoundAwaiting, { kind: 'card' } | { kind: 'nothing' }>;

/** Answers a question with a command, or with null to leave the round there. */
export type Choose = (question: RoundQuestion, game: Game) => RoundCommand | null;

/** Where a round was left and everything that happened on the way. */
export interface PlayedRound {
  readonly game: Game;
  readonly events: readonly RoundEvent[];
}

function answerTo(game: Game, cards: readonly Card[], choose: Choose): RoundCommand | null {
  const question = awaiting(game);
  switch (question.kind) {
    case 'nothing':
      return null;
    case 'card': {
      const card = cards[game.round.dealt];
      return card ? { type: 'card', card } : null;
    }
    default:
      return choose(question, game);
  }
}

/**
 * Plays a round on until it is settled, the cards run out or `choose` gives no answer. The nth card of the round is the nth
 * of `cards`. Throws when a command is refused.
 */
export function playRound(start: Game, cards: readonly Card[], choose: Choose): PlayedRound {
  const events: RoundEvent[] = [];
  let game = start;
  for (let next = answerTo(game, cards, choose); next; next = answerTo(game, cards, choose)) {
    const decision = decide(game, next);
    if (!decision.ok) throw new Error(`${JSON.stringify(next)} was refused: ${decision.refusal}`);
    events.push(...decision.events);
    game = decision.events.reduce(evolve, game);
  }
  return { game, events };
}

/** One answer in a listed round. Insurance is answered by the first spot that is still asked. */
export type Move =
  | Action
  | 'insure'
  | 'decline'
  | 'closeInsurance'
  | 'dealerHit'
  | 'dealerStand'
  | `discard ${number}`
  | `reveal ${number}`
  | `forfeit ${number}`;

function commandOf(move: Move, question: RoundQuestion): RoundCommand {
  const [word, number] = move.split(' ');
  switch (word) {
    case 'insure':
    case 'decline': {
      const asked = question.kind === 'insurance' ? question.spots[0] : undefined;
      return { type: 'insure', spot: asked ?? 0, take: word === 'insure' };
    }
    case 'closeInsurance':
    case 'dealerHit':
    case 'dealerStand':
      return { type: word };
    case 'discard':
    case 'reveal':
      return { type: word, index: Number(number) };
    case 'forfeit':
      return { type: word, spot: Number(number) };
    case 'hit':
    case 'stand':
    case 'double':
    case 'split':
    case 'surrender':
      return { type: 'act', action: word };
    default:
      throw new Error(`not a move: ${move}`);
  }
}

/**
 * Plays a round with exactly these cards (`listedCards`) and moves. It may end before the settlement, but a card or a move
 * left over throws: a list says what the rules ask for, no more.
 */
export function playListed(start: Game, cards: string, moves: readonly Move[]): PlayedRound {
  const row = listedCards(cards);
  const left = [...moves];
  const played = playRound(start, row, (question) => {
    const move = left.shift();
    return move ? commandOf(move, question) : null;
  });
  const unused = row.length - played.game.round.dealt;
  if (unused > 0 || left.length > 0) {
    throw new Error(`left over: ${unused} cards and moves ${JSON.stringify(left)} at ${played.game.round.phase.kind}`);
  }
  return played;
}

/** The results of a settled round, in acting order. Throws for one that is not settled. */
export function resultsOf({ game: { round } }: PlayedRound): readonly HandResult[] {
  if (round.phase.kind !== 'settled') throw new Error(`not settled: ${round.phase.kind}`);
  return round.phase.results;
}
