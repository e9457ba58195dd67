import {
  type Card,
  cardsOf,
  columnOf,
  decideRound,
  evolveRound,
  type Game,
  type HandRef,
  legalActions,
  prescribedAction,
  type Rank,
  type RoundCommand,
  type RuleSet,
  roundAwaiting,
  type StrategyTable,
  strategyRow,
} from '@upcard/core';
import { startSolo } from '@upcard/core/testkit/start-round';
import { orders, quotient, WAGER } from './exact-deal.ts';

/** Unseen cards: how many of each rank. */
export type Ranks = ReadonlyMap<Rank, number>;

function after(game: Game, command: RoundCommand): Game {
  const decision = decideRound(game, command);
  if (!decision.ok) throw new Error(`${JSON.stringify(command)} was refused: ${decision.refusal}`);
  return decision.events.reduce(evolveRound, game);
}

function byTable(game: Game, at: HandRef, table: StrategyTable): RoundCommand {
  const hand = game.round.spots[0]?.hands[at.hand];
  const [upcard] = game.round.dealer;
  if (!hand || !upcard) throw new Error('nobody can be asked yet');
  const legal = legalActions(game, at);
  const row = strategyRow(cardsOf(hand), legal.split.isLegal);
  const action = row && prescribedAction(table[row][columnOf(upcard.card)], (wanted) => legal[wanted].isLegal);
  return { type: 'act', action: action ?? 'stand' };
}

function netOf({ round }: Game): bigint {
  if (round.phase.kind !== 'settled') throw new Error(`not settled: ${round.phase.kind}`);
  return round.phase.results.reduce((sum, { net }) => sum + BigInt(net), 0n);
}

function cardSum(game: Game, left: Ranks, table: StrategyTable): bigint {
  let sum = 0n;
  for (const [rank, count] of left) {
    if (count === 0) continue;
    const card: Card = `${rank}S`;
    sum += BigInt(count) * roundSum(after(game, { type: 'card', card }), new Map(left).set(rank, count - 1), table);
  }
  return sum;
}

const sizeOf = (left: Ranks): number => [...left.values()].reduce((sum, count) => sum + count, 0);

/** What a round brings in all orders of the unseen cards together, in tenths of its first wager. */
function roundSum(game: Game, left: Ranks, table: StrategyTable): bigint {
  const question = roundAwaiting(game);
  switch (question.kind) {
    case 'nothing':
      return netOf(game) * orders(sizeOf(left));
    case 'card':
      if (sizeOf(left) === 0) throw new Error('the shoe ran out');
      return cardSum(game, left, table);
    case 'action':
      return roundSum(after(game, byTable(game, question.at, table)), left, table);
    case 'insurance':
      return roundSum(after(game, { type: 'closeInsurance' }), left, table);
    default:
      throw new Error(`nobody answers ${question.kind}`);
  }
}

/** The mean net of a round, in first wagers, over every deal of a shoe through the round machine, played by a letter table. */
export function everyRoundValue(rules: RuleSet, shoe: Ranks, table: StrategyTable): number {
  return quotient(roundSum(startSolo(rules, Number(WAGER)), shoe, table), WAGER * orders(sizeOf(shoe)));
}
